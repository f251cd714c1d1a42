import { useEffect, useState } from "react";
import { useLatest } from "../../lib/use-latest.ts";
import { useNavigate, usePlace, useSearch } from "../../router/index.ts";
import { noteSearch } from "./recent-searches.ts";

/** Pause after the last letter before the term is taken up. Source: specification, section 9. */
const PAUSE_MS = 500;

/** What is typed into a search field, from any page: after a pause it is the term of /search. */
export function useSearchTerm() {
  const navigate = useNavigate();
  const atSearch = usePlace((place) => place.pathname === "/search");
  const term = usePlace((place) => (place.pathname === "/search" ? (place.search["term"]?.trim() ?? "") : ""));
  const shown = useSearch({ from: "/search" });
  const [typed, setTyped] = useState(term);
  const [known, setKnown] = useState(term);
  // The address changed by other means than this field: a recent search, the back button.
  if (term !== known) {
    setKnown(term);
    if (term !== typed.trim()) setTyped(term);
  }
  const go = useLatest((next: string) => {
    if (next === term && (atSearch || next === "")) return;
    const { term: _, ...kept } = atSearch ? shown : {};
    void navigate({ to: "/search", search: { ...kept, ...(next !== "" && { term: next }) }, replace: atSearch });
  });
  useEffect(() => {
    const next = typed.trim();
    if (next === known) return;
    const timer = setTimeout(() => go.current(next), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, known, go]);
  return {
    typed,
    type: setTyped,
    /** At once, and remembered. */
    submit() {
      noteSearch(typed);
      go.current(typed.trim());
    },
  };
}
