import { THEMES } from "../lyrics/themes/catalogue.ts";
import { spellCardinal } from "../lyrics/spell-numbers.ts";
import type { Mood, Subject } from "./brief.ts";
import { NOT_NAMES, NOT_THINGS } from "./subject-words.ts";

const ABOUT = /\b(?:about|on the subject of|dedicated to|celebrating|describing|telling (?:the story )?of|inspired by|tribute to|to honou?r|for when|for)\s+(.+)$/isu;
const GERUND = /^\p{L}{2,}ing$/u;
const NOT_GERUNDS = new Set("thing nothing something everything anything king spring ring wing string sing morning evening wedding ceiling bring being during building feeling".split(" "));
const PHRASE_END = new Set("who that which where when while and but or so because as is are was were has have had in on at with from to into for by about after before until under over through like than then not no being".split(" "));
const DETERMINERS = new Set("a an the my our your his her their this that these those some".split(" "));

const triggers = THEMES.map((theme) => ({
  key: theme.key,
  pattern: new RegExp(`(?<![\\p{L}])(?:${theme.triggers.trim().split(/\s+/).map((word) => word.replaceAll("_", "[\\s-]").replace(/\*$/, "\\p{L}*")).join("|")})(?![\\p{L}])`, "giu"),
}));

/** Activities nobody sings of gladly. */
export const SAD_DOING = /^(los|miss|leav|dy|kill|fail|hurt|cry|wait|griev|break|fall|fight|hat|suffer|drown|say|being|getting|having|standing up)/;

/** What the song is about: the part after "about" where there is one, else the whole text without the words of style. */
export function readSubject(prompt: string, title: string, mood: Mood, home?: string): Subject {
  const clean = prompt.replace(/\s+/gu, " ").trim().slice(0, 600);
  const about = ABOUT.exec(clean)?.[1];
  const clause = (about ?? clean).split(/[.;!?\n]/u)[0]!.trim();
  const found = rankThemes(clause, 2);
  for (const [key, score] of rankThemes(`${title}. ${clean}`, 1)) found.set(key, (found.get(key) ?? 0) + score);
  if (home) found.set(home, (found.get(home) ?? 0) + 3.5);
  if (mood.valence < -0.3 && found.has("loss")) found.set("loss", found.get("loss")! + 4);
  const themes = [...found].toSorted((a, b) => b[1] - a[1]).map(([key]) => key).slice(0, 3);
  const recognised = themes.length > 0;
  if (!recognised) themes.push(mood.valence < -0.3 ? "loss" : mood.valence > 0.4 ? "joy" : mood.arousal > 0.4 ? "freedom" : "dream");
  const name = readName(clean);
  const age = readAge(clean);
  const activity = readActivity(about === undefined ? "" : clause);
  // What is lost, missed or broken is the subject, not the losing.
  const rest = activity && SAD_DOING.test(activity) ? clause.split(" ").slice(1).join(" ") : undefined;
  const thing = rest !== undefined ? readThing(rest, name) : activity ? undefined : readThing(about === undefined && clean.split(" ").length > 5 ? "" : clause, name);
  return {
    themes, recognised,
    ...(thing ? { thing } : {}), ...(activity ? { activity } : {}), ...(name ? { name } : {}), ...(age ? { age } : {}),
    ...placeOf(clean),
  };
}

function rankThemes(text: string, weight: number): Map<string, number> {
  const out = new Map<string, number>();
  for (const { key, pattern } of triggers) {
    const hits = new Map<string, number>();
    for (const match of text.matchAll(pattern)) if (!hits.has(match[0].toLowerCase())) hits.set(match[0].toLowerCase(), match.index);
    if (hits.size > 0) {
      const first = Math.min(...hits.values());
      out.set(key, weight * (hits.size + 0.6 * (1 - first / (text.length + 1))));
    }
  }
  return out;
}

/** A capitalised word that is no sentence start, month or style; or one that "turns", "is named" or follows "my sister". */
function readName(text: string): string | undefined {
  const called = /\b(?:named|called|friend|sister|brother|mother|father|mom|mum|dad|daughter|son|wife|husband|cat|dog|puppy|kitten|horse|grandma|grandpa|girl|boy|baby|for|uncle|aunt)\s+(\p{Lu}\p{Ll}{1,11})(?!\p{L})/u.exec(text)?.[1];
  const doing = /(?:^|[\s:,])(\p{Lu}\p{Ll}{1,11})(?:'s|’s)?\s+(?:turns|turning|is turning|will be|is|was|loves|and I|\d+(?:st|nd|rd|th)|birthday|graduates|retires)/u.exec(text)?.[1];
  const inside = [...text.matchAll(/(?<=[\p{Ll},:]\s)(\p{Lu}\p{Ll}{1,11})(?!\p{L})/gu)].map((match) => match[1]!);
  for (const name of [called, doing, ...inside]) if (name && !NOT_NAMES.has(name.toLowerCase()) && !new RegExp(`\\b(?:in|to|at|from|near|of)\\s+${name}\\b`, "u").test(text)) return name;
  return undefined;
}

function readAge(text: string): string | undefined {
  const match = /\b(?:turn(?:s|ing|ed)?|is|becomes?|age|aged)\s+(\d{1,3})\b(?!\s*(?:bpm|%|seconds|minutes|\/))|\b(\d{1,3})(?:st|nd|rd|th)\s+birthday|\b(\d{1,3})\s+years?\s+old/iu.exec(text);
  const age = match?.[1] ?? match?.[2] ?? match?.[3];
  return age && Number(age) >= 1 && Number(age) <= 110 ? spellCardinal(age) : undefined;
}

function readActivity(clause: string): string | undefined {
  const words = clause.split(/[,(]/u)[0]!.split(" ").filter(Boolean);
  const first = words[0]?.toLowerCase() ?? "";
  if (!GERUND.test(first) || NOT_GERUNDS.has(first)) return undefined;
  const kept = words.slice(0, 6);
  while (kept.length > 1 && (PHRASE_END.has(kept.at(-1)!.toLowerCase()) || DETERMINERS.has(kept.at(-1)!.toLowerCase()))) kept.pop();
  const phrase = [first, ...kept.slice(1)].join(" ");
  return /^[a-z' -]+$/iu.test(phrase) ? phrase : undefined;
}

function readThing(clause: string, name: string | undefined): string | undefined {
  const words = clause.split(/[,(:]/u)[0]!.split(" ").filter(Boolean);
  const out: string[] = [];
  for (const word of words) {
    const plain = word.toLowerCase();
    if (out.length > 0 && PHRASE_END.has(plain)) break;
    // "the dog sleeping" is about the dog; "late night texting" is too unsure to name.
    if (out.length > 0 && GERUND.test(plain) && !NOT_GERUNDS.has(plain)) {
      if (!DETERMINERS.has(out[0]!)) return undefined;
      if (out.length > 1) break;
    }
    if (out.length > 0 && /^(?:turns?|goes|gets|loves|hates|wants|makes|never|always)$/.test(plain)) break;
    out.push(word === name ? word : plain);
    if (out.length > 4) return undefined;
  }
  if (out.length === 0) return undefined;
  if (out[0] === "a" || out[0] === "an" || out[0] === "some") out[0] = "the";
  const core = out.filter((word) => !DETERMINERS.has(word));
  const phrase = out.join(" ");
  if (core.length === 0 || !/^[\p{L}' -]+$/u.test(phrase) || !/^[\u0000-\u024f]+$/u.test(phrase)) return undefined;
  if (name !== undefined && out.includes(name)) return undefined;
  if (core.some((word) => GERUND.test(word) && !NOT_GERUNDS.has(word)) && core.length === 1) return undefined;
  if (core.some((word) => NOT_THINGS.has(word.toLowerCase())) || phrase === name) return undefined;
  if (/'s$|s'$/.test(core.at(-1)!)) return undefined;
  return phrase;
}

function placeOf(text: string): { place?: string } {
  const place = /\b(?:in|to|at|from|near|of)\s+((?:New |San |Los |Las |Saint |Rio de )?\p{Lu}\p{Ll}{2,12})(?!\p{L})/u.exec(text)?.[1];
  return place && !NOT_NAMES.has(place.toLowerCase()) && !/^[A-G]$/.test(place) ? { place } : {};
}
