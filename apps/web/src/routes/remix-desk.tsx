import type { Clip } from "@tunewright/contract";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { Suspense, lazy, useMemo, useState, type ReactNode } from "react";
import { useSession } from "../api/use-session.ts";
import { draftStore, editDraft } from "../features/create/draft-store.ts";
import { isBlankDraft } from "../features/create/draft.ts";
import { draftOnSource } from "../features/create/reuse-prompt.ts";
import type { RemixRequest } from "../features/remix/components/remix-dialogs.tsx";
import { RemixMenuItems } from "../features/remix/components/remix-menu-items.tsx";
import type { OfferedAction } from "../features/remix/offered-actions.ts";
import { clipTitle } from "../lib/clip-words.ts";
import { requireSignIn } from "../lib/sign-in-request.ts";
import { useLatest } from "../lib/use-latest.ts";
import { useNavigate } from "../router/index.ts";
import { MenuItem } from "../ui/menu.tsx";
import { toast } from "../ui/toast.ts";

const RemixDialogs = lazy(() => import("../features/remix/components/remix-dialogs.tsx").then((module) => ({ default: module.RemixDialogs })));
const DownloadDialog = lazy(() => import("../features/remix/components/download-dialog.tsx").then((module) => ({ default: module.DownloadDialog })));
const PersonaDialog = lazy(() => import("../features/personas/components/persona-dialog.tsx").then((module) => ({ default: module.PersonaDialog })));
/** What is written rather than set in a dialog: it opens the form with the song as its source. */
const IN_FORM = { cover: "cover", extend: "extend", "add-vocals": "add_vocals", "add-instrumental": "add_instrumental" } as const;

/** What can be made of songs: menu items, and the dialogs behind them. */
export function useRemixDesk(): { items(clip: Clip, reuse: () => void): ReactNode; download(clip: Clip): void; dialogs: ReactNode } {
  const { user } = useSession();
  const navigate = useNavigate();
  const [request, setRequest] = useState<RemixRequest | null>(null);
  const [keeping, setKeeping] = useState<Clip | null>(null);
  const [downloading, setDownloading] = useState<Clip | null>(null);
  const look = useLatest({ user, navigate });

  const { open, blocked, started } = useMemo(() => {
    const plans = (sentence: string): void => {
      toast(sentence, { tone: "warning", duration: 8_000, action: { label: "See plans", onClick: () => void look.current.navigate({ to: "/account" }) } });
    };
    const begin = (clip: Clip, { action, pro }: OfferedAction): void => {
      if (pro) return plans("This is part of the paid plans.");
      if (action === "persona") return setKeeping(clip);
      if (!(action in IN_FORM)) return setRequest({ clip, action: action as RemixRequest["action"] });
      const before = draftStore.getState();
      editDraft(draftOnSource(clip, IN_FORM[action as keyof typeof IN_FORM]));
      void look.current.navigate({ to: "/create" });
      if (!isBlankDraft(before)) toast("The form starts from this song now.", { action: { label: "Undo", onClick: () => editDraft(before) } });
    };
    return {
      blocked: plans,
      open(clip: Clip, offered: OfferedAction) {
        if (look.current.user) begin(clip, offered);
        else requireSignIn({ reason: `Sign in to make something of “${clipTitle(clip)}”.`, andThen: () => begin(clip, offered) });
      },
      started(clips: readonly Clip[]) {
        toast(clips.length > 1 ? `${clips.length} new songs are being made.` : "A new song is being made.", {
          action: { label: "Show", onClick: () => void look.current.navigate({ to: "/create" }) },
        });
      },
    };
  }, [look]);

  return {
    items: (clip, reuse) => <RemixMenuItems clip={clip} onChoose={open} reuse={<MenuItem icon={<RotateCcw />} onSelect={reuse}>Reuse Prompt</MenuItem>} />,
    download: setDownloading,
    dialogs: (
      <Suspense>
        {request && <RemixDialogs request={request} onClose={() => setRequest(null)} onStarted={started} onBlocked={blocked} />}
        {keeping && (
          <PersonaDialog
            request={{ clip: keeping }} onClose={() => setKeeping(null)} onBlocked={blocked}
            onMade={(persona) => toast(`“${persona.name}” sings for you now.`, { action: { label: "Show", onClick: () => void look.current.navigate({ to: "/persona/$personaId", params: { personaId: persona.id } }) } })}
          />
        )}
        {downloading && <DownloadDialog clip={downloading} onClose={() => setDownloading(null)} onBlocked={blocked} />}
      </Suspense>
    ),
  };
}
