import { keyName } from "../compose/spell.ts";
import { readBrief } from "../brief/read-brief.ts";
import { formatLyrics } from "../lyrics/format-lyrics.ts";
import { createPronouncer } from "../lyrics/pronounce.ts";
import type { Dictionary } from "../lyrics/pronunciation.ts";
import { THEMES } from "../lyrics/themes/catalogue.ts";
import { writeLyrics } from "../lyrics/write-lyrics.ts";
import { createRandom } from "../random.ts";

/** Words for a song, without the song: lyrics with section tags. A blank prompt gets a theme of its own. Pure; never throws for any text. */
export function writeWords({ prompt, seed }: { prompt: string; seed: number }, dictionary: Dictionary): { title: string; lyrics: string } {
  const random = createRandom(seed);
  const about = prompt.trim() || `a song about ${random.fork("surprise").pick(THEMES).key}`;
  const { title, sections } = writeLyrics(readBrief({ prompt: about, seed }), createPronouncer(dictionary), random.fork("lyrics"));
  return { title, lyrics: formatLyrics({ title, sections: sections.filter(({ lines }) => lines.length > 0) }) };
}

/** Style words made fuller: what the engine understands of them, with its own tags, and tempo and key as it would choose them. */
export function enrichStyle(style: string, seed: number): string {
  const { style: known, bpm, key, keyNamed, mood } = readBrief({ style, seed });
  const tempo = /\d\s*bpm/iu.test(style) ? "" : `${Math.round(bpm)} bpm`;
  const words = [style.trim(), known.name.toLowerCase(), ...mood.words, ...known.tags, tempo, keyNamed ? "" : keyName(key)];
  const seen = new Set<string>();
  return words.flatMap((word) => word.split(/\s*,\s*/)).filter((word) => {
    const plain = word.toLowerCase();
    if (word === "" || seen.has(plain)) return false;
    seen.add(plain);
    return true;
  }).join(", ");
}
