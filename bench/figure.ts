import { cpus } from "node:os";

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Nearest-rank quantile; `q` in 0–1. NaN for no values. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)] ?? Number.NaN;
}

/** Prints the one line of a figure: what, the measured value, the limit and their ratio (under 1 is within). */
export function printFigure(name: string, value: number, limit: number, unit: string, note = ""): void {
  const digits = value < 10 ? 2 : value < 100 ? 1 : 0;
  const line = `${name}: ${value.toFixed(digits)} ${unit} of ${limit} ${unit} allowed, ratio ${(value / limit).toFixed(2)}${note ? ` (${note})` : ""}`;
  console.log(`${line} on ${cpus().length} cores`);
}

/** Prints a share of cases that has to reach a wish (a ratio over 1 is reached). */
export function printShare(name: string, hits: number, cases: number, wish: number): void {
  const share = hits / Math.max(1, cases);
  console.log(`${name}: ${hits} of ${cases} = ${(100 * share).toFixed(1)} % (${(100 * wish).toFixed(0)} % wanted), ratio ${(share / wish).toFixed(2)}`);
}
