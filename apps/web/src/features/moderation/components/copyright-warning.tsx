import { acknowledgeWarning, listWarnings, type Clip } from "@tunewright/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { endpointQuery, keyOf } from "../../../api/endpoint-query.ts";
import { queryClient } from "../../../api/query-client.ts";
import { clipTitle } from "../../../lib/clip-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.ts";

/** Over the page of one's own song that somebody claims copies a work, until it is acknowledged. */
export function CopyrightWarning({ clip }: { clip: Clip }) {
  const { data } = useQuery({ ...endpointQuery(listWarnings, {}), staleTime: 0 });
  const [busy, setBusy] = useState(false);
  const [later, setLater] = useState(false);
  if (later || !data?.clip_ids.includes(clip.id)) return null;
  const acknowledge = async () => {
    setBusy(true);
    try {
      await call(acknowledgeWarning, { body: { clipId: clip.id } });
      toast("Acknowledged");
      await queryClient.invalidateQueries({ queryKey: keyOf(listWarnings) });
    } catch {
      toast("Error acknowledging warning", { tone: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open onClose={() => setLater(true)} title="Copyright warning" width={460}
      footer={<><Button onClick={() => setLater(true)}>Later</Button><Button tone="primary" loading={busy} onClick={() => void acknowledge()}>I understand</Button></>}
    >
      <p>Somebody showed us that “{clipTitle(clip)}” may copy a work that is theirs. Take it down if it does. Songs that copy works of others again can be hidden.</p>
    </Dialog>
  );
}
