export interface ToastAction { label: string; onClick: () => void }
export interface ToastOptions {
  /** A second, quieter sentence. */
  detail?: string;
  action?: ToastAction;
  /** `error` interrupts the screen reader. */
  tone?: "plain" | "error" | "warning";
  /** Milliseconds; 4 s unless told, kept open while it is hovered or holds focus. */
  duration?: number;
}
export interface ToastMessage extends ToastOptions { id: number; message: string }

const MOST = 3;
const listeners = new Set<() => void>();
let shown: readonly ToastMessage[] = [];
let made = 0;

function change(next: readonly ToastMessage[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Says something in passing: `toast("Song is now public", { action: { label: "Share", onClick } })`. Callable from anywhere. */
export function toast(message: string, options: ToastOptions = {}): number {
  made += 1;
  // The same words again do not pile up.
  change([...shown.filter((other) => other.message !== message), { ...options, message, id: made }].slice(-MOST));
  return made;
}
export const dismissToast = (id: number): void => change(shown.filter((other) => other.id !== id));
export const shownToasts = (): readonly ToastMessage[] => shown;
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
