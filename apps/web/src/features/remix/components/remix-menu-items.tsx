import type { Clip } from "@tunewright/contract";
import AudioLines from "lucide-react/icons/audio-lines";
import Crop from "lucide-react/icons/crop";
import Gauge from "lucide-react/icons/gauge";
import Layers from "lucide-react/icons/layers";
import Link2 from "lucide-react/icons/link-2";
import MicVocal from "lucide-react/icons/mic-vocal";
import Music4 from "lucide-react/icons/music-4";
import Replace from "lucide-react/icons/replace";
import Shuffle from "lucide-react/icons/shuffle";
import SkipForward from "lucide-react/icons/skip-forward";
import Sparkles from "lucide-react/icons/sparkles";
import TrendingDown from "lucide-react/icons/trending-down";
import UserRound from "lucide-react/icons/user-round";
import type { ReactNode } from "react";
import { useSession } from "../../../api/use-session.ts";
import { MenuGroup, MenuItem, MenuSeparator } from "../../../ui/menu.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { offeredActions, type OfferedAction, type RemixAction } from "../offered-actions.ts";

const WORDS: Record<RemixAction, { label: string; icon: ReactNode }> = {
  cover: { label: "Cover", icon: <Music4 /> },
  extend: { label: "Extend", icon: <SkipForward /> },
  speed: { label: "Adjust Speed", icon: <Gauge /> },
  variation: { label: "Create Variations", icon: <Shuffle /> },
  remaster: { label: "Remaster", icon: <Sparkles /> },
  stems: { label: "Get Stems", icon: <Layers /> },
  infill: { label: "Replace Section", icon: <Replace /> },
  crop: { label: "Crop", icon: <Crop /> },
  fade: { label: "Fade", icon: <TrendingDown /> },
  "full-song": { label: "Get Full Song", icon: <Link2 /> },
  persona: { label: "Create Persona", icon: <UserRound /> },
  "add-vocals": { label: "Add Vocals", icon: <MicVocal /> },
  "add-instrumental": { label: "Add Instrumental", icon: <AudioLines /> },
};
const REMIXES: readonly RemixAction[] = ["cover", "extend", "speed"];

/** What can be made of a song, in its menu: remixes first, then work on the recording. */
export function RemixMenuItems({ clip, onChoose, reuse }: { clip: Clip; onChoose(clip: Clip, offered: OfferedAction): void; reuse: ReactNode }) {
  const { session } = useSession();
  const offered = offeredActions(clip, session);
  const item = (each: OfferedAction) => (
    <MenuItem key={each.action} icon={WORDS[each.action].icon} end={each.pro ? <Tag>Pro</Tag> : undefined} onSelect={() => onChoose(clip, each)}>
      {WORDS[each.action].label}
    </MenuItem>
  );
  const remixes = offered.filter(({ action }) => REMIXES.includes(action));
  const works = offered.filter(({ action }) => !REMIXES.includes(action));
  if (offered.length === 0 && !reuse) return null;
  return (
    <>
      <MenuSeparator />
      <MenuGroup label="Remix">
        {remixes.map(item)}
        {reuse}
      </MenuGroup>
      {works.length > 0 && <MenuGroup label="Make of it">{works.map(item)}</MenuGroup>}
    </>
  );
}
