const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, "ja"], [/\p{Script=Hangul}/u, "ko"], [/\p{Script=Han}/u, "zh"], [/\p{Script=Arabic}/u, "ar"], [/\p{Script=Hebrew}/u, "he"],
  [/\p{Script=Cyrillic}/u, "ru"], [/\p{Script=Greek}/u, "el"], [/\p{Script=Devanagari}/u, "hi"], [/\p{Script=Thai}/u, "th"],
];
const WORDS: Record<string, string> = {
  en: "the a an and of to in is you that it for on with about my me song at are be this from your we i",
  de: "der die das und ein eine ist nicht ich du wir mit für auf von über lied im zu den dem sich auch wenn nach nacht",
  fr: "le la les un une des et est je tu nous avec pour sur dans chanson que qui pas de du au mon ma ne",
  es: "el la los las un una y es yo tú con para sobre en canción que de del mi no por se como una",
  it: "il lo la gli un una e è io tu con per su canzone che di del mio non sono nel della",
  pt: "o a os as um uma e é eu você com para sobre em canção que de do da meu não no na",
  nl: "de het een en is ik je wij met voor op van over lied niet in zijn dat",
};
const SETS = Object.fromEntries(Object.entries(WORDS).map(([code, words]) => [code, new Set(words.split(" "))]));
const NAMES: Record<string, string> = {
  ja: "Japanese", ko: "Korean", zh: "Chinese", ar: "Arabic", he: "Hebrew", ru: "Russian", el: "Greek", hi: "Hindi", th: "Thai",
  de: "German", fr: "French", es: "Spanish", it: "Italian", pt: "Portuguese", nl: "Dutch",
};

/** ISO 639-1 code of a text by its script and its small words; "en" when nothing speaks against it. */
export function detectLanguage(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  for (const [script, code] of SCRIPTS) if (letters.filter((letter) => script.test(letter)).length > letters.length * 0.3 && letters.length > 0) return code;
  const tokens = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const score = (code: string): number => tokens.filter((token) => SETS[code]!.has(token)).length;
  const english = score("en");
  let best = "en";
  let most = english;
  for (const code of Object.keys(SETS)) if (score(code) > most + (code === "en" ? 0 : 1)) { best = code; most = score(code); }
  return best;
}

export const languageName = (code: string): string => NAMES[code] ?? "another language";
