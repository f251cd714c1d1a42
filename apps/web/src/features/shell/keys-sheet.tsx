import { setPanel, useShellPanel } from "../../lib/shell-panels.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Kbd } from "../../ui/tag.tsx";
import styles from "./keys-sheet.module.css";

const KEYS: readonly [string, readonly string[]][] = [
  ["Play or pause", ["Space"]], ["Back or on by 10 seconds", ["←", "→"]], ["Previous song, next song", ["J", "L"]], ["Mute", ["M"]],
  ["Queue", ["Q"]], ["Like the song that plays", ["Shift", "L"]], ["Search", ["/"]], ["Take A, take B", ["A", "B"]], ["Move in the queue", ["Alt", "↑ ↓"]], ["This sheet", ["?"]],
];

/** All keys on one sheet. */
export function KeysSheet() {
  const open = useShellPanel("keys");
  return (
    <Dialog open={open} onClose={() => setPanel("keys", false)} title="Keyboard shortcuts">
      <dl className={styles["keys"]}>
        {KEYS.map(([what, keys]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{keys.map((key) => <Kbd key={key}>{key}</Kbd>)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
