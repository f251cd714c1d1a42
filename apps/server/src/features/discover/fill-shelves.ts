interface Candidates { key: string; ids: readonly string[] }

/**
 * Puts each song on one shelf only: a shelf takes its first `each` candidates that stand on none above. Where there are few songs, the
 * trending shelf takes no more than half of them, so that new ones have a shelf, too. Shelves that stay empty are left out.
 */
export function fillShelves<S extends Candidates>(shelves: readonly S[], each: number): (S & { ids: string[] })[] {
  const taken = new Set<string>();
  const free = (shelf: Candidates): string[] => shelf.ids.filter((id) => !taken.has(id));
  return shelves.flatMap((shelf, index) => {
    const left = free(shelf);
    const shared = shelf.key === "trending" && shelves.some((other, at) => at > index && other.key === "new" && free(other).length < each * 2);
    const ids = [...new Set(left)].slice(0, shared ? Math.min(each, Math.ceil(left.length / 2)) : each);
    for (const id of ids) taken.add(id);
    return ids.length === 0 ? [] : [{ ...shelf, ids }];
  });
}
