import { upsampleTags } from "@tunewright/contract";
import WandSparkles from "lucide-react/icons/wand-sparkles";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { useSession } from "../../../api/use-session.ts";
import { Chip } from "../../../ui/chip.tsx";
import { toast } from "../../../ui/toast.ts";
import { draftStore, editDraft } from "../draft-store.ts";

/** Makes the style fuller, within the room that there is. A failure is nobody's loss and goes unsaid, as the specification has it. */
export function EnrichStyle({ tags, limit }: { tags: string; limit: number }) {
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  if (!user || tags.trim() === "") return null;
  const enrich = async () => {
    setBusy(true);
    try {
      const { upsampled_tags } = await call(upsampleTags, { body: { original_tags: tags } });
      if (draftStore.getState().tags !== tags) return;
      editDraft({ tags: withinLimit(upsampled_tags, limit) });
      toast("The style is fuller now.", { action: { label: "Undo", onClick: () => editDraft({ tags }) } });
    } catch (error) {
      console.warn("the style was not made fuller", error);
    } finally {
      setBusy(false);
    }
  };
  return <Chip dense icon={<WandSparkles aria-hidden />} aria-disabled={busy || undefined} data-tooltip="Adds what goes with it: sounds, tempo, key" onClick={() => busy || void enrich()}>Enrich</Chip>;
}

/** Whole tags only. */
function withinLimit(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  return cut.slice(0, Math.max(0, cut.lastIndexOf(",")));
}
