/** Draws of one row, the same for the same seed and row whatever else is drawn (splitmix32). */
export function drawsOf(seed: number, row: number): () => number {
  let state = (Math.imul(row, 0x9e3779b1) ^ Math.imul(seed, 0x85ebca77)) >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** An index under `size`, the first ones far likelier: about as Zipf's law has it. */
export const skewed = (draw: number, size: number, power = 3): number => Math.min(size - 1, Math.floor(size * draw ** power));

/** Index of a word by its rank in a text, frequency falling as 1/rank. */
export const zipf = (draw: number, size: number): number => Math.min(size - 1, Math.floor(Math.exp(draw * Math.log(size + 1))) - 1);

/** A count with a long tail: most 0 or few, one in a million near `most`. `middle` is what half of all are below. */
export const tail = (draw: number, middle: number, most: number): number => Math.min(most, Math.floor(middle * ((1 - draw) ** -0.9 - 1)));

/** A UUID v4 out of a row's number. */
export function uuidOf(kind: number, row: number): string {
  const draw = drawsOf(kind, row);
  const hex = () => Math.floor(draw() * 2 ** 32).toString(16).padStart(8, "0");
  const text = hex() + hex() + hex() + hex();
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-4${text.slice(13, 16)}-8${text.slice(17, 20)}-${text.slice(20)}`;
}
