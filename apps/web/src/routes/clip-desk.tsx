import type { Clip } from "@tunewright/contract";
import { useQuery } from "@tanstack/react-query";
import Flag from "lucide-react/icons/flag";
import GitFork from "lucide-react/icons/git-fork";
import MessageCircleHeart from "lucide-react/icons/message-circle-heart";
import { Suspense, lazy, useMemo, useState, type ReactNode } from "react";
import { sentenceFor } from "../api/error-sentences.ts";
import { useSession } from "../api/use-session.ts";
import { cancel, countAction, setAllowComments, setCanRemix, setTrashed } from "../features/clips/change-clips.ts";
import { ClipMenu } from "../features/clips/components/clip-menu.tsx";
import { DeleteDialog } from "../features/clips/components/delete-dialog.tsx";
import { MoveDialog } from "../features/clips/components/move-dialog.tsx";
import { ReactionButtons } from "../features/clips/components/reaction-buttons.tsx";
import { canShareOnDevice, copyLink, shareOnDevice } from "../features/clips/copy-link.ts";
import { newShareId, songLink } from "../features/clips/song-files.ts";
import { draftStore, editDraft } from "../features/create/draft-store.ts";
import { isBlankDraft } from "../features/create/draft.ts";
import { draftFromClip } from "../features/create/reuse-prompt.ts";
import { StaffPickItem } from "../features/home/staff-pick-item.tsx";
import { AddToPlaylistDialog } from "../features/playlists/components/add-to-playlist-dialog.tsx";
import { ConfirmPinDialog } from "../features/profile/components/confirm-pin-dialog.tsx";
import { PinMenuItem } from "../features/profile/components/pin-menu-item.tsx";
import { setPinned } from "../features/profile/pin-clip.ts";
import { pinsQuery } from "../features/profile/profile-queries.ts";
import { DetailsDialog, type DetailsRequest } from "../features/publish/components/details-dialog.tsx";
import { UnpublishDialog } from "../features/publish/components/unpublish-dialog.tsx";
import { clipTitle } from "../lib/clip-words.ts";
import { countOf } from "../lib/format-count.ts";
import { requireSignIn } from "../lib/sign-in-request.ts";
import { useLatest } from "../lib/use-latest.ts";
import { useNavigate } from "../router/index.ts";
import { MenuItem } from "../ui/menu.tsx";
import { toast } from "../ui/toast.ts";
import { useRemixDesk } from "./remix-desk.tsx";

export interface ClipDesk {
  own(clip: Clip): boolean;
  /** What can be made of it, as items of a menu of their own; null where nothing can. */
  remixItems(clip: Clip): ReactNode;
  menu(clip: Clip, more?: { extra?: ReactNode; large?: boolean }): ReactNode;
  reactions(clip: Clip, dislike?: boolean): ReactNode;
  share(clip: Clip): void;
  publish(clip: Clip): void;
  unpublish(clip: Clip): void;
  editDetails(clip: Clip): void;
  addToPlaylist(clips: readonly Clip[]): void;
  move(clips: readonly Clip[]): void;
  trash(clips: readonly Clip[]): void;
  restore(clips: readonly Clip[]): void;
  remove(clips: readonly Clip[]): void;
  cancel(clip: Clip): void;
  /** Fills the form on /create: with what was asked for, or with the finished words. */
  reuse(clip: Clip, as: "asked" | "made"): void;
  /** Stands once in the page. */
  dialogs: ReactNode;
}

const complain = (error: unknown) => toast(sentenceFor(error), { tone: "error" });
interface Report { clip: Clip; kind: "flag" | "copyright" | "feedback" }
const FlagDialog = lazy(() => import("../features/moderation/components/flag-dialog.tsx").then((module) => ({ default: module.FlagDialog })));
const CopyrightDialog = lazy(() => import("../features/moderation/components/copyright-dialog.tsx").then((module) => ({ default: module.CopyrightDialog })));
const FeedbackDialog = lazy(() => import("../features/moderation/components/feedback-dialog.tsx").then((module) => ({ default: module.FeedbackDialog })));
const ShareDialog = lazy(() => import("../features/sharing/components/share-dialog.tsx").then((module) => ({ default: module.ShareDialog })));

/** What can be done with songs, wherever they stand: the features' dialogs and commands, composed once for all pages. */
export function useClipDesk(): ClipDesk {
  const { user } = useSession();
  const navigate = useNavigate();
  const [details, setDetails] = useState<DetailsRequest | null>(null);
  const [unpublishing, setUnpublishing] = useState<Clip | null>(null);
  const [moving, setMoving] = useState<readonly Clip[]>([]);
  const [collecting, setCollecting] = useState<readonly Clip[]>([]);
  const [deleting, setDeleting] = useState<readonly Clip[]>([]);
  const [sharing, setSharing] = useState<{ clip: Clip; id: string } | null>(null);
  const [reporting, setReporting] = useState<Report | null>(null);
  const [pinning, setPinning] = useState<Clip | null>(null);
  const remix = useRemixDesk();
  const pins = useQuery({ ...pinsQuery, enabled: details !== null && user !== null });
  const look = useLatest({ user, navigate });

  const commands = useMemo(() => {
    const setTrash = (clips: readonly Clip[], trash: boolean): void => {
      const what = clips.length === 1 ? `“${clipTitle(clips[0]!)}”` : countOf(clips.length, "song");
      setTrashed(clips.map((clip) => clip.id), trash).then(() => {
        const undo = { label: "Undo", onClick: () => setTrash(clips, false) };
        toast(trash ? `${what} moved to the trash.` : `${what} restored.`, trash ? { action: undo, duration: 6_000 } : {});
      }, complain);
    };
    return {
      own: (clip: Clip) => clip.user_id === look.current.user?.id,
      share: (clip: Clip) => setSharing({ clip, id: newShareId() }),
      publish: (clip: Clip) => setDetails({ clip, purpose: "publish" }),
      unpublish: (clip: Clip) => setUnpublishing(clip),
      editDetails: (clip: Clip) => setDetails({ clip, purpose: "edit" }),
      remixes: (clip: Clip) => void setCanRemix(clip, !clip.metadata.can_remix).catch(complain),
      flag(clip: Clip) {
        if (look.current.user) setReporting({ clip, kind: "flag" });
        else requireSignIn({ reason: "Sign in to flag songs.", andThen: () => setReporting({ clip, kind: "flag" }) });
      },
      comments: (clip: Clip) => void setAllowComments(clip, !clip.allow_comments).catch(complain),
      addToPlaylist(clips: readonly Clip[]) {
        if (look.current.user) setCollecting(clips);
        else requireSignIn({ reason: "Sign in to add songs to playlists.", andThen: () => setCollecting(clips) });
      },
      move: (clips: readonly Clip[]) => setMoving(clips),
      trash: (clips: readonly Clip[]) => setTrash(clips, true),
      restore: (clips: readonly Clip[]) => setTrash(clips, false),
      remove: (clips: readonly Clip[]) => setDeleting(clips),
      cancel: (clip: Clip) => void cancel(clip).catch(complain),
      reuse(clip: Clip, as: "asked" | "made") {
        const before = draftStore.getState();
        editDraft(draftFromClip(clip, as));
        void look.current.navigate({ to: "/create" });
        toast("The form holds its words now.", isBlankDraft(before) ? {} : { action: { label: "Undo", onClick: () => editDraft(before) } });
      },
    };
  }, [look]);

  const shared = {
    onReuse: (clip: Clip) => commands.reuse(clip, "made"), onPublish: commands.publish, onUnpublish: commands.unpublish, onEditDetails: commands.editDetails,
    onComments: commands.comments,
    onAddToPlaylist: commands.addToPlaylist, onMove: commands.move, onDownload: remix.download, onTrash: commands.trash, onRestore: commands.restore, onDelete: commands.remove,
  };
  const ownItems = (clip: Clip) => (
    <>
      <MenuItem icon={<GitFork />} onSelect={() => commands.remixes(clip)}>{clip.metadata.can_remix ? "Disable remixes" : "Enable remixes"}</MenuItem>
      {clip.is_public && <PinMenuItem clip={clip} onFull={setPinning} />}
      <MenuItem icon={<MessageCircleHeart />} onSelect={() => setReporting({ clip, kind: "feedback" })}>Give feedback</MenuItem>
    </>
  );
  return {
    ...commands,
    remixItems: (clip) => (clip.status === "complete" && !clip.is_trashed ? remix.items(clip, () => commands.reuse(clip, "made")) : null),
    menu: (clip, more = {}) => <ClipMenu clip={clip} own={commands.own(clip)} remix={remix.items(clip, () => commands.reuse(clip, "made"))} ownExtra={ownItems(clip)} otherExtra={<MenuItem icon={<Flag />} onSelect={() => commands.flag(clip)}>Report song</MenuItem>} {...shared} {...more} extra={<>{more.extra}<StaffPickItem clip={clip} /></>} />,
    reactions: (clip, dislike = true) => <ReactionButtons clip={clip} dislike={dislike} />,
    dialogs: (
      <>
        {remix.dialogs}
        <DetailsDialog
          request={details} onClose={() => setDetails(null)} share={commands.share} copyLink={(clip) => void copyLink(clip)} isPinned={(clip) => pins.data?.clips.some((pin) => pin.id === clip.id) ?? null}
          setPinned={(clip, on) => void setPinned(clip, on, { onFull: () => setPinning(clip) })}
        />
        <UnpublishDialog clip={unpublishing} onClose={() => setUnpublishing(null)} share={commands.share} copyLink={(clip) => void copyLink(clip)} />
        <AddToPlaylistDialog clips={collecting} onClose={() => setCollecting([])} />
        <MoveDialog clips={moving} onClose={() => setMoving([])} />
        <ConfirmPinDialog clip={pinning} onClose={() => setPinning(null)} />
        <DeleteDialog clips={deleting} onClose={() => setDeleting([])} />
        <Suspense>
          {reporting?.kind === "flag" && <FlagDialog clip={reporting.clip} onClose={() => setReporting(null)} onCopyright={(clip) => setReporting({ clip, kind: "copyright" })} />}
          {reporting?.kind === "copyright" && <CopyrightDialog clip={reporting.clip} onClose={() => setReporting(null)} />}
          {reporting?.kind === "feedback" && <FeedbackDialog clip={reporting.clip} onClose={() => setReporting(null)} />}
          {sharing && (
            <ShareDialog
              clip={sharing.clip} onClose={() => setSharing(null)} linkOf={(seconds) => songLink(sharing.clip, { seconds, share: sharing.id })} onCopy={(seconds) => copyLink(sharing.clip, seconds, sharing.id)}
              onDevice={canShareOnDevice() ? () => void shareOnDevice(sharing.clip, clipTitle(sharing.clip), sharing.id) : null}
              onShared={(platform) => countAction(sharing.clip.id, "share", platform, sharing.id)}
            />
          )}
        </Suspense>
      </>
    ),
  };
}
