/** Puts "[Verse]" on a line of its own at the caret, with a blank line before it, and leaves the caret on the line below. */
export function insertSection(lyrics: string, caret: number, section: string): { text: string; caret: number } {
  const at = Math.max(0, Math.min(caret, lyrics.length));
  // Inside a line the tag goes after it: a line of a song is never cut in two.
  const lineEnd = lyrics.indexOf("\n", at) === -1 ? lyrics.length : lyrics.indexOf("\n", at);
  const before = lyrics.slice(0, lineEnd).replace(/[ \t\n]+$/, "");
  const after = lyrics.slice(lineEnd).replace(/^\n+/, "");
  const head = `${before === "" ? "" : `${before}\n\n`}[${section}]\n`;
  return { text: head + after, caret: head.length };
}
