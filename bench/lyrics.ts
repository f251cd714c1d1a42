// How many lines two written songs share: twenty seeds of one request, and requests about other things under one seed.
import { loadDictionary } from "@tunewright/engine-node/dictionary/load-dictionary";
import { writeSong } from "@tunewright/engine/song/plan-song";
import { printFigure } from "./figure.ts";

const dictionary = loadDictionary();
const linesOf = (prompt: string, seed: number): Set<string> =>
  new Set(writeSong({ prompt, seed }, dictionary).sheet.sections.flatMap((section) => section.lines.map((line) => line.text.toLowerCase())).filter(Boolean));

/** Mean share of the shorter song's lines that the other one has too, over all pairs. */
function shared(sets: readonly ReadonlySet<string>[]): number {
  const pairs = sets.flatMap((a, i) => sets.slice(i + 1).map((b) => [...a].filter((line) => b.has(line)).length / Math.min(a.size, b.size)));
  return pairs.reduce((sum, value) => sum + value, 0) / pairs.length;
}

for (const prompt of ["a pop song about love", "a pop song about the sea", "a rock song about a purple teapot", "a house song", "a folk song about my grandmother", "a hip hop song about the city"]) {
  printFigure(`lines shared by two of twenty seeds, ${prompt}`, shared(Array.from({ length: 20 }, (_, seed) => linesOf(prompt, seed * 7 + 1))), 0.3, "");
}
printFigure("lines shared across ten subjects, one seed",
  shared(["love", "the sea", "a lost dog", "winter", "my mother", "freedom", "a robot", "the moon", "coffee", "the city"].map((subject) => linesOf(`a pop song about ${subject}`, 3))), 0.1, "");
