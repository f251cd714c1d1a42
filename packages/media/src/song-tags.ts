/** What a file says of the song in it. Empty and missing fields are left out. */
export interface SongTags {
  title?: string;
  artist?: string;
  album?: string;
  year?: number;
  comment?: string;
  lyrics?: string;
  /** A JPEG or PNG picture; other bytes are refused with RangeError. */
  cover?: Uint8Array;
  /** Says that the song was made with AI, as laws on synthetic media ask. */
  ai?: AiMark;
}

/** The mark of a song that a model made. */
export interface AiMark {
  /** As people know it: "v4.5". */
  model: string;
  seed?: number;
}

/** The sentence of the mark, the same in every format. */
export const aiSentence = ({ model, seed }: AiMark): string =>
  `Made with AI by Tunewright (model ${cleanLine(model, 60)}${seed === undefined ? "" : `, seed ${seed}`})`;

/** The name of the field that holds the mark where a format takes fields of any name. */
export const AI_FIELD = "AI_GENERATED";

/** Tags fit to be written: plain text, one line but for lyrics, bounded; the mark stands in the comment too, which every player shows. */
export interface CleanTags {
  title?: string;
  artist?: string;
  album?: string;
  year?: string;
  comment?: string;
  lyrics?: string;
  ai?: string;
  cover?: { bytes: Uint8Array; type: "image/jpeg" | "image/png" };
}

const LINE = 300;
const LYRICS = 20_000;

export function cleanTags(tags: SongTags): CleanTags {
  const ai = tags.ai && aiSentence(tags.ai);
  const comment = [tags.comment && cleanLine(tags.comment, LINE), ai].filter(Boolean).join(". ");
  const lines = { title: tags.title, artist: tags.artist, album: tags.album };
  const year = tags.year !== undefined && Number.isInteger(tags.year) && tags.year > 0 && tags.year < 10_000 ? String(tags.year).padStart(4, "0") : undefined;
  const lyrics = tags.lyrics === undefined ? "" : cleanText(tags.lyrics);
  return {
    ...Object.fromEntries(Object.entries(lines).flatMap(([key, text]) => {
      const line = text === undefined ? "" : cleanLine(text, LINE);
      return line ? [[key, line]] : [];
    })),
    ...(year ? { year } : {}),
    ...(comment ? { comment } : {}),
    ...(lyrics ? { lyrics } : {}),
    ...(ai ? { ai } : {}),
    ...(tags.cover ? { cover: { bytes: tags.cover, type: pictureType(tags.cover) } } : {}),
  };
}

/** One line without control characters, cut at whole characters. */
function cleanLine(text: string, most: number): string {
  return cut(text.normalize("NFC").replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, " ").replace(/ {2,}/gu, " ").trim(), most);
}

/** Lines kept, ending in "\n"; other control characters removed. */
function cleanText(text: string): string {
  return cut(text.normalize("NFC").replace(/\r\n?|[\u2028\u2029]/gu, "\n").replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, "").trim(), LYRICS);
}

const cut = (text: string, most: number): string => [...text].slice(0, most).join("");

function pictureType(bytes: Uint8Array): "image/jpeg" | "image/png" {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "image/jpeg";
  if (bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47) return "image/png";
  throw new RangeError("a cover must be a JPEG or PNG picture");
}
