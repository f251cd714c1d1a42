import { useCallback, useEffect, useState } from "react";

const SHOWN_MS = 2_000;

/** True for two seconds after the returned function is called. */
export function useConfirmation(): [boolean, () => void] {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (at === 0) return;
    const timer = setTimeout(() => setAt(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [at]);
  return [at > 0, useCallback(() => setAt((was) => was + 1), [])];
}
