/**
 * Changes a text area to `next` as if it had been typed, so that the browser's undo takes it back; only the part that differs is
 * replaced. Where the browser has no such command the caller's `onChange` gets the text. The caret ends at `caret`.
 */
export function typeInto(area: HTMLTextAreaElement, next: string, caret: number, onChange: (text: string) => void): void {
  const before = area.value;
  let head = 0;
  while (head < before.length && head < next.length && before[head] === next[head]) head += 1;
  let tail = 0;
  while (tail < before.length - head && tail < next.length - head && before[before.length - 1 - tail] === next[next.length - 1 - tail]) tail += 1;
  area.focus();
  area.setSelectionRange(head, before.length - tail);
  const typed = document.execCommand("insertText", false, next.slice(head, next.length - tail));
  if (!typed) onChange(next);
  requestAnimationFrame(() => area.setSelectionRange(caret, caret));
}
