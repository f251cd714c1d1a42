import type { PlayerCommands } from "./player-state.ts";
import type { Queue } from "./queue.ts";
import { addLast, addNext, dropClip, moveItem, removeItem } from "./queue.ts";

type Names = "addNext" | "addLast" | "removeFromQueue" | "moveInQueue" | "clearNext" | "forget";

/** The commands that change what waits, and leave what plays alone. */
export const queueCommands = (change: (how: (queue: Queue) => Queue) => void): Pick<PlayerCommands, Names> => ({
  addNext: (clips) => change((queue) => addNext(queue, clips)),
  addLast: (clips) => change((queue) => addLast(queue, clips)),
  removeFromQueue: (key) => change((queue) => removeItem(queue, key)),
  moveInQueue: (key, to) => change((queue) => moveItem(queue, key, to)),
  clearNext: () => change((queue) => ({ ...queue, next: [] })),
  forget: (id) => change((queue) => dropClip(queue, id)),
});
