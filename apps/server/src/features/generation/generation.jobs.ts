import * as z from "zod/mini";
import type { JobDefinition } from "../../platform/queue/jobs.ts";

const payload = z.object({ clipId: z.uuid() });
/** Ten seconds is the shortest silence that the queue can take for death; the song begins again right after. */
const life = { retry: { limit: 3, delaySeconds: 1 }, heartbeatSeconds: 10 } as const;

/**
 * Makes one take of a person's song. The takes of a generation are jobs of their own: they run side by side, and one that fails does
 * not take the other with it.
 */
export const takeJob = { name: "generation.take", payload, ...life } satisfies JobDefinition;
/** The same for the house's own songs, which step aside for everyone. */
export const houseTakeJob = { name: "generation.house-take", payload, ...life } satisfies JobDefinition;

/** What a take waits behind: nobody's fourth song comes before another's first, and all A takes of equal rank before the B takes. */
export const takePriority = (running: number, batchIndex: number): number => -(running * 10 + batchIndex * 5);
