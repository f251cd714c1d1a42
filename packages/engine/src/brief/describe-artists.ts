import { ARTIST_DESCRIPTIONS } from "./artist-descriptions.ts";

interface Artist {
  name: string;
  /** Lower case without accents. */
  folded: string;
  description: string;
  /** Counts only where a style is spoken of. */
  guarded: boolean;
}

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("’", "'");

const ARTISTS: readonly Artist[] = ARTIST_DESCRIPTIONS.flatMap(([names, description]) => names.split("|").map((name) => {
  const plain = name.replace(/!$/, "");
  return { name: plain, folded: fold(plain), description, guarded: name.endsWith("!") };
})).toSorted((a, b) => b.folded.length - a.folded.length);

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** Words that point at somebody's way of playing. */
const MANNER = "(?:in (?:the |a )?(?:style|manner|vein|spirit|sound) of|(?:sounds?|sounding|sings?|singing|written|produced) like|something like|à la|a la|inspired by|influenced by|similar to|like|by|reminiscent of)";
const HEAD = `(?:${MANNER}\\s+(?:the\\s+)?(?:band\\s+|singer\\s+|rapper\\s+|artist\\s+)?)`;

/** Folding keeps the number of characters for the Latin letters of names, so that places in the folded text are places in the text. */
function placesOf(artist: Artist, folded: string, isStyle: boolean): RegExp | undefined {
  if (!folded.includes(artist.folded)) return undefined;
  const name = escape(artist.folded);
  const edge = "(?![\\p{L}\\p{N}])";
  const tail = "(?:'s)?(?:[- ](?:style|type beat|esque|ish|inspired|like|vibes?))?";
  if (!artist.guarded) return new RegExp(`${HEAD}?(?<![\\p{L}\\p{N}])${name}${tail}${edge}`, "giu");
  const alone = isStyle ? `|(?<=^|[,;/]\\s*)${name}(?=\\s*(?:$|[,;/]))` : "";
  return new RegExp(`${HEAD}${name}${tail}${edge}|(?<![\\p{L}\\p{N}])${name}(?:[- ](?:style|type beat|esque|inspired|vibes?))${edge}${alone}`, "giu");
}

/** "in the style of Jane Doe": somebody the table does not know. */
const UNKNOWN = /\b(?:in (?:the |a )?(?:style|manner|vein|spirit) of|sounds? like|à la|a la)\s+(?:the\s+)?(\p{Lu}[\p{L}.'’-]*(?:\s+(?:\p{Lu}[\p{L}.'’-]*|of|the|and|&))*)/gu;
const WORDS_OF_STYLE = /\b(?:19|20)?\d0s\b|\b(?:jazz|rock|pop|folk|soul|punk|metal|blues|disco|funk|house|techno|country|classical|baroque|broadway|motown|nashville|berlin|detroit|chicago)\b/i;

/**
 * Takes artists' names out of texts: nobody is imitated by name, and no name reaches title or tags. A description of the sound stands in its
 * place in the last text, the style, or is added there. Answers with the texts and sentences to the person.
 */
export function describeArtists(texts: readonly string[]): { texts: string[]; described: string[] } {
  const described = new Set<string>();
  const added = new Set<string>();
  const style = texts.length - 1;
  const out = texts.map((text, at) => {
    let plain = text;
    let folded = fold(text);
    for (const artist of ARTISTS) {
      const pattern = placesOf(artist, folded, at === style);
      if (!pattern) continue;
      // A letter that folds to several would shift places: such a text is searched as it stands.
      const searched = folded.length === plain.length ? folded : plain;
      let changed = "";
      let from = 0;
      for (const match of searched.matchAll(pattern)) {
        changed += `${plain.slice(from, match.index)} ${at === style ? artist.description : ""} `;
        if (at !== style) added.add(artist.description);
        from = match.index + match[0].length;
        described.add(`No artist is imitated by name; “${artist.name}” was taken as: ${artist.description}.`);
      }
      plain = (changed + plain.slice(from)).replace(/\s+/gu, " ").trim();
      folded = fold(plain);
    }
    return plain.replace(UNKNOWN, (whole, name: string) => {
      if (WORDS_OF_STYLE.test(name)) return whole;
      described.add("No artist is imitated by name; describe the sound in words of style and mood instead.");
      return " ";
    }).replace(/\s+/gu, " ").trim();
  });
  return { texts: out.map((text, at) => (at === style ? [text, ...added].filter(Boolean).join(", ") : text)), described: [...described] };
}

/** A title without artists' names. */
export function withoutArtists(title: string): string {
  let plain = title;
  for (const artist of ARTISTS) {
    if (artist.guarded || !artist.folded.includes(" ") || !fold(plain).includes(artist.folded)) continue;
    plain = plain.replace(new RegExp(escape(artist.name), "giu"), " ").replace(/\s+/gu, " ").trim();
  }
  return plain;
}
