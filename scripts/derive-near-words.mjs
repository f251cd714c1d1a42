// Derives packages/engine/src/brief/near-word-table.ts from word vectors: which feeling and which style a word comes nearest to.
// Run by hand when seeds change: node scripts/derive-near-words.mjs <GloVe vectors as JSON {words, vectors} or wink-embeddings JSON> <WordNet dict folder>
// The vectors are GloVe 6B (Pennington, Socher, Manning 2014; Public Domain Dedication and License); none of them is shipped, only the answers.
import { readFileSync, writeFileSync } from "node:fs";

const [, , vectorsFile, wordnet] = process.argv;
const { STYLES } = await import("../packages/engine/src/brief/styles/catalogue.ts");
const { MOOD_WORDS } = await import("../packages/engine/src/brief/read-mood.ts");
const data = JSON.parse(readFileSync(vectorsFile, "utf8"));
const rank = new Map(data.words.map((word, i) => [word, i]));
const vectorOf = (word) => {
  const raw = data.vectors?.[word] ?? (rank.has(word) ? data.vectors?.[rank.get(word)] : undefined);
  if (!raw) return undefined;
  const plain = Array.from(raw).slice(0, 100);
  const length = Math.hypot(...plain) || 1;
  return plain.map((x) => x / length);
};
const dot = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0);
const mean = (vectors) => {
  const sum = vectors[0].map((_, d) => vectors.reduce((s, v) => s + v[d], 0));
  const length = Math.hypot(...sum);
  return sum.map((x) => x / length);
};
const axis = (high, low) => {
  const [a, b] = [high, low].map((words) => mean(words.split(" ").map(vectorOf).filter(Boolean)));
  const raw = a.map((x, d) => x - b[d]);
  const length = Math.hypot(...raw);
  return raw.map((x) => x / length);
};
const VALENCE = axis(
  "happy joyful cheerful delightful wonderful lovely bright beautiful sweet warm friendly charming pleasant glad glorious sunny playful radiant",
  "sad miserable gloomy dreadful horrible bitter grim painful tragic cruel mournful terrible dismal bleak hopeless dark ugly sinister",
);
const AROUSAL = axis(
  "furious frantic wild explosive fierce aggressive intense violent frenzied fiery raging thunderous exhilarating energetic hectic rowdy",
  "calm quiet peaceful gentle serene tranquil soft sleepy slow placid mellow languid still restful relaxed soothing",
);
const words = (file) => new Set(readFileSync(`${wordnet}/${file}`, "utf8").split("\n").filter((line) => /^[a-z]/.test(line)).map((line) => line.split(" ")[0]));
const adjectives = words("index.adj");
const nouns = words("index.noun");

/** Scenes and relatives of the styles beside their own keywords. */
const SEEDS = {
  pop: "boyband bubblegum", synthwave: "synthesizer synth neon", folk: "fiddle ballads zither folksong", house: "nightclub dancefloor edm", rock: "guitarist grunge guitars arena-rock",
  jazz: "jazz bebop saxophone saxophonist", orchestral: "orchestra symphony symphonic orchestral", ambient: "meditative soundscapes dreamlike", "disco funk": "disco glitter",
  country: "bluegrass banjo honky-tonk yodeling", "bossa nova": "samba bossa", reggae: "reggae rasta jamaican", techno: "techno industrial-strength", "drum and bass": "breakbeat", lullaby: "lullaby nursery",
  "sea shanty": "shanty sailors pirates", metal: "thrash metalcore headbanging", blues: "bluesy harmonica", gospel: "gospel hymn choir worship", "piano ballad": "ballad",
  "latin pop": "flamenco mariachi bachata reggaeton", punk: "punk anarchist", funk: "funky", salsa: "mambo merengue rumba tango", afrobeats: "afrobeat highlife", amapiano: "kwaito", trance: "hypnotic",
  chiptune: "nintendo arcade pinball", baroque: "baroque harpsichord bach", "indie rock": "indie", soul: "motown", dub: "dub", cumbia: "cumbia accordion", "hip hop": "rap rapper breakdancing", choral: "choral chorale motet cantata polyphonic",
  "musical theatre": "broadway operetta vaudeville cabaret",
};
/** People, and words for music in general: they name no style. */
const NOT_SOUNDS = new Set(
  ("presley elvis beatles dylan marley mccartney ellington sondheim bach mozart beethoven haydn handel liszt chopin brahms schubert schumann tchaikovsky mendelssohn sinatra holiday gershwin " +
    "vivaldi rachmaninoff stravinsky mahler wagner verdi puccini gillespie coltrane parker hendrix lennon jagger springsteen cash garland armstrong snoop bizet rossini brecht chekhov grieg elgar schoenberg prokofiev shostakovich sibelius orbison pimp striptease arista jive").split(" "),
);
const MUSIC = mean("music song songs guitar dance band melody rhythm singer concert tune musical ballad drums".split(" ").map(vectorOf));
const styleSeeds = STYLES.map((style) => ({ key: style.key, vectors: (SEEDS[style.key] ?? "").split(" ").filter(Boolean).map(vectorOf).filter(Boolean) })).filter((style) => style.vectors.length > 0);
const known = new Set([...Object.keys(MOOD_WORDS), ...STYLES.flatMap((style) => [style.key, ...style.keywords])]);

const rows = [];
for (const word of data.words.slice(0, 60_000)) {
  if (!/^[a-z][a-z-]{2,15}$/.test(word) || known.has(word)) continue;
  const vector = vectorOf(word);
  if (!vector) continue;
  let feeling = "";
  if (adjectives.has(word) && rank.get(word) < 40_000) {
    const valence = Math.max(-0.9, Math.min(0.9, dot(vector, VALENCE) * 1.9));
    const arousal = Math.max(-0.9, Math.min(0.9, dot(vector, AROUSAL) * 1.9));
    if (Math.hypot(valence, arousal) >= 0.42) feeling = `${2 * Math.round(valence * 5)},${2 * Math.round(arousal * 5)}`;
  }
  let style = "";
  if (adjectives.has(word) || nouns.has(word)) {
    const near = styleSeeds.map(({ key, vectors }) => ({ key, score: Math.max(...vectors.map((seed) => dot(seed, vector))) })).toSorted((a, b) => b.score - a.score);
    // Commoner words say too many things at once.
    if (rank.get(word) > 9000 && !NOT_SOUNDS.has(word) && near[0].score > (adjectives.has(word) ? 0.56 : 0.5) && near[0].score - near[1].score > 0.02 && dot(vector, MUSIC) > 0.2) style = String(STYLES.findIndex((entry) => entry.key === near[0].key));
  }
  if (feeling || style) rows.push({ word, feeling, style });
}
rows.sort((a, b) => (a.word < b.word ? -1 : 1));
const print = (entries, text) => {
  const lines = [];
  let line = "";
  for (const entry of entries) {
    const item = text(entry);
    if (line.length + item.length > 130) { lines.push(line); line = ""; }
    line += line ? ` ${item}` : item;
  }
  return [...lines, line].map((entry) => `  "${entry} "`).join(" +\n");
};
const head = "// Written by scripts/derive-near-words.mjs; change its seeds, not this file. From GloVe 6B (PDDL) and WordNet's parts of speech.\n";
const folder = new URL("../packages/engine/src/brief/", import.meta.url);
const feelings = rows.filter((row) => row.feeling);
// Rounded to fifths, words of one feeling share a row.
const groups = Map.groupBy(feelings, (row) => row.feeling);
writeFileSync(new URL("near-feelings.ts", folder), `${head}
/** Tenths of valence and arousal, then the words that come nearest to them. */
export const NEAR_FEELINGS: readonly (readonly [number, number, string])[] = [
${[...groups].toSorted().map(([feeling, list]) => `  [${feeling.replace(",", ", ")},\n${print(list, (row) => row.word)}],`).join("\n")}
];
`);
const homes = Map.groupBy(rows.filter((row) => row.style), (row) => STYLES[Number(row.style)].key);
writeFileSync(new URL("near-styles.ts", folder), `${head}
/** Style, then the words that come nearest to it. */
export const NEAR_STYLES: readonly (readonly [string, string])[] = [
${[...homes].toSorted().map(([key, list]) => `  ["${key}",\n${print(list, (row) => row.word)}],`).join("\n")}
];
`);
console.log(`${feelings.length} feelings, ${[...homes.values()].flat().length} styles`);
