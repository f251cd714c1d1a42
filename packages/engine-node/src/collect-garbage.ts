import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

let collect: (() => void) | undefined;

/**
 * Collects this thread's garbage now (some 40 ms). For the few moments at which much has just been let go: a heap of little objects that hold
 * big blocks looks small to the collector, and would keep them for long.
 */
export function collectGarbage(): void {
  if (!collect) {
    setFlagsFromString("--expose-gc");
    collect = runInNewContext("gc") as () => void;
  }
  collect();
}
