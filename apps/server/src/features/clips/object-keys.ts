/**
 * Where a clip's objects lie. Every attempt writes under its own number, so that a run that was overtaken can never touch what the
 * next one made.
 */
export const clipFolder = (clipId: string): string => `clips/${clipId}/`;
export const liveFolder = (clipId: string, attempt: number): string => `clips/${clipId}/live/${attempt}/`;
export const liveChunk = (clipId: string, attempt: number, index: number): string => `${liveFolder(clipId, attempt)}${String(index).padStart(6, "0")}.mp3`;
export const masterKey = (clipId: string, attempt: number): string => `clips/${clipId}/master-${attempt}.mp3`;

export const losslessKey = (clipId: string, attempt: number): string => `clips/${clipId}/master-${attempt}.flac`;
export const documentKey = (clipId: string, attempt: number): string => `clips/${clipId}/document-${attempt}.json`;

export const COVER_SIZES = [96, 352, 896] as const;
export type CoverSize = (typeof COVER_SIZES)[number];
export const coverKey = (clipId: string, version: number, size: CoverSize): string => `clips/${clipId}/cover-${version}-${size}.webp`;
