import { transition, type ClipErrorType, type ClipState, type ClipTransition } from "@tunewright/contract";

/** The columns in which a clip's state is stored. */
export interface StoredState {
  status: ClipState["status"];
  attempt: number | null;
  duration: number | null;
  error_type: ClipErrorType | null;
  error_message: string | null;
  refunded: boolean;
}

export function toState(row: StoredState): ClipState {
  switch (row.status) {
    case "queued":
      return { status: "queued" };
    case "submitted":
    case "streaming":
      return { status: row.status, attempt: row.attempt ?? 0 };
    case "complete":
      return { status: "complete", duration: row.duration ?? 0 };
    case "error":
      return { status: "error", errorType: row.error_type ?? "engine", message: row.error_message ?? "", refunded: row.refunded };
  }
}

/** The columns that a transition changes, or null where it does not apply. */
export function columnsAfter(row: StoredState, event: ClipTransition): Partial<StoredState> | null {
  const next = transition(toState(row), event);
  if (!next) return null;
  switch (next.status) {
    case "queued":
      return { status: "queued", attempt: null };
    case "submitted":
    case "streaming":
      return { status: next.status, attempt: next.attempt };
    case "complete":
      return { status: "complete", duration: next.duration };
    case "error":
      return { status: "error", error_type: next.errorType, error_message: next.message, refunded: next.refunded };
  }
}
