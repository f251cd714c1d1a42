import Keyboard from "lucide-react/icons/keyboard";
import { useState } from "react";
import { refreshOwnLists } from "../api/live-cache.ts";
import { queryClient } from "../api/query-client.ts";
import { startingModel, useSession } from "../api/use-session.ts";
import { readiness } from "../features/create/create-rules.ts";
import { editDraft, useDraft } from "../features/create/draft-store.ts";
import { useCreateSong } from "../features/create/use-create-song.ts";
import { Continue, latestQuery } from "../features/home/continue.tsx";
import { PromptBench } from "../features/home/prompt-bench.tsx";
import { Shelves } from "../features/home/shelves.tsx";
import { setPanel } from "../lib/shell-panels.ts";
import { openUpsell } from "../lib/upsell-request.ts";
import { useTitle } from "../lib/use-title.ts";
import { useNavigate } from "../router/index.ts";
import { IconButton } from "../ui/icon-button.tsx";
import page from "../ui/page.module.css";
import { toast } from "../ui/toast.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import styles from "./home.module.css";

const isEvening = (hour: number): boolean => hour >= 17 || hour < 5;

/** Home: the bench, what the person made last, and public songs on shelves. */
export function HomePage() {
  useTitle(null);
  const navigate = useNavigate();
  const { session, user, signedOut } = useSession();
  const draft = useDraft();
  const [said, setSaid] = useState("");
  const [when] = useState(() => (isEvening(new Date().getHours()) ? "tonight" : "today"));
  const song = useCreateSong({
    projectId: null,
    onCreated(clips) {
      // Seen at once; the lists are fetched again behind it.
      queryClient.setQueryData(latestQuery.queryKey, (known) => known && { ...known, clips: [...clips, ...known.clips] });
      refreshOwnLists();
      editDraft({ description: "" });
      setSaid(`${clips.length} takes are at the press.`);
    },
    onMessage: (title, detail) => toast(title, { detail, tone: "error", duration: 5_000 }),
  });
  const model = session && startingModel(session.models, draft.model);
  const tooLong = readiness({ ...draft, mode: "simple" }, session, model).fields.description;
  return (
    <div className={page["page"]}>
      <div className={page["head"]}>
        <h1>What are we making {when}?</h1>
        <IconButton label="Keyboard shortcuts" icon={<Keyboard />} onClick={() => setPanel("keys", true)} className={styles["keys"]} />
      </div>
      <PromptBench
        value={draft} session={session} model={model} busy={song.busy}
        onChange={(change) => {
          editDraft(change);
          song.forgetRefusal("description");
          song.dismissBlock();
        }}
        error={tooLong ?? song.refused.description ?? song.blocked?.sentence ?? null}
        onCreate={() => {
          editDraft({ mode: "simple" });
          song.press();
        }}
        onCustom={() => {
          editDraft({ mode: "custom" });
          void navigate({ to: "/create" });
        }}
        onLocked={() => openUpsell("upgrade_v45")}
      />
      <div role="status"><VisuallyHidden>{said}</VisuallyHidden></div>
      {signedOut && <p className={styles["welcome"]}>Write one sentence and press Create: you get two whole songs, sung, with words and a cover. Listening needs no account.</p>}
      {user && <Continue />}
      <Shelves />
    </div>
  );
}
