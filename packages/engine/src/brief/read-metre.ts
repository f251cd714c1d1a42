import type { Meter } from "../score/score.ts";
import type { Style } from "./style.ts";

const WRITTEN = /\b(2|3|4|5|6|7|9|12)\s*\/\s*(4|8)\b/;

/** "3/4", "waltz", "6/8", "jig"; else the style's own metre. */
export function readMeter(text: string, style: Style): Meter {
  const written = WRITTEN.exec(text);
  if (written) {
    const meter = { beatsPerBar: Number(written[1]) as Meter["beatsPerBar"], unit: Number(written[2]) as Meter["unit"] };
    const quarters = (meter.beatsPerBar * 4) / meter.unit;
    if (quarters >= 2 && (meter.unit === 4 ? meter.beatsPerBar <= 7 : meter.beatsPerBar >= 5)) return meter;
  }
  if (/\b(waltz|three[- ]four|triple metre|triple meter)\b/i.test(text)) return { beatsPerBar: 3, unit: 4 };
  if (/\b(six[- ]eight|jig|barcarole|tarantella)\b/i.test(text)) return { beatsPerBar: 6, unit: 8 };
  return style.meter;
}
