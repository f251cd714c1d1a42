/** What the finer vocal renderer of the presets "rich" and "best" adds to the plain one of "quick" and "full": fullness of the upper bands, and its price. */
import { applyBiquad, highpass, lowpass } from "@tunewright/engine/sing/biquad";
import { createVocalRenderer } from "@tunewright/engine/sing/render-vocals";
import { loadVoice } from "../packages/engine-node/src/voice/load-voice.ts";
import { median, printFigure } from "./figure.ts";
import { planSungSongs } from "./sung-songs.ts";
import { TUNING } from "./sung-words.ts";

const RATE = 44_100;
/** How far 5–8 kHz may lie below 2–4 kHz in vowels. */
const LIMIT = 17;
const HOP = 882;
const voice = await loadVoice();
const hole: Record<"plain" | "fine", number[]> = { plain: [], fine: [] };
const top: Record<"plain" | "fine", number[]> = { plain: [], fine: [] };
const cpu = { plain: 0, fine: 0 };
let seconds = 0;
try {
  for (const { singer, score } of planSungSongs(TUNING).filter((_, i) => i % 2 === 0)) {
    const vocals = score.vocals.map((part) => ({ ...part, lines: part.lines.slice(0, 2) }));
    const section = vocals[0]!.lines[0]!.section;
    for (const vocalFinish of ["plain", "fine"] as const) {
      const started = process.cpuUsage();
      for await (const { samples } of createVocalRenderer({ ...score, vocals, vocalFinish }, { voice }).renderSection(section)) {
        const middle = levels(samples, 2000, 4000);
        const voiced = vowelFrames(samples);
        const below = (low: number, high: number): number => {
          const band = levels(samples, low, high);
          return median(voiced.map((k) => middle[k]! - band[k]!));
        };
        hole[vocalFinish].push(below(5000, 8000));
        top[vocalFinish].push(below(11_000, 15_000));
        if (vocalFinish === "fine") seconds += samples.length / RATE;
      }
      const { user, system } = process.cpuUsage(started);
      cpu[vocalFinish] += (user + system) / 1e6;
    }
    console.log(`  ${singer}: 5–8 kHz ${hole.plain.at(-1)!.toFixed(1)} dB below 2–4 kHz plain, ${hole.fine.at(-1)!.toFixed(1)} dB fine`);
  }
} finally {
  await voice.release();
}
printFigure("5–8 kHz below 2–4 kHz, fine voices", median(hole.fine), LIMIT, "dB", `plain ${median(hole.plain).toFixed(1)} dB`);
console.log(`11–15 kHz below 2–4 kHz: plain ${median(top.plain).toFixed(0)} dB, fine ${median(top.fine).toFixed(0)} dB; CPU seconds a second sung: plain ${(cpu.plain / seconds).toFixed(3)}, fine ${(cpu.fine / seconds).toFixed(3)}`);

/** Frames of 20 ms in which the voice is near its loudest below 1 kHz: vowels, no hiss. */
function vowelFrames(samples: Float32Array): number[] {
  const low = levels(samples, 150, 1000);
  const loudest = Math.max(...low);
  return low.flatMap((level, k) => (level > loudest - 12 ? [k] : []));
}

/** dB of a band every 20 ms. */
function levels(samples: Float32Array, low: number, high: number): number[] {
  const band = Float32Array.from(samples);
  for (let k = 0; k < 3; k++) {
    applyBiquad(band, highpass(RATE, low));
    applyBiquad(band, lowpass(RATE, high));
  }
  return Array.from({ length: Math.floor(band.length / HOP) }, (_, k) => 10 * Math.log10(band.subarray(k * HOP, (k + 1) * HOP).reduce((sum, v) => sum + v * v, 1e-12) / HOP));
}
