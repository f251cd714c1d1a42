import { useLayoutEffect, useRef, type RefObject } from "react";

/** The newest value for handlers that live longer than a render; to be read in events and effects, not while rendering. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => { latest.current = value; });
  return latest;
}
