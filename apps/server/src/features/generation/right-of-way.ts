/** People's songs go first: the house's own wait until none is being made in this process, and step aside when one begins. */
export interface RightOfWay {
  /** Someone's song begins; returns the function that says it ended. */
  enter(): () => void;
  /** Resolves when no one's song is being made; rejects with the signal's reason when it is aborted. */
  clear(signal: AbortSignal): Promise<void>;
  /** Aborted as soon as someone's song begins. */
  untilEntered(): AbortSignal;
}

export function createRightOfWay(): RightOfWay {
  let running = 0;
  let entered = new AbortController();
  const waiting = new Set<() => void>();
  return {
    enter() {
      running++;
      entered.abort(new Error("Someone's song goes first"));
      let left = false;
      return () => {
        if (left) return;
        left = true;
        running--;
        if (running > 0) return;
        for (const resume of waiting) resume();
      };
    },
    clear(signal) {
      return new Promise((resolve, reject) => {
        const stop = () => { waiting.delete(check); reject(signal.reason as Error); };
        const check = () => {
          if (running > 0) return;
          waiting.delete(check);
          signal.removeEventListener("abort", stop);
          resolve();
        };
        if (signal.aborted) return stop();
        signal.addEventListener("abort", stop, { once: true });
        waiting.add(check);
        check();
      });
    },
    untilEntered() {
      if (running === 0 && entered.signal.aborted) entered = new AbortController();
      return entered.signal;
    },
  };
}
