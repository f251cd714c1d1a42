import type { Seconds } from "../units.ts";
import { SAMPLE_RATE, secondsToSamples } from "../units.ts";

/** Ping-pong echo with a dark, thin feedback path. Reads the send and adds the return; state carries over. */
export function createTempoDelay(options: { time: Seconds; feedback: number }): (
  inLeft: Float32Array, inRight: Float32Array, outLeft: Float32Array, outRight: Float32Array, gain: number,
) => void {
  const size = Math.max(1, secondsToSamples(options.time));
  const lineL = new Float32Array(size);
  const lineR = new Float32Array(size);
  const feedback = Math.max(0, Math.min(0.85, options.feedback));
  const dark = 1 - Math.exp((-2 * Math.PI * 4200) / SAMPLE_RATE);
  const thin = 1 - Math.exp((-2 * Math.PI * 260) / SAMPLE_RATE);
  const held = { at: 0, lowL: 0, lowR: 0, baseL: 0, baseR: 0 };
  return (inLeft, inRight, outLeft, outRight, gain) => {
    let { at, lowL, lowR, baseL, baseR } = held;
    for (let i = 0; i < inLeft.length; i++) {
      const l = lineL[at]!;
      const r = lineR[at]!;
      lowL += dark * (l - lowL);
      lowR += dark * (r - lowR);
      baseL += thin * (lowL - baseL) + 1e-20;
      baseR += thin * (lowR - baseR) + 1e-20;
      const echoL = lowL - baseL;
      const echoR = lowR - baseR;
      // The send enters on the left and crosses over on every turn.
      lineL[at] = 0.5 * (inLeft[i]! + inRight[i]!) + feedback * echoR;
      lineR[at] = feedback > 0 ? echoL * 0.9 : 0;
      outLeft[i] = outLeft[i]! + gain * echoL;
      outRight[i] = outRight[i]! + gain * echoR;
      if (++at === size) at = 0;
    }
    Object.assign(held, { at, lowL, lowR, baseL, baseR });
  };
}
