const ONES = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
).split(" ");
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const SCALES: readonly [number, string][] = [[1e12, "trillion"], [1e9, "billion"], [1e6, "million"], [1e3, "thousand"], [100, "hundred"]];
const IRREGULAR_ORDINALS: Readonly<Record<string, string>> = {
  one: "first", two: "second", three: "third", five: "fifth", eight: "eighth", nine: "ninth", twelve: "twelfth",
};

/** Digits → words: "24" → "twenty four". Beyond 10^15, and with leading zeros, digit by digit. */
export function spellCardinal(digits: string): string {
  if (digits.length > 15 || (digits.length > 1 && digits.startsWith("0"))) return spellDigits(digits);
  return cardinal(Number(digits));
}

function cardinal(n: number): string {
  if (n < 20) return ONES[n]!;
  for (const [size, name] of SCALES) {
    if (n >= size) return `${cardinal(Math.floor(n / size))} ${name}${n % size > 0 ? ` ${cardinal(n % size)}` : ""}`;
  }
  return TENS[Math.floor(n / 10)]! + (n % 10 > 0 ? ` ${ONES[n % 10]}` : "");
}

/** "21" → "twenty first". */
export function spellOrdinal(digits: string): string {
  const words = spellCardinal(digits).split(" ");
  const last = words.pop()!;
  return [...words, IRREGULAR_ORDINALS[last] ?? (last.endsWith("y") ? `${last.slice(0, -1)}ieth` : `${last}th`)].join(" ");
}

/** Four digits as a year: "1999" → "nineteen ninety nine", "2026" → "twenty twenty six", "2005" → "two thousand five". */
export function spellYear(digits: string): string {
  const century = digits.slice(0, 2);
  const rest = digits.slice(2);
  if (digits[1] === "0" && rest.startsWith("0")) return spellCardinal(digits);
  if (rest === "00") return `${spellCardinal(century)} hundred`;
  return `${spellCardinal(century)} ${rest.startsWith("0") ? `oh ${spellCardinal(rest[1]!)}` : spellCardinal(rest)}`;
}

/** "1985" of "1985s" or "80" of "80s": "nineteen eighties", "eighties". */
export function spellDecade(digits: string): string {
  const words = (digits.length === 4 ? spellYear(digits) : spellCardinal(digits)).split(" ");
  const last = words.pop()!;
  return [...words, last.endsWith("y") ? `${last.slice(0, -1)}ies` : last.endsWith("x") ? `${last}es` : `${last}s`].join(" ");
}

/** "7", "05" → "seven oh five"; "12", "00" → "twelve o'clock". */
export function spellTime(hours: string, minutes: string): string {
  const spoken = spellCardinal(String(Number(hours)));
  if (minutes === "00") return `${spoken} o'clock`;
  return `${spoken} ${minutes.startsWith("0") ? `oh ${spellCardinal(minutes[1]!)}` : spellCardinal(minutes)}`;
}

/** Digit by digit: "007" → "zero zero seven". */
export const spellDigits = (digits: string): string => [...digits].map((d) => ONES[Number(d)]!).join(" ");
