/** When the next song begins, before this one has ended. */
export interface HandOver {
  /** Called with every look at the position, seconds; `overlap` is the wished crossfade. */
  look(position: number, duration: number, overlap: number): void;
  cancel(): void;
}

/** What an element takes from play() to sound: it is told that much early, so that no silence is heard. Seconds. */
const START_UP = 0.006;
/** The position is looked at about seven times a second; what comes sooner than this gets a timer of its own. Seconds. */
const NEAR = 0.4;
/** A song is never overlapped by more than this share of it. */
const MOST = 1 / 3;

/** The seconds by which two songs overlap. */
export const overlapOf = (wished: number, duration: number): number => Math.max(0, Math.min(wished, duration * MOST));

/** `due` is called once the moment has come, with the seconds of the overlap. `after` is setTimeout; it gives the way to cancel. */
export function createHandOver(after: (milliseconds: number, run: () => void) => () => void, due: (overlap: number) => void): HandOver {
  let stop: (() => void) | null = null;
  const cancel = () => {
    stop?.();
    stop = null;
  };
  return {
    look(position, duration, wished) {
      if (stop) return;
      const overlap = overlapOf(wished, duration);
      const wait = duration - Math.max(overlap, START_UP) - position;
      if (wait > NEAR) return;
      stop = after(Math.max(0, wait * 1_000), () => {
        stop = null;
        due(overlap);
      });
    },
    cancel,
  };
}
