import Search from "lucide-react/icons/search";
import { useEffect, useState } from "react";
import { useSession } from "../../../api/use-session.ts";
import { AGES, TEMPI, optionsOf } from "../../../lib/song-filters.ts";
import { Chip } from "../../../ui/chip.tsx";
import { Select } from "../../../ui/select.tsx";
import { Kbd } from "../../../ui/tag.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { CLIP_KINDS, type LibraryView } from "../library-clips.ts";
import styles from "./library-filters.module.css";

/** Typing asks after this pause, ms. */
const PAUSE = 300;

export function LibraryFilters({ view, onChange }: { view: LibraryView; onChange(change: Partial<LibraryView>): void }) {
  const [typed, setTyped] = useState(view.q);
  useEffect(() => {
    if (typed === view.q) return;
    const timer = setTimeout(() => onChange({ q: typed }), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, view.q, onChange]);
  const { session } = useSession();
  const models = Object.fromEntries(session?.models.map((model) => [model.external_key, { label: model.name }]) ?? []);
  const choose = <Name extends "kind" | "tempo" | "age" | "model">(name: Name) => (chosen: LibraryView[Name] | "any") =>
    onChange({ [name]: chosen === "any" ? undefined : chosen } as Partial<LibraryView>);
  const only = (visibility: "public" | "link") => onChange({ visibility: view.visibility === visibility ? null : visibility });
  return (
    <div className={styles.filters} role="search">
      <TextField
        label="Search your songs" hideLabel type="search" value={typed} onChange={setTyped} placeholder="Title, lyrics or style" icon={<Search aria-hidden />} maxLength={200}
        className={styles.find} autoComplete="off" dir="auto" data-search="" end={typed === "" ? <span className={styles.key}><Kbd>/</Kbd></span> : undefined}
      />
      {view.tab === "songs" && (
        <div className={styles.chips} role="group" aria-label="Show only">
          <Chip className={styles.chip} chosen={view.liked} onClick={() => onChange({ liked: !view.liked })}>Liked</Chip>
          <Chip className={styles.chip} chosen={view.visibility === "public"} onClick={() => only("public")}>Public</Chip>
          <Chip className={styles.chip} chosen={view.visibility === "link"} onClick={() => only("link")}>Link only</Chip>
          <Select label="Type" look="chip" value={view.kind ?? "any"} options={optionsOf("Any type", CLIP_KINDS)} onChange={choose("kind")} />
          <Select label="Tempo" look="chip" value={view.tempo ?? "any"} options={optionsOf("Any tempo", TEMPI)} onChange={choose("tempo")} />
          <Select label="Date" look="chip" value={view.age ?? "any"} options={optionsOf("Any date", AGES)} onChange={choose("age")} />
          <Select label="Model" look="chip" value={view.model ?? "any"} options={optionsOf("Any model", models)} onChange={choose("model")} />
        </div>
      )}
    </div>
  );
}
