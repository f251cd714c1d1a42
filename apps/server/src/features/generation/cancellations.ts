import type { Bus } from "../../platform/realtime/bus.ts";

/** Hands the runs of this process the signal of their job's cancellation, which arrives on the bus. */
export interface Cancellations {
  of(jobId: string): { signal: AbortSignal; release(): void };
  close(): void;
}

export function listenForCancellations(bus: Bus): Cancellations {
  const running = new Map<string, Set<AbortController>>();
  const stop = bus.subscribe("job.cancel", ({ jobId }) => {
    for (const controller of running.get(jobId) ?? []) controller.abort(new Error("The song was cancelled"));
  });
  return {
    of(jobId) {
      const controller = new AbortController();
      const controllers = running.get(jobId) ?? new Set();
      running.set(jobId, controllers.add(controller));
      return {
        signal: controller.signal,
        release: () => {
          controllers.delete(controller);
          if (controllers.size === 0) running.delete(jobId);
        },
      };
    },
    close: stop,
  };
}
