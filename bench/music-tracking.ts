// Tempo and key as trackers that know nothing of the score find them in the band of 100 songs and more, over all styles.
import { printShare } from "./figure.ts";
import { gatherSongs, type HeardSong } from "./music/gather-songs.ts";

/** The felt beat and its octaves: in compound metres it is the dotted quarter. */
function isTempo({ bpm, heardBpm, meter }: HeardSong): boolean {
  const compound = /^(6|9|12)\/8$/.test(meter);
  return [1, 2, 0.5, ...(compound ? [2 / 3, 4 / 3, 1 / 3] : [])].some((factor) => Math.abs(heardBpm - bpm * factor) <= Math.max(1, factor));
}

const MAJOR_OF: Record<string, number> = { major: 0, minor: 3, dorian: 10, phrygian: 8, lydian: 7, mixolydian: 5, "harmonic-minor": 3 };
/** The same seven notes: key or relative, modes by their parent scale; a mode's own tonic with its third counts as well. */
function isKey({ tonic, mode, heardKey }: HeardSong): boolean {
  const parent = (tonic + MAJOR_OF[mode]!) % 12;
  const heard = (heardKey.tonic + MAJOR_OF[heardKey.mode]!) % 12;
  const isBright = (name: string): boolean => ["major", "lydian", "mixolydian"].includes(name);
  return heard === parent || (heardKey.tonic === tonic && isBright(heardKey.mode) === isBright(mode));
}

const songs = await gatherSongs();
const missed = (test: (song: HeardSong) => boolean, show: (song: HeardSong) => string): string => songs.filter((song) => !test(song)).map(show).join("; ");
printShare(`tempo within 1 BPM or its octave, ${songs.length} songs`, songs.filter(isTempo).length, songs.length, 0.95);
console.log(`  missed: ${missed(isTempo, (song) => `${song.style} ${song.bpm} heard ${song.heardBpm.toFixed(1)}`)}`);
printShare("key or its relative", songs.filter(isKey).length, songs.length, 0.9);
console.log(`  missed: ${missed(isKey, (song) => `${song.style} ${song.tonic} ${song.mode} heard ${song.heardKey.tonic} ${song.heardKey.mode}`)}`);
