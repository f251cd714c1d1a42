import type { LiveEvent } from "@tunewright/contract";
import { LIVE_PATH } from "@tunewright/contract";

type Listener = (event: LiveEvent) => void;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 20_000;

const listeners = new Set<Listener>();
const stateListeners = new Set<() => void>();
let socket: WebSocket | null = null;
let open = false;
let wait = FIRST_WAIT;
let timer: ReturnType<typeof setTimeout> | undefined;
let wasOpenBefore = false;
/** Whether anyone wants a socket at all: an operator can turn live events off. */
let wanted = false;

function setOpen(now: boolean): void {
  if (open === now) return;
  open = now;
  for (const listener of stateListeners) listener();
}

function announce(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}

/** Waits a random part of the back-off, so that a restarted server is not met by everyone at once. */
function reconnectLater(): void {
  clearTimeout(timer);
  timer = setTimeout(connectLive, wait * (0.5 + Math.random() / 2));
  wait = Math.min(LONGEST_WAIT, wait * 2);
}

/** Opens the one socket and keeps it open. Safe to call again. */
export function connectLive(): void {
  wanted = true;
  clearTimeout(timer);
  if (socket && socket.readyState <= WebSocket.OPEN) return;
  const url = new URL(LIVE_PATH, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  const mine = new WebSocket(url);
  socket = mine;
  mine.addEventListener("open", () => {
    if (socket !== mine) return;
    wait = FIRST_WAIT;
    setOpen(true);
    // Whatever happened while we were away was not heard.
    if (wasOpenBefore) announce({ type: "resync" });
    wasOpenBefore = true;
  });
  mine.addEventListener("message", ({ data }) => {
    if (socket !== mine) return;
    try {
      announce(JSON.parse(String(data)) as LiveEvent);
    } catch (cause) {
      console.error("A live event could not be read", cause);
    }
  });
  mine.addEventListener("close", () => {
    if (socket !== mine) return;
    socket = null;
    setOpen(false);
    reconnectLater();
  });
}

/** Opens the socket anew, after signing in or out: it carries the events of whoever opened it. */
export function reconnectLive(): void {
  const old = socket;
  socket = null;
  wasOpenBefore = false;
  old?.close();
  setOpen(false);
  if (wanted) connectLive();
}

export const isLive = (): boolean => open;
export function onLiveEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export function onLiveState(listener: () => void): () => void {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
}
