// Whether any two styles are told apart by their sound: nearest mean over scaled features, taught by half of the songs, tried on the other.
import { printShare } from "./figure.ts";
import { gatherSongs, type HeardSong } from "./music/gather-songs.ts";

const songs = await gatherSongs();
const styles = [...new Set(songs.map((song) => song.style))];
const width = songs[0]!.features.length;
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

/** Right answers of all pairs of styles when songs of one parity teach; the scale is the spread inside the styles. */
function round(parity: number): { right: number; asked: number; name: number; weak: string[] } {
  const teach = songs.filter((song) => song.seed % 2 === parity);
  const test = songs.filter((song) => song.seed % 2 !== parity);
  const centre = new Map(styles.map((style) => {
    const own = teach.filter((song) => song.style === style);
    return [style, Array.from({ length: width }, (_, d) => mean(own.map((song) => song.features[d]!)))] as const;
  }));
  const scale = Array.from({ length: width }, (_, d) => Math.sqrt(mean(teach.map((song) => (song.features[d]! - centre.get(song.style)![d]!) ** 2))) + 1e-6);
  const far = (song: HeardSong, style: string): number => centre.get(style)!.reduce((sum, x, d) => sum + Math.min(9, ((song.features[d]! - x) / scale[d]!) ** 2), 0);
  let right = 0;
  let asked = 0;
  const confused = new Map<string, number>();
  for (const song of test) for (const other of styles) {
    if (other === song.style) continue;
    asked++;
    if (far(song, song.style) < far(song, other)) right++;
    else {
      const pair = [song.style, other].toSorted().join(" / ");
      confused.set(pair, (confused.get(pair) ?? 0) + 1);
    }
  }
  const name = test.filter((song) => styles.every((other) => other === song.style || far(song, song.style) <= far(song, other))).length / test.length;
  return { right, asked, name, weak: [...confused].filter(([, count]) => count >= 2).map(([pair, count]) => `${pair} ${count}`) };
}

const rounds = [round(0), round(1)];
printShare(`styles told apart, ${styles.length} styles, every pair`, rounds.reduce((sum, r) => sum + r.right, 0), rounds.reduce((sum, r) => sum + r.asked, 0), 0.8);
console.log(`  named out of ${styles.length}: ${(100 * mean(rounds.map((r) => r.name))).toFixed(0)} %; confused: ${rounds.flatMap((r) => r.weak).join("; ")}`);
