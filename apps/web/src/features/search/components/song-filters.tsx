import type { Model } from "@tunewright/contract";
import { AGES, KEYS, LENGTHS, TEMPI, optionsOf, type Age, type Length, type Tempo } from "../../../lib/song-filters.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import styles from "./song-filters.module.css";

/** What results are narrowed to, by name; left out: all. */
export interface SongFilterChoice { style?: string; model?: string; key?: string; tempo?: Tempo; length?: Length; voice?: "instrumental" | "sung"; age?: Age; sort?: "new" | "plays" }

const VOICES = { instrumental: { label: "Instrumental" }, sung: { label: "Sung" } };
const SORTS = { new: { label: "Newest first" }, plays: { label: "Most played first" } };
const named = (names: readonly string[]): Record<string, { label: string }> => Object.fromEntries(names.map((name) => [name, { label: name }]));

/** A row of filters over songs that were found; each says what it holds. */
export function SongFilters({ value, styles: known, models, onChange }: {
  value: SongFilterChoice; styles: readonly { style: string; title: string }[]; models: readonly Model[]; onChange: (value: SongFilterChoice) => void;
}) {
  const set = <Name extends keyof SongFilterChoice>(name: Name) => (chosen: SongFilterChoice[Name] | "any") => {
    const { [name]: _, ...rest } = value;
    onChange(chosen === "any" ? rest : { ...rest, [name]: chosen });
  };
  const styleChoices: Record<string, { label: string }> = Object.fromEntries(known.map(({ style, title }) => [style, { label: title }]));
  if (value.style !== undefined) styleChoices[value.style] ??= { label: value.style };
  return (
    <div className={styles.filters} role="group" aria-label="Filters">
      <Select label="Order" look="chip" value={value.sort ?? "any"} options={optionsOf("Best match", SORTS)} onChange={set("sort")} />
      <Select label="Style" look="chip" value={value.style ?? "any"} options={optionsOf("Any style", styleChoices)} onChange={set("style")} />
      <Select label="Tempo" look="chip" value={value.tempo ?? "any"} options={optionsOf("Any tempo", TEMPI)} onChange={set("tempo")} />
      <Select label="Length" look="chip" value={value.length ?? "any"} options={optionsOf("Any length", LENGTHS)} onChange={set("length")} />
      <Select label="Voice" look="chip" value={value.voice ?? "any"} options={optionsOf("Sung or not", VOICES)} onChange={set("voice")} />
      <Select label="Key" look="chip" value={value.key ?? "any"} options={optionsOf("Any key", named(KEYS))} onChange={set("key")} />
      <Select label="Date" look="chip" value={value.age ?? "any"} options={optionsOf("Any date", AGES)} onChange={set("age")} />
      <Select label="Model" look="chip" value={value.model ?? "any"} options={optionsOf("Any model", Object.fromEntries(models.map((model) => [model.external_key, { label: model.name }])))} onChange={set("model")} />
      {Object.keys(value).length > 0 && <Button tone="quiet" size="small" onClick={() => onChange({})}>Clear filters</Button>}
    </div>
  );
}
