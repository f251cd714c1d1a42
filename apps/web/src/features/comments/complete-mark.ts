/** An @handle or #hashtag that is being typed: its sign, what stands after it so far, and where the sign stands. */
export interface OpenMark { sign: "@" | "#"; term: string; start: number }

/** The mark that the caret stands at the end of; null elsewhere. */
export function markAt(text: string, caret: number): OpenMark | null {
  const match = /(?<![\p{L}\p{N}_@#/&])([@#])([\p{L}\p{M}\p{N}_]{0,50})$/u.exec(text.slice(0, caret));
  if (!match) return null;
  const [, sign, term] = match as unknown as [string, "@" | "#", string];
  // A handle has no letters beyond these: nobody is found for what is none.
  if (sign === "@" && !/^\w{0,40}$/.test(term)) return null;
  return { sign, term, start: match.index };
}

/** The text with the mark filled in and a space after it, and where the caret goes. */
export function acceptMark(text: string, caret: number, mark: OpenMark, name: string): { text: string; caret: number } {
  const rest = text.slice(caret).replace(/^[\p{L}\p{M}\p{N}_]+/u, "");
  const head = `${text.slice(0, mark.start)}${mark.sign}${name} `;
  return { text: head + rest.replace(/^ /, ""), caret: head.length };
}
