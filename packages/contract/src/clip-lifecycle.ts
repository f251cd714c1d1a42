/**
 * The life of a clip. Each state carries exactly its data; visibility and moderation are other axes.
 * `attempt` numbers the run of the job: events of an older attempt are stale and refused.
 */
export type ClipState =
  | { status: "queued" }
  | { status: "submitted"; attempt: number }
  | { status: "streaming"; attempt: number }
  | { status: "complete"; duration: number }
  | { status: "error"; errorType: ClipErrorType; message: string; refunded: boolean };

export type ClipErrorType = "engine" | "stalled" | "cancelled" | "storage" | "interrupted";

export type ClipTransition =
  | { type: "started"; attempt: number }
  | { type: "first-audio"; attempt: number }
  | { type: "finished"; attempt: number; duration: number }
  | { type: "failed"; attempt: number | null; errorType: ClipErrorType; message: string; refunded: boolean };

/** The next state, or null where the event does not apply (stale attempt, already ended). Pure and exhaustive. */
export function transition(state: ClipState, event: ClipTransition): ClipState | null {
  switch (state.status) {
    case "complete":
    case "error":
      return null;
    case "queued":
      switch (event.type) {
        case "started":
          return { status: "submitted", attempt: event.attempt };
        case "failed":
          return ended(event);
        case "first-audio":
        case "finished":
          return null;
      }
      break;
    case "submitted":
    case "streaming":
      switch (event.type) {
        case "started":
          return event.attempt > state.attempt ? { status: "submitted", attempt: event.attempt } : null;
        case "first-audio":
          return event.attempt === state.attempt ? { status: "streaming", attempt: state.attempt } : null;
        case "finished":
          return event.attempt === state.attempt ? { status: "complete", duration: event.duration } : null;
        case "failed":
          return event.attempt === null || event.attempt === state.attempt ? ended(event) : null;
      }
  }
}

const ended = (event: Extract<ClipTransition, { type: "failed" }>): ClipState => ({
  status: "error", errorType: event.errorType, message: event.message, refunded: event.refunded,
});
