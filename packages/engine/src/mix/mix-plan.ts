import type { Decibels, Hertz, Seconds } from "../units.ts";
import type { StemName } from "../score/score.ts";

/** How a style wants to be mixed; part of the score, so that a score alone makes the record. */
export interface MixPlan {
  /** Level of each stem relative to the lead vocal (or to the mix in an instrumental); absent stems are not in the song. */
  levels: Partial<Record<StemName, Decibels>>;
  /** Kick ducks the stems named here: 0 none … 1 to silence. */
  sidechain: { depth: number; release: Seconds; stems: readonly StemName[] };
  reverb: { seconds: Seconds; preDelay: Seconds; damping: Hertz; level: Decibels };
  /** Echo in note values of the song's tempo. */
  delay: { beats: number; feedback: number; level: Decibels };
  /** Drive of the mix bus, 0 clean … 1 hot. */
  saturation: number;
  /** Tape-like darkening for lo-fi: everything above is rolled off; absent for none. */
  lowpass?: Hertz;
  /** Vinyl crackle and hiss, absent for none. */
  noise?: Decibels;
  /** Shelves of the master, from the style's target curve. */
  tone: { low: Decibels; mid: Decibels; high: Decibels; air: Decibels };
  /** 0 mono … 1 as mixed … 1.5 wide. Below 120 Hz everything is mono. */
  width: number;
}
