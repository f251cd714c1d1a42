import { derivePronunciation } from "./derive-pronunciation.ts";
import { isFunctionWord } from "./function-words.ts";
import { heteronymSound } from "./heteronyms.ts";
import { letterToSound } from "./letter-to-sound.ts";
import { NAMES } from "./name-pronunciations.ts";
import { plainWord, readOwnPronunciations, type OwnPronunciations } from "./own-pronunciations.ts";
import { OVERRIDES } from "./pronunciation-overrides.ts";
import type { Dictionary, PronouncedWord, Pronouncer } from "./pronunciation.ts";
import { speakToken } from "./speak-token.ts";
import { syllabify } from "./syllabify.ts";

type Source = PronouncedWord["source"];
/** From the surest to the least sure: a token of several words is as sure as its least sure one. */
const SOURCES: readonly Source[] = ["override", "dictionary", "rule", "guessed"];

interface Found {
  sounds: string[];
  source: Source;
}

/** Letters that are sung of one token: no word of any language we know is longer, and nobody sings on after that. */
const LONGEST_WORD = 48;
/** Joined dashes, ellipses and slashes between letters separate words even without a space. */
const WORD_BREAK = /\s+|(?<=[\p{L}\p{N}][—–…|\\]+)(?=[\p{L}\p{N}])|(?<=\p{L}\.{2,})(?=\p{L})/u;

/**
 * Turns written lyrics into sounds: the person's `own` dictionary first, then a dictionary and, where it has no answer, rules of our own.
 * A token such as "24" is one word with the syllables of all it says. Never throws on any text.
 */
export function createPronouncer(dictionary: Dictionary, own: OwnPronunciations = {}): Pronouncer {
  const remembered = new Map<string, Found>();
  let owned: ReadonlyMap<string, string[]> = new Map();
  owned = readOwnPronunciations(own, (word) => (word === "" ? undefined : search(word).sounds));

  return {
    pronounce(text) {
      const tokens = text.split(WORD_BREAK).filter((token) => token !== "");
      const shouted = isShouted(text);
      const isWord = (word: string): boolean => lookup(word) !== undefined;
      const spoken = tokens.map((token, i) => speakToken(token.slice(0, LONGEST_WORD), { previous: tokens[i - 1], next: tokens[i + 1], shouted, isWord }));
      const line = spoken.flat();
      let at = 0;
      return tokens.flatMap((token, i): PronouncedWord[] => {
        const ownSounds = owned.get(plainWord(token.slice(0, LONGEST_WORD)));
        const words = spoken[i]!;
        const first = at;
        at += words.length;
        if (words.length === 0 && !ownSounds) return [];
        const found = ownSounds ? [{ sounds: ownSounds, source: "override" as const }] : words.map((word, k) => {
          const other = owned.has(word) ? undefined : heteronymSound(line, first + k);
          return other ? { sounds: other.split(" "), source: "override" as const } : find(word);
        });
        return [
          {
            text: token,
            spoken: words.length > 0 ? words.join(" ") : plainWord(token),
            // Word by word, so that consonants never slip over the border inside "twenty four".
            syllables: found.flatMap(({ sounds }) => syllabify(sounds)),
            isFunctionWord: words.length === 1 && isFunctionWord(words[0]!),
            source: SOURCES[Math.max(...found.map(({ source }) => SOURCES.indexOf(source)))]!,
          },
        ];
      });
    },
  };

  function find(word: string): Found {
    const known = remembered.get(word);
    if (known) return known;
    const found = search(word);
    remembered.set(word, found);
    return found;
  }

  function search(word: string): Found {
    const override = owned.get(word) ?? ourSounds(word);
    if (override) return { sounds: override, source: "override" };
    const entry = entryOf(word);
    if (entry) return { sounds: entry, source: "dictionary" };
    const derived = derivePronunciation(word, lookup);
    if (derived) return { sounds: derived, source: "rule" };
    return { sounds: letterToSound(word.replace(/[^a-z]/g, "")), source: "guessed" };
  }

  function lookup(word: string): string[] | undefined {
    return owned.get(word) ?? ourSounds(word) ?? entryOf(word);
  }

  /** Dictionary entries may carry remarks after "#". */
  function entryOf(word: string): string[] | undefined {
    const sounds = dictionary.lookup(word)?.split("#")[0]!.trim().split(/\s+/);
    return sounds?.some((s) => /\d$/.test(s)) ? sounds : undefined;
  }
}

const ourSounds = (word: string): string[] | undefined => (OVERRIDES.get(word) ?? NAMES.get(word))?.split(" ");

/** In a text all in capitals, capitals do not mean initials. */
function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length > 8 && letters.filter((c) => c !== c.toLowerCase()).length > letters.length * 0.7;
}
