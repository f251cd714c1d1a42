import type { Clip, ClipId } from "@tunewright/contract";

/** One place in the queue. The same clip may stand in it twice, so each place has its own key. */
export interface QueueItem { key: string; clip: Clip }

/** What was played, what plays, and what follows. Pure: each change gives a new queue. */
export interface Queue {
  history: readonly QueueItem[];
  current: QueueItem | null;
  next: readonly QueueItem[];
}

export const EMPTY_QUEUE: Queue = { history: [], current: null, next: [] };
const LONGEST_HISTORY = 100;

let made = 0;
export const queueItem = (clip: Clip): QueueItem => ({ key: `${clip.id}:${(made += 1).toString(36)}:${Date.now().toString(36)}`, clip });

const remember = (queue: Queue): readonly QueueItem[] =>
  queue.current ? [...queue.history, queue.current].slice(-LONGEST_HISTORY) : queue.history;

/** Starts a clip; what follows it in the list it stands in comes next. Without a list the clip stands alone. */
export function startFrom(queue: Queue, clip: Clip, list: readonly Clip[] = []): Queue {
  const at = list.findIndex((other) => other.id === clip.id);
  const following = at < 0 ? [] : list.slice(at + 1);
  return { history: remember(queue), current: queueItem(clip), next: following.map(queueItem) };
}

/** The next item becomes the current one; null where there is none. Those that cannot be played are passed over and dropped. */
export function advance(queue: Queue, canPlay: (clip: Clip) => boolean = () => true): Queue | null {
  const at = queue.next.findIndex((item) => canPlay(item.clip));
  const first = queue.next[at];
  return first ? { history: remember(queue), current: first, next: queue.next.slice(at + 1) } : null;
}

/** The last one played becomes the current one, and the current one comes next; null where there is none. */
export function goBack(queue: Queue): Queue | null {
  const last = queue.history.at(-1);
  if (!last) return null;
  return { history: queue.history.slice(0, -1), current: last, next: queue.current ? [queue.current, ...queue.next] : queue.next };
}

/** Plays an item that waits; those before it are skipped over into the history, as if they had been heard. */
export function jumpTo(queue: Queue, key: string): Queue | null {
  const at = queue.next.findIndex((item) => item.key === key);
  const chosen = queue.next[at];
  if (!chosen) return null;
  return { history: [...remember(queue), ...queue.next.slice(0, at)].slice(-LONGEST_HISTORY), current: chosen, next: queue.next.slice(at + 1) };
}

export const addNext = (queue: Queue, clips: readonly Clip[]): Queue => ({ ...queue, next: [...clips.map(queueItem), ...queue.next] });
export const addLast = (queue: Queue, clips: readonly Clip[]): Queue => ({ ...queue, next: [...queue.next, ...clips.map(queueItem)] });
export const removeItem = (queue: Queue, key: string): Queue => ({ ...queue, next: queue.next.filter((item) => item.key !== key) });

/** Moves a waiting item to another place among those that wait. */
export function moveItem(queue: Queue, key: string, to: number): Queue {
  const item = queue.next.find((other) => other.key === key);
  if (!item) return queue;
  const rest = queue.next.filter((other) => other.key !== key);
  const at = Math.max(0, Math.min(rest.length, to));
  return { ...queue, next: [...rest.slice(0, at), item, ...rest.slice(at)] };
}

/** A fair order of what follows (Fisher and Yates). `random` gives 0 ≤ x < 1. */
export function shuffled(items: readonly QueueItem[], random: () => number): QueueItem[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [order[last] as QueueItem, order[other] as QueueItem];
    order[last] = b;
    order[other] = a;
  }
  return order;
}

/** What is left of `original` in its own order, then what was added since. */
export function unshuffled(next: readonly QueueItem[], original: readonly string[]): QueueItem[] {
  const place = new Map(original.map((key, index) => [key, index]));
  return next.toSorted((a, b) => (place.get(a.key) ?? Infinity) - (place.get(b.key) ?? Infinity) || 0);
}

const mapItems = (items: readonly QueueItem[], clip: Clip): readonly QueueItem[] =>
  items.some((item) => item.clip.id === clip.id) ? items.map((item) => (item.clip.id === clip.id ? { ...item, clip } : item)) : items;

/** The fresh state of a clip, wherever it stands. The same queue where it stands nowhere. */
export function refreshClip(queue: Queue, clip: Clip): Queue {
  const current = queue.current?.clip.id === clip.id ? { ...queue.current, clip } : queue.current;
  const [history, next] = [mapItems(queue.history, clip), mapItems(queue.next, clip)];
  return current === queue.current && history === queue.history && next === queue.next ? queue : { history, current, next };
}

/** Takes a clip out of what waits and what was heard; what plays goes on. */
export const dropClip = (queue: Queue, id: ClipId): Queue => ({
  ...queue, history: queue.history.filter((item) => item.clip.id !== id), next: queue.next.filter((item) => item.clip.id !== id),
});
