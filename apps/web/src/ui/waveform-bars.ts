const BAR = 2;
const GAP = 1;
const LOWEST = 2;

/** An SVG path of upright bars, stroke width 2, centred in `height`. The loudest peak within a bar's stretch makes its length. */
export function barsPath(peaks: readonly number[], width: number, height: number): string {
  const count = Math.floor((width + GAP) / (BAR + GAP));
  let path = "";
  for (let bar = 0; bar < count; bar += 1) {
    const from = Math.floor((bar * peaks.length) / count);
    const to = Math.max(from + 1, Math.ceil(((bar + 1) * peaks.length) / count));
    let peak = 0;
    for (let index = from; index < to && index < peaks.length; index += 1) peak = Math.max(peak, peaks[index] ?? 0);
    const long = Math.max(LOWEST, (peak / 100) * height);
    path += `M${bar * (BAR + GAP) + BAR / 2} ${((height - long) / 2).toFixed(1)}v${long.toFixed(1)}`;
  }
  return path;
}
