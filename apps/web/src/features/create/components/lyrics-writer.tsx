import WandSparkles from "lucide-react/icons/wand-sparkles";
import { useEffect, useRef, useState } from "react";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { isApiError } from "../../../api/api-error.ts";
import { useSession } from "../../../api/use-session.ts";
import { requireSignIn } from "../../../lib/sign-in-request.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { draftStore, editDraft } from "../draft-store.ts";
import { requestLyrics, wishIn, writerLabel } from "../write-lyrics.ts";

/** Writes the sheet: from nothing, or about the line that stands on it. What stood there can be had back. */
export function LyricsWriter({ lyrics, onWritten }: { lyrics: string; onWritten(): void }) {
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const gone = useRef(new AbortController());
  useEffect(() => {
    const control = new AbortController();
    gone.current = control;
    return () => control.abort();
  }, []);
  const wish = wishIn(lyrics);
  if (wish === null && !busy) return null;
  const write = async () => {
    if (!user) return requireSignIn({ reason: "Sign in and the lyrics are written. Your words are kept.", andThen: () => undefined });
    const { signal } = gone.current;
    const before = draftStore.getState();
    setBusy(true);
    try {
      const { title, text } = await requestLyrics(wish ?? "", signal);
      // What was typed meanwhile is worth more.
      if (draftStore.getState().lyrics !== before.lyrics) return;
      editDraft({ lyrics: text, ...(before.title.trim() === "" && { title }) });
      onWritten();
      toast("Lyrics written.", { action: { label: "Undo", onClick: () => editDraft({ lyrics: before.lyrics, title: before.title }) } });
    } catch (error) {
      if (!signal.aborted) toast("No lyrics were written", { detail: isApiError(error) ? sentenceFor(error) : "Please try again.", tone: "error" });
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  };
  return <Button icon={<WandSparkles />} loading={busy} onClick={() => void write()}>{writerLabel(wish ?? "")}</Button>;
}
