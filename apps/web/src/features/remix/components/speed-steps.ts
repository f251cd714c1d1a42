/** The 49 steps from 0.25 to 4: a semitone apart, since without kept pitch a step of speed is a step of pitch. */
export const SPEED_STEPS: readonly number[] = Array.from({ length: 49 }, (_, step) => Math.round(0.25 * 16 ** (step / 48) * 10_000) / 10_000);

export const REST_STEP = SPEED_STEPS.indexOf(1);

/** With the pitch kept any speed is allowed, in hundredths; otherwise the nearest step. */
export function speedAt(value: number, keepPitch: boolean): number {
  const inside = Math.min(4, Math.max(0.25, value));
  if (keepPitch) return Math.round(inside * 100) / 100;
  return SPEED_STEPS.reduce((best, step) => (Math.abs(Math.log(step / inside)) < Math.abs(Math.log(best / inside)) ? step : best), 1);
}
