/** Port: writes words. */
export interface SongWriter {
  /** Lyrics with section tags; a blank prompt is a surprise. The same prompt and seed give the same words. */
  lyrics(prompt: string, seed: number): Promise<{ title: string; text: string }>;
  /** The same style in more words, which begin with the given ones. */
  style(tags: string): Promise<string>;
}
