/** RGB rows from the top. */
export interface Picture { data: Uint8Array; width: number; height: number }

/** From paper-black over ember to bone. */
const STOPS = [[14, 15, 12], [70, 26, 14], [194, 58, 14], [255, 150, 80], [243, 241, 231]] as const;

/** Values 0–1 (clamped) as colours. */
export function inked(values: Float32Array, width: number, height: number): Picture {
  const data = new Uint8Array(width * height * 3);
  values.forEach((value, i) => {
    const place = Math.min(1, Math.max(0, value)) * (STOPS.length - 1);
    const low = Math.min(STOPS.length - 2, Math.floor(place));
    for (let c = 0; c < 3; c++) data[3 * i + c] = Math.round(STOPS[low]![c]! + (place - low) * (STOPS[low + 1]![c]! - STOPS[low]![c]!));
  });
  return { data, width, height };
}
