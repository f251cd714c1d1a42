import type { Clip, ClipId } from "@tunewright/contract";

const isClip = (value: object): value is Clip => "audio_url" in value && "metadata" in value && "id" in value;

/**
 * Walks any cached answer (a clip, a page, pages of pages, shelves) and maps each clip in it. `change` gives the clip to keep,
 * or null to drop it from the list it stands in. Parts without a change keep their identity, so that nothing re-renders for nothing.
 */
export function mapClips<T>(data: T, change: (clip: Clip) => Clip | null): T {
  const walk = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) {
      let changed = false;
      const mapped: unknown[] = [];
      for (const item of value) {
        const next = walk(item);
        if (next !== item) changed = true;
        if (next !== null || item === null) mapped.push(next);
      }
      return changed ? mapped : value;
    }
    if (isClip(value)) return change(value);
    let copy: Record<string, unknown> | null = null;
    for (const [key, item] of Object.entries(value)) {
      const next = walk(item);
      // A playlist's entry is nothing without its song.
      if (key === "clip" && next === null && item !== null) return null;
      if (next !== item) (copy ??= { ...value })[key] = next;
    }
    return copy ?? value;
  };
  // A lone clip that is dropped stays: its page says what happened by asking again.
  return (walk(data) ?? data) as T;
}

export const replaceClip = <T>(data: T, fresh: Clip): T => mapClips(data, (clip) => (clip.id === fresh.id ? fresh : clip));
export const dropClip = <T>(data: T, id: ClipId): T => mapClips(data, (clip) => (clip.id === id ? null : clip));

/** Every clip that any cached answer holds. */
export function collectClips(data: unknown, into: Map<ClipId, Clip>): void {
  mapClips(data, (clip) => {
    into.set(clip.id, clip);
    return clip;
  });
}
