/** The part of a web AbortSignal the engine needs; the engine compiles without DOM types. */
export interface CancelSignal {
  readonly aborted: boolean;
  /** Throws the reason when aborted. */
  throwIfAborted(): void;
}
