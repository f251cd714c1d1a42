import type { SongEvent } from "@tunewright/engine";

export interface ProgressDisplay {
  show(event: Extract<SongEvent, { type: "progress" }>): void;
  /** Takes the bar off the terminal. */
  clear(): void;
}

interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

const NOTHING: ProgressDisplay = { show: () => {}, clear: () => {} };

/** A bar on a terminal; elsewhere a plain line whenever the work changes; nothing when quiet. */
export function createProgressDisplay(to: Terminal, quiet: boolean): ProgressDisplay {
  if (quiet) return NOTHING;
  return to.isTTY ? bar(to) : lines(to);
}

const ofWhat = ({ stage, section }: { stage: string; section?: string }): string => (section ? `${stage} ${section}` : stage);

function bar(to: Terminal): ProgressDisplay {
  return {
    show(event) {
      const percent = `${String(Math.floor(event.fraction * 100)).padStart(3)} %`;
      const room = Math.max(0, (to.columns ?? 80) - 1);
      const width = Math.min(32, room - percent.length - 34);
      const filled = Math.round(Math.max(0, width) * event.fraction);
      const drawn = width >= 8 ? `${"█".repeat(filled)}${"░".repeat(width - filled)} ` : "";
      to.write(`\r\u001b[K${`${drawn}${percent}  ${ofWhat(event)}`.slice(0, room)}`);
    },
    clear: () => to.write("\r\u001b[K"),
  };
}

function lines(to: Terminal): ProgressDisplay {
  let last = "";
  return {
    show(event) {
      const what = ofWhat(event);
      if (what === last) return;
      last = what;
      to.write(`${String(Math.floor(event.fraction * 100)).padStart(3)} %  ${what}\n`);
    },
    clear: () => {},
  };
}
