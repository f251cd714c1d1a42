/** A list with one item at another place; places beyond the ends are the ends. */
export function moveWithin<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from];
  if (item === undefined) return [...list];
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, item);
}

/** Which way a row steps aside while another is dragged by so many places: -1 up, 1 down, 0 stays. */
export function yieldOf(index: number, drag: { from: number; steps: number } | null): -1 | 0 | 1 {
  if (!drag || index === drag.from) return 0;
  const to = drag.from + drag.steps;
  if (index > drag.from && index <= to) return -1;
  return index < drag.from && index >= to ? 1 : 0;
}
