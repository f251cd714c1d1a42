/** Which rows are chosen. Shift extends from the last one touched, over the rows as they stand on screen. */
export interface Selection { ids: ReadonlySet<string>; anchor: string | null }
export const NOTHING: Selection = { ids: new Set(), anchor: null };

export function toggleRow(selection: Selection, order: readonly string[], id: string, extend: boolean): Selection {
  const ids = new Set(selection.ids);
  const from = extend && selection.anchor !== null ? order.indexOf(selection.anchor) : -1;
  const to = order.indexOf(id);
  if (from === -1 || to === -1) {
    if (!ids.delete(id)) ids.add(id);
    return { ids, anchor: id };
  }
  for (const between of order.slice(Math.min(from, to), Math.max(from, to) + 1)) ids.add(between);
  return { ids, anchor: id };
}

/** All loaded rows, or none where all are chosen already. */
export const toggleAll = (selection: Selection, order: readonly string[]): Selection =>
  order.every((id) => selection.ids.has(id)) ? NOTHING : { ids: new Set(order), anchor: null };

/** Rows that are gone are chosen no more. */
export function keepPresent(selection: Selection, order: readonly string[]): Selection {
  const present = new Set(order);
  if ([...selection.ids].every((id) => present.has(id))) return selection;
  return { ids: new Set([...selection.ids].filter((id) => present.has(id))), anchor: null };
}
