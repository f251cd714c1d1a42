import { useState } from "react";

const KEY = "tunewright.captions";

/** Whether captions are shown; kept in this browser, on until somebody switches them off. */
export function useCaptions(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => {
    try {
      return localStorage.getItem(KEY) !== "off";
    } catch {
      return true;
    }
  });
  return [on, (next) => {
    setOn(next);
    try {
      localStorage.setItem(KEY, next ? "on" : "off");
    } catch {
      // Storage is blocked: the choice lasts as long as the player.
    }
  }];
}
