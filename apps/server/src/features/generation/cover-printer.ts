/** Port: prints the cover of a take. */
export interface CoverPrinter {
  /** Deterministic for equal requests. WebP by edge length in pixels: 96, 352 and 896. */
  print(request: CoverRequest): Promise<ReadonlyMap<96 | 352 | 896, Uint8Array>>;
}

export interface CoverRequest {
  /** The clip's id: parts the takes of one song. */
  seed: string;
  title: string;
  tags: readonly string[];
  bpm: number;
}
