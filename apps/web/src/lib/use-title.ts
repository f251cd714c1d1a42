import { useEffect } from "react";

/** The page's name in the window's title. */
export function useTitle(title: string | null | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Tunewright` : "Tunewright";
  }, [title]);
}
