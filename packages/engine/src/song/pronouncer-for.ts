import type { Brief } from "../brief/brief.ts";
import { createIpaPronouncer } from "../lyrics/pronounce-ipa.ts";
import { createPronouncer } from "../lyrics/pronounce.ts";
import type { Dictionary, Pronouncer } from "../lyrics/pronunciation.ts";
import type { SongRequest } from "./song-request.ts";

/** How the words of a song are said: in the language it is sung in, and as the person wants. */
export function pronouncerFor(brief: Pick<Brief, "sungIn">, dictionary: Dictionary, request: Pick<SongRequest, "pronunciations">): Pronouncer {
  const lexicon = brief.sungIn === undefined ? undefined : dictionary.languages?.get(brief.sungIn);
  return lexicon ? createIpaPronouncer(lexicon, request.pronunciations) : createPronouncer(dictionary, request.pronunciations);
}
