import { useSyncExternalStore } from "react";

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    () => window.matchMedia(query).matches,
  );
}
/** Bottom bar and mini-player instead of rail and playbar. Keep in step with the 767px in the style sheets. */
export const useIsPhone = (): boolean => useMedia("(max-width: 767px)");
