import type { Model, Session } from "@tunewright/contract";
import type { ReactNode } from "react";
import { Field } from "../../../ui/field.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast.ts";
import { Toggle } from "../../../ui/toggle.tsx";
import { lyricsTooLong, mayExclude, readiness, type DraftField } from "../create-rules.ts";
import type { Draft } from "../draft.ts";
import { editDraft } from "../draft-store.ts";
import type { CreateSong } from "../use-create-song.ts";
import { AdvancedPanel } from "./advanced-panel.tsx";
import { ExcludeField } from "./exclude-field.tsx";
import { LyricsEditor } from "./lyrics-editor.tsx";
import { LyricsWriter } from "./lyrics-writer.tsx";
import { ModelPicker } from "./model-picker.tsx";
import { PersonaCard } from "./persona-card.tsx";
import { SimpleFields } from "./simple-fields.tsx";
import { SourceCard } from "./source-card.tsx";
import { StylesField } from "./styles-field.tsx";
import styles from "./create-form.module.css";

interface Props {
  session: Session | null;
  draft: Draft;
  model: Model | null;
  create: CreateSong;
  /** The choice of workspace, where there is one. */
  workspace: ReactNode;
}

/** Everything above the footer. Each field keeps what was typed, whatever the server says. */
export function CreateForm({ session, draft, model, create, workspace }: Props) {
  const own = readiness(draft, session, model).fields;
  const errorAt = (field: DraftField) => own[field] ?? create.refused[field];
  const edited = (field: DraftField) => () => create.forgetRefusal(field);
  const limits = model?.max_lengths;
  return (
    <div className={styles.body}>
      <div className={styles.top}>
        <SegmentedControl
          label="Mode" value={draft.mode} onChange={(mode) => editDraft(mode === "simple" ? { mode, source: null, persona: null } : { mode })}
          options={[{ value: "simple", label: "Simple" }, { value: "custom", label: "Custom" }]}
        />
        <ModelPicker
          models={session?.models ?? []} chosen={model} onChoose={(key) => editDraft({ model: key })}
          onLocked={(locked) => create.block("upgrade_v45", `${locked.name} is part of the paid plans.`)}
        />
      </div>
      {draft.persona && <PersonaCard persona={draft.persona} onRemove={() => editDraft({ persona: null })} />}
      {draft.source && <SourceCard source={draft.source} onChange={(source) => editDraft({ source })} />}
      <Toggle checked={draft.instrumental} onChange={(instrumental) => editDraft({ instrumental })}>Instrumental</Toggle>
      {draft.mode === "simple" && (
        <SimpleFields
          description={draft.description} limit={limits?.gpt_description_prompt} error={errorAt("description")} onEdit={edited("description")}
        />
      )}
      {draft.mode === "custom" && limits && session && (
        <>
          {!draft.instrumental && (
            <Field label="Lyrics" limit={limits.prompt} length={draft.lyrics.length} error={errorAt("lyrics")}>
              {(ids) => (
                <LyricsEditor
                  id={ids.id} describedBy={ids["aria-describedby"]} wrong={ids["aria-invalid"] === true} value={draft.lyrics}
                  onChange={(lyrics) => {
                    warnWhenTooLong(draft.lyrics, lyrics, limits.prompt);
                    editDraft({ lyrics });
                    create.forgetRefusal("lyrics");
                  }}
                />
              )}
            </Field>
          )}
          {!draft.instrumental && <LyricsWriter lyrics={draft.lyrics} onWritten={edited("lyrics")} />}
          <StylesField tags={draft.tags} limit={limits.tags} error={errorAt("tags")} onEdit={edited("tags")} />
          <ExcludeField
            exclude={draft.exclude} limit={limits.negative_tags} error={errorAt("exclude")} allowed={mayExclude(session)} onEdit={edited("exclude")}
            onLocked={() => create.block("exclude_styles", "Name what the song should do without: drums, autotune, a choir. Part of the paid plans.")}
          />
          <AdvancedPanel draft={draft} seedError={errorAt("seed")} onEditSeed={edited("seed")} />
          <TextField
            label="Title" value={draft.title} limit={limits.title} error={errorAt("title")} dir="auto" autoComplete="off"
            placeholder="Left empty, the song names itself"
            onChange={(title) => {
              editDraft({ title });
              create.forgetRefusal("title");
            }}
          />
        </>
      )}
      {workspace && <div className={styles.fieldRow}><span>Workspace</span>{workspace}</div>}
    </div>
  );
}

/** Said once, at the moment the text passes the limit; the sentence at the field stays. */
function warnWhenTooLong(before: string, after: string, limit: number): void {
  if (before.length <= limit && after.length > limit) toast("Lyrics too long", { detail: lyricsTooLong(limit), tone: "warning", duration: 5_000 });
}
