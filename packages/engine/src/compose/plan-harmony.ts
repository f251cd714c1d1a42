import type { Brief } from "../brief/brief.ts";
import type { Progressions } from "../brief/style.ts";
import type { Random } from "../random.ts";
import type { ChordSpan, SectionKind } from "../score/score.ts";
import type { SectionPlan } from "./lay-out-form.ts";
import { barBeats } from "./metre.ts";
import { parseRoman } from "./parse-roman.ts";
import { isMinorish } from "./spell.ts";

/** Which progression a section draws from. */
const SOURCE: Record<SectionKind, keyof Progressions> = {
  intro: "verse", verse: "verse", "pre-chorus": "pre-chorus", chorus: "chorus", "post-chorus": "chorus", bridge: "bridge",
  break: "verse", drop: "chorus", solo: "verse", interlude: "verse", outro: "chorus",
};

const functionOf = (token: string): string => token.replace(/maj|[^IViv#b]/g, "").replace(/^#/, "");
const isTonic = (token: string): boolean => /^(I|i)(?![IViv])/.test(token);
const isDominant = (token: string): boolean => /^(V|v|bVII)(?![IViv])/.test(token);

/** One progression per kind of section for the whole song, contrasting where the table allows. */
function draw(brief: Brief, random: Random): Record<keyof Progressions, string[]> {
  const table = brief.style.harmony[isMinorish(brief.key.mode) ? "minor" : "major"];
  const verse = random.pick(table.verse);
  const firstOf = (text: string): string => functionOf(text.split(/[ ,]/)[0]!);
  const unlike = (options: readonly string[]): string => {
    const other = options.filter((text) => text !== verse && firstOf(text) !== firstOf(verse));
    return random.pick(other.length ? other : options);
  };
  const lines = { verse, "pre-chorus": random.pick(table["pre-chorus"]), chorus: unlike(table.chorus), bridge: unlike(table.bridge) };
  return Object.fromEntries(Object.entries(lines).map(([name, text]) => [name, text.split(" ")])) as Record<keyof Progressions, string[]>;
}

/** Modal keys keep their colour: the chords that would deny it are exchanged. */
function inMode(token: string, brief: Brief): string {
  const mode = brief.key.mode;
  if (mode === "dorian") return token.replace(/^iv(?=$|7|9)/, "IV").replace(/^bVI(?=$)/, "IV").replace(/^bVImaj7$/, "IV7");
  if (mode === "mixolydian") return token.replace(/^V(?=$)/, "bVII").replace(/^V7$/, "bVII7").replace(/^V\/7$/, "bVII");
  if (mode === "phrygian") return token.replace(/^(bVII|v|V7?)$/, "bII");
  if (mode === "harmonic-minor") return token.replace(/^v(?=$|7)/, "V");
  if (mode === "lydian") return token.replace(/^IV$/, "II");
  return token;
}

/** Chords of every bar, without gaps; sections lead into each other and the last bar rests on the tonic. */
export function planHarmony(brief: Brief, sections: readonly SectionPlan[], random: Random): ChordSpan[] {
  const drawn = draw(brief, random);
  const beats = barBeats(brief.meter);
  const minor = isMinorish(brief.key.mode);
  const home = minor ? "i" : "I";
  const spans: ChordSpan[] = [];
  const put = (token: string, beat: number, length: number): void => {
    const chord = parseRoman(inMode(token, brief), brief.key, brief.style.colour);
    const last = spans.at(-1);
    if (last && last.symbol === chord.symbol && Math.abs(last.beat + last.beats - beat) < 1e-9 && (beat / beats) % 4 !== 0) last.beats += length;
    else spans.push({ beat, beats: length, ...chord });
  };
  const closes = random.chance(0.5);
  const lastSung = sections.findLast((section) => section.lines.length > 0);
  sections.forEach((section, at) => {
    const progression = drawn[SOURCE[section.kind]];
    const next = sections[at + 1];
    for (let bar = 0; bar < section.bars; bar++) {
      const beat = (section.startBar + bar) * beats;
      let tokens = progression[bar % progression.length]!.split(",");
      const isLastBar = bar === section.bars - 1;
      if (isLastBar && !next) tokens = [home];
      else if (!next && bar === section.bars - 2 && isTonic(tokens.at(-1)!)) tokens = [minor ? "bVII" : "V"];
      // The last words of the song come home, however the section turned before.
      else if (section === lastSung && isLastBar && section.bars >= 2) tokens = [home];
      else if (closes && section.kind === "chorus" && isLastBar && section.bars >= 4 && next?.kind !== "chorus") tokens = [home];
      else if (closes && section.kind === "chorus" && bar === section.bars - 2 && section.bars >= 4 && next?.kind !== "chorus" && !isDominant(tokens.at(-1)!)) tokens = [tokens[0]!, minor ? "bVII" : "V"];
      else if (isLastBar && next && next.kind !== "outro" && !isDominant(tokens.at(-1)!) && leadsHome(drawn[SOURCE[next.kind]][0]!)) {
        const turn = brief.style.colour === "triad" ? (minor ? "bVII" : "V") : minor ? "V7" : "V7";
        tokens = brief.style.colour === "power" ? tokens : [tokens[0]!, turn];
      }
      tokens.forEach((token, part) => put(token, beat + (part * beats) / tokens.length, beats / tokens.length));
    }
  });
  return spans;
}

/** A dominant before the tonic makes a cadence; before anything else it would only be a detour. */
const leadsHome = (token: string): boolean => isTonic(token.split(",")[0]!);
