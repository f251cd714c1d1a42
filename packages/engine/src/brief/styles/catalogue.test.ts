import { describe, expect, it } from "vitest";
import { parseRoman } from "../../compose/parse-roman.ts";
import { barSteps } from "../../compose/metre.ts";
import { STYLES } from "./catalogue.ts";

describe("the style tables", () => {
  it("hold at least the eight promised styles under their own keys", () => {
    const keys = STYLES.map((style) => style.key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of ["synthwave", "pop", "folk", "lo-fi hip hop", "house", "rock", "jazz", "orchestral"]) expect(keys).toContain(key);
  });

  it("every Roman numeral can be read in every key", () => {
    for (const style of STYLES) for (const side of Object.values(style.harmony)) for (const options of Object.values(side) as string[][]) for (const text of options) for (const token of text.split(/[ ,]/)) {
      for (let tonic = 0; tonic < 12; tonic++) {
        const chord = parseRoman(token, { tonic, mode: "minor" }, style.colour);
        expect(chord.intervals[0], `${style.key} ${token}`).toBe(0);
      }
    }
  });

  it("grids and patterns fill whole bars with known signs", () => {
    for (const style of STYLES) {
      const steps = barSteps(style.meter);
      for (const groove of style.drums?.grooves ?? []) for (const grid of groove.bars) for (const line of Object.values(grid)) expect(line, style.key).toMatch(/^[1-9.]+$/);
      for (const groove of style.drums?.grooves ?? []) for (const grid of groove.bars) for (const [voice, line] of Object.entries(grid)) expect(line.length, `${style.key} ${voice}`).toBe(steps);
      for (const layer of style.layers) for (const pattern of [...(layer.calm ?? []), ...(layer.full ?? [])]) {
        expect(pattern.length, `${style.key} ${layer.id} ${pattern}`).toBe(steps);
        expect(pattern).toMatch({ bass: /^[135678ang.-]+$/, comp: /^[x.-]+$/, strum: /^[DUdu.-]+$/, arp: /^[0-7.-]+$/ }[layer.role as string] ?? /^$/);
      }
    }
  });

  it("differ where they are heard: no two share a groove, a bass line or a mix, and few share a tempo and chords", () => {
    const bassOf = (style: (typeof STYLES)[number]): string => JSON.stringify(style.layers.filter((layer) => layer.role === "bass").map((layer) => [layer.instrument, layer.calm, layer.full]));
    for (const [i, a] of STYLES.entries()) for (const b of STYLES.slice(i + 1)) {
      const name = `${a.key} and ${b.key}`;
      if (a.drums && b.drums) expect(JSON.stringify(a.drums.grooves), name).not.toBe(JSON.stringify(b.drums.grooves));
      if (bassOf(a) !== "[]") expect(bassOf(a), name).not.toBe(bassOf(b));
      expect(JSON.stringify(a.harmony), name).not.toBe(JSON.stringify(b.harmony));
      expect(JSON.stringify(a.mix), name).not.toBe(JSON.stringify(b.mix));
    }
    expect(STYLES.length).toBeGreaterThanOrEqual(36);
  });

  it("are all different: tempo, groove or instruments set any two apart", () => {
    for (const a of STYLES) for (const b of STYLES) {
      if (a === b) continue;
      const marks = [
        JSON.stringify(a.drums?.grooves) !== JSON.stringify(b.drums?.grooves),
        JSON.stringify(a.layers.map((layer) => layer.instrument)) !== JSON.stringify(b.layers.map((layer) => layer.instrument)),
        JSON.stringify(a.harmony) !== JSON.stringify(b.harmony),
        a.tempo.usual !== b.tempo.usual || a.swing.amount !== b.swing.amount || a.meter.beatsPerBar !== b.meter.beatsPerBar,
      ];
      expect(marks.filter(Boolean).length, `${a.key} and ${b.key}`).toBeGreaterThanOrEqual(3);
    }
  });
});
