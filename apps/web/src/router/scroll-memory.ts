import { mainScroller } from "../lib/main-scroller.ts";

const KEY = "tunewright.scroll";
/** Frames in which a page may still grow to the height that it had. */
const PATIENCE_FRAMES = 30;
const LONGEST = 50;

/** Where each visited page was scrolled to, by the key of its history entry; outlives a reload of the tab. */
const tops = new Map<string, number>(readKept());

function readKept(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

export function noteScroll(key: string): void {
  const top = mainScroller()?.scrollTop;
  if (top === undefined) return;
  tops.delete(key);
  tops.set(key, top);
  if (tops.size > LONGEST) tops.delete(tops.keys().next().value as string);
}

export function keepScroll(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...tops]));
  } catch {
    // Storage is blocked: a reload begins at the top.
  }
}

/** Scrolls to where the entry was left, as soon as the page is high enough; gives the way to stop trying. */
export function restoreScroll(key: string): () => void {
  const wanted = tops.get(key) ?? 0;
  let frame = 0;
  let asked = 0;
  const attempt = () => {
    const scroller = mainScroller();
    scroller?.scrollTo({ top: wanted, behavior: "instant" });
    asked += 1;
    if (scroller && Math.abs(scroller.scrollTop - wanted) > 1 && asked < PATIENCE_FRAMES) frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}
