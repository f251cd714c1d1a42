import { createProject, listProjects, type Project } from "@tunewright/contract";
import { useState } from "react";
import { isApiError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { limitInForce } from "../../../api/limit-in-force.ts";
import { queryClient } from "../../../api/query-client.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";

export function CreateWorkspaceDialog({ open, onClose, onCreated }: { open: boolean; onClose(): void; onCreated(project: Project): void }) {
  const [name, setName] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const bare = name.trim();
  const limit = limitInForce("workspaceName");
  const reason = bare === "" ? "Give the workspace a name." : bare.length > limit ? `A name can have at most ${limit} characters.` : null;
  const save = async () => {
    if (reason !== null || busy) return;
    setBusy(true);
    try {
      const project = await call(createProject, { body: { name: bare } });
      void queryClient.invalidateQueries({ queryKey: [listProjects.id] });
      setName("");
      onCreated(project);
    } catch (cause) {
      setError((isApiError(cause) && cause.fields["name"]) || sentenceFor(cause));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open} onClose={onClose} title="Create a Workspace" width={440}
      footer={(
        <>
          <Button tone="quiet" onClick={onClose}>Cancel</Button>
          <Button tone="primary" loading={busy} disabledReason={reason} onClick={() => void save()}>Create</Button>
        </>
      )}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label="Name" value={name} limit={limit} error={error ?? (bare.length > limit ? reason : null)} autoComplete="off" dir="auto"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type this one thing
          autoFocus
          onChange={(text) => {
            setName(text);
            setError(null);
          }}
        />
      </form>
    </Dialog>
  );
}
