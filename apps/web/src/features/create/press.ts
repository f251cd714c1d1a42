import type { UnsignedRequest } from "./build-request.ts";

/**
 * One press of Create is one transaction. While it is under way further presses are the same press; and when its answer was lost
 * (no network, server gone), pressing again with the same words repeats it under the same id, so nothing is made or charged twice.
 */
export interface Press {
  begin(request: UnsignedRequest): { transactionId: string } | null;
  /** `answered`: the server took or refused it, the id is spent. `lost`: nobody knows, the id is kept. */
  end(outcome: "answered" | "lost"): void;
}

export function createPress(newId: () => string): Press {
  let busy = false;
  let kept: { words: string; id: string } | null = null;
  return {
    begin(request) {
      if (busy) return null;
      busy = true;
      const words = JSON.stringify(request);
      if (kept?.words !== words) kept = { words, id: newId() };
      return { transactionId: kept.id };
    },
    end(outcome) {
      busy = false;
      if (outcome === "answered") kept = null;
    },
  };
}
