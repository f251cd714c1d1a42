import { derivePronunciation } from "./derive-pronunciation.ts";
import { isFunctionWord } from "./function-words.ts";
import { heteronymSound } from "./heteronyms.ts";
import { letterToSound } from "./letter-to-sound.ts";
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
 * Turns written lyrics into sounds with a dictionary and, where it has no answer, rules of our own.
 * A token such as "24" is one word with the syllables of all it says. Never throws on any text.
 */
export function createPronouncer(dictionary: Dictionary): Pronouncer {
  const remembered = new Map<string, Found>();

  return {
    pronounce(text) {
      const tokens = text.split(WORD_BREAK).filter((token) => token !== "");
      const shouted = isShouted(text);
      const spoken = tokens.map((token, i) => speakToken(token.slice(0, LONGEST_WORD), { next: tokens[i + 1], shouted }));
      return tokens.flatMap((token, i): PronouncedWord[] => {
        const words = spoken[i]!;
        if (words.length === 0) return [];
        const before = nearWord(spoken, i, -1);
        const after = nearWord(spoken, i, 1);
        const found = words.map((word, k) => {
          const other = heteronymSound(word, words[k - 1] ?? before, words[k + 1] ?? after);
          return other ? { sounds: other.split(" "), source: "override" as const } : find(word);
        });
        return [
          {
            text: token,
            spoken: words.join(" "),
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
    const override = OVERRIDES.get(word);
    if (override) return { sounds: override.split(" "), source: "override" };
    const entry = entryOf(word);
    if (entry) return { sounds: entry, source: "dictionary" };
    const derived = derivePronunciation(word, lookup);
    if (derived) return { sounds: derived, source: "rule" };
    return { sounds: letterToSound(word.replace(/[^a-z]/g, "")), source: "guessed" };
  }

  function lookup(word: string): string[] | undefined {
    return OVERRIDES.get(word)?.split(" ") ?? entryOf(word);
  }

  /** Dictionary entries may carry remarks after "#". */
  function entryOf(word: string): string[] | undefined {
    const sounds = dictionary.lookup(word)?.split("#")[0]!.trim().split(/\s+/);
    return sounds?.some((s) => /\d$/.test(s)) ? sounds : undefined;
  }
}

function nearWord(spoken: readonly (readonly string[])[], at: number, step: 1 | -1): string {
  for (let i = at + step; i >= 0 && i < spoken.length; i += step) {
    const words = spoken[i]!;
    if (words.length > 0) return step > 0 ? words[0]! : words[words.length - 1]!;
  }
  return "";
}

/** In a text all in capitals, capitals do not mean initials. */
function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length > 8 && letters.filter((c) => c !== c.toLowerCase()).length > letters.length * 0.7;
}
