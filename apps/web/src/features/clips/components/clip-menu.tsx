import type { Clip } from "@tunewright/contract";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import Ellipsis from "lucide-react/icons/ellipsis";
import FolderInput from "lucide-react/icons/folder-input";
import Globe from "lucide-react/icons/globe";
import LinkIcon from "lucide-react/icons/link";
import ListPlus from "lucide-react/icons/list-plus";
import ListStart from "lucide-react/icons/list-start";
import MessageSquare from "lucide-react/icons/message-square";
import MessageSquareOff from "lucide-react/icons/message-square-off";
import PencilLine from "lucide-react/icons/pencil-line";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { clipTitle, isPlayable } from "../../../lib/clip-words.ts";
import { player } from "../../../player/player.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../../ui/menu.tsx";
import { toast } from "../../../ui/toast.ts";
import { copyLink } from "../copy-link.ts";

export interface ClipMenuProps {
  clip: Clip;
  /** Whether the looker made it: others see what anyone may do. */
  own: boolean;
  onReuse(clip: Clip): void;
  onPublish(clip: Clip): void;
  onUnpublish(clip: Clip): void;
  onEditDetails(clip: Clip): void;
  onComments(clip: Clip): void;
  onAddToPlaylist(clips: readonly Clip[]): void;
  onMove(clips: readonly Clip[]): void;
  onDownload(clip: Clip): void;
  onTrash(clips: readonly Clip[]): void;
  onRestore(clips: readonly Clip[]): void;
  onDelete(clips: readonly Clip[]): void;
  /** Items of the list it stands in, at the top. */
  extra?: ReactNode;
  /** What can be made of a finished song; holds Reuse Prompt. */
  remix: ReactNode;
  /** Items of other features, for the maker of a finished song. */
  ownExtra?: ReactNode;
  /** Items of other features, for everybody but its maker: at the end. */
  otherExtra?: ReactNode;
  large?: boolean;
}

/** What can be done with one song. */
export function ClipMenu({ clip, own, extra, remix, ownExtra, otherExtra, large, ...on }: ClipMenuProps) {
  const title = clipTitle(clip);
  const done = clip.status === "complete";
  return (
    <Menu label={`More for ${title}`} align="end" width={220} trigger={(properties) => (
      <IconButton {...properties} label={`More for ${title}`} tooltip={false} icon={<Ellipsis />} {...(large && { size: "large" as const })} />
    )}>
      {extra}
      {clip.is_trashed && own ? (
        <>
          <MenuItem icon={<ArchiveRestore />} onSelect={() => on.onRestore([clip])}>Restore</MenuItem>
          <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => on.onDelete([clip])}>Delete for good</MenuItem>
        </>
      ) : (
        <>
          {isPlayable(clip) && (
            <MenuItem
              icon={<ListStart />}
              onSelect={() => {
                player.addNext([clip]);
                toast(`“${title}” plays next.`);
              }}
            >
              Play next
            </MenuItem>
          )}
          {(own || clip.is_public) && <MenuItem icon={<ListPlus />} onSelect={() => on.onAddToPlaylist([clip])}>Add to Playlist</MenuItem>}
          {done ? remix : own && <MenuItem icon={<RotateCcw />} onSelect={() => on.onReuse(clip)}>Reuse Prompt</MenuItem>}
          {own && done && (
            <>
              <MenuSeparator />
              {clip.is_public
                ? <MenuItem icon={<LinkIcon />} onSelect={() => on.onUnpublish(clip)}>Make link only</MenuItem>
                : <MenuItem icon={<Globe />} onSelect={() => on.onPublish(clip)}>Publish</MenuItem>}
              <MenuItem icon={<PencilLine />} onSelect={() => on.onEditDetails(clip)}>Edit details</MenuItem>
              <MenuItem icon={clip.allow_comments ? <MessageSquareOff /> : <MessageSquare />} onSelect={() => on.onComments(clip)}>{clip.allow_comments ? "Disable comments" : "Enable comments"}</MenuItem>
              {ownExtra}
            </>
          )}
          {done && (
            <>
              <MenuSeparator />
              <MenuItem icon={<Copy />} onSelect={() => void copyLink(clip)}>Copy link</MenuItem>
              <MenuItem icon={<Download />} onSelect={() => on.onDownload(clip)}>Download</MenuItem>
            </>
          )}
          {!own && otherExtra && <><MenuSeparator />{otherExtra}</>}
          {own && (
            <>
              <MenuSeparator />
              <MenuItem icon={<FolderInput />} onSelect={() => on.onMove([clip])}>Move to workspace</MenuItem>
              <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => on.onTrash([clip])}>Trash</MenuItem>
            </>
          )}
        </>
      )}
    </Menu>
  );
}
