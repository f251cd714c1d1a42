/** Seconds heard after which a listen counts; of short songs, half. */
const COUNTS_AFTER = 30;
/** A larger step between two positions is a jump, not listening. */
const LONGEST_STEP = 1.5;

/** Counts what was really heard of one playing of a song, and says once that it was a listen. */
export interface ListenCounter {
  /** A new playing begins. */
  restart(): void;
  /** The position now; `duration` null while unknown. True once, when the playing has become a listen. */
  heardAt(position: number, duration: number | null): boolean;
}

export function createListenCounter(): ListenCounter {
  let seconds = 0;
  let last: number | null = null;
  let counted = false;
  return {
    restart() {
      seconds = 0;
      last = null;
      counted = false;
    },
    heardAt(position, duration) {
      if (last !== null) {
        const step = position - last;
        if (step > 0 && step <= LONGEST_STEP) seconds += step;
      }
      last = position;
      const enough = duration === null ? COUNTS_AFTER : Math.min(COUNTS_AFTER, duration / 2);
      if (counted || seconds < enough) return false;
      counted = true;
      return true;
    },
  };
}
