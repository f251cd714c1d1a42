import type { Clip, Persona } from "@tunewright/contract";
import { useState } from "react";
import { isApiError } from "../../../api/api-error.ts";
import { limitInForce } from "../../../api/limit-in-force.ts";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { clipTitle } from "../../../lib/clip-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast.ts";
import { Toggle } from "../../../ui/toggle.tsx";
import { changePersona, keepPersona } from "../persona-queries.ts";
import styles from "./persona-dialog.module.css";

export type PersonaRequest = { clip: Clip } | { persona: Persona };
interface Props {
  request: PersonaRequest | null;
  onClose(): void;
  onMade?(persona: Persona): void;
  /** The plan is in the way. */
  onBlocked?(sentence: string): void;
}

/** Makes a persona of a song, or changes one. */
export const PersonaDialog = ({ request, ...rest }: Props) => (request ? <OpenPersonaDialog request={request} {...rest} /> : null);

function OpenPersonaDialog({ request, onClose, onMade, onBlocked }: Props & { request: PersonaRequest }) {
  const kept = "persona" in request ? request.persona : null;
  const [name, setName] = useState(kept?.name ?? "");
  const [description, setDescription] = useState(kept?.description ?? "");
  const [isPublic, setPublic] = useState(kept?.is_public ?? false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const limits = { name: limitInForce("personaName"), description: limitInForce("personaDescription") };
  const fits = name.trim() !== "" && name.length <= limits.name && description.length <= limits.description;
  const save = async () => {
    setBusy(true);
    const words = { name: name.trim(), description, isPublic };
    try {
      if ("persona" in request) await changePersona(request.persona.id, words);
      else onMade?.(await keepPersona(request.clip, words));
      onClose();
    } catch (error) {
      if (isApiError(error, "feature_not_in_plan") && onBlocked) {
        onClose();
        onBlocked(sentenceFor(error));
      } else if (isApiError(error) && error.fields["name"]) setWrong(error.fields["name"]);
      else toast("The persona was not saved", { detail: sentenceFor(error), tone: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open onClose={onClose} title={kept ? "Edit Persona" : "Create Persona"} width={440}
      footer={<><Button onClick={onClose}>Cancel</Button><Button tone="primary" loading={busy} disabled={!fits} onClick={() => void save()}>{kept ? "Save" : "Create Persona"}</Button></>}
    >
      <div className={styles.fields}>
        {"clip" in request && <p>Keeps the singer, the manner and the style of “{clipTitle(request.clip)}” for other songs.</p>}
        <TextField label="Name" value={name} limit={limits.name} error={wrong} dir="auto" autoComplete="off" data-autofocus onChange={(next) => { setName(next); setWrong(null); }} />
        <TextArea label="Description" value={description} limit={limits.description} rows={3} dir="auto" onChange={setDescription} />
        <Toggle checked={isPublic} onChange={setPublic}>Public: others may see it and make songs with it</Toggle>
      </div>
    </Dialog>
  );
}
