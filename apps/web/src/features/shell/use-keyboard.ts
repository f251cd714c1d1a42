import { useEffect } from "react";
import { shellPanels, setPanel, togglePanel } from "../../lib/shell-panels.ts";
import { player } from "../../player/player.ts";

const SEEK = 10;

/** Keys belong to what is being typed in or answered, not to the player; the player over the whole window keeps them. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]:not([data-player])")) return true;
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"], [role="menu"]') !== null;
}
const pressable = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('button, a, summary, [role="button"], [role="checkbox"], [role="option"]') : null;

const KEYS: Record<string, () => void> = {
  ArrowLeft: () => player.seekBy(-SEEK),
  ArrowRight: () => player.seekBy(SEEK),
  j: () => player.previous(),
  l: () => player.next(),
  m: () => player.toggleMute(),
  q: () => togglePanel("queue"),
  "?": () => setPanel("keys", true),
};

/** The keys that work everywhere on the site; `?` shows them. `like` acts on the song that plays; `search` opens where the page has no field of its own. */
export function useKeyboard(like: () => void, search: () => void): void {
  useEffect(() => {
    // Who came to a button by keyboard presses it with Space; whoever has just clicked one wants Space to pause the music.
    let clicked: Element | null = null;
    const onPointerDown = (event: PointerEvent) => { clicked = pressable(event.target); };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Tab") clicked = null;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      if (event.key === " ") {
        const button = pressable(event.target);
        if (button && button !== clicked) return;
        event.preventDefault();
        player.toggle();
        return;
      }
      if (event.key === "/") {
        event.preventDefault();
        const field = document.querySelector<HTMLInputElement>("[data-search]");
        if (field) field.focus();
        else search();
        return;
      }
      if (event.key === "Escape" && shellPanels.getState().queue) return setPanel("queue", false);
      if (event.shiftKey && event.key.toLowerCase() === "l") return like();
      const run = event.shiftKey && event.key !== "?" ? undefined : KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [like, search]);
}
