import { planHas, type Clip } from "@tunewright/contract";
import { useQuery } from "@tanstack/react-query";
import Pin from "lucide-react/icons/pin";
import PinOff from "lucide-react/icons/pin-off";
import { useSession } from "../../../api/use-session.ts";
import { MenuItem } from "../../../ui/menu.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { setPinned } from "../pin-clip.ts";
import { pinsQuery } from "../profile-queries.ts";

/** In the menu of one's own public song. */
export function PinMenuItem({ clip, onFull }: { clip: Clip; onFull(clip: Clip): void }) {
  const { session } = useSession();
  const { data } = useQuery(pinsQuery);
  const pinned = data?.clips.some((other) => other.id === clip.id) ?? false;
  const lacks = session !== null && !planHas(session.plan, "pinning");
  return (
    <MenuItem icon={pinned ? <PinOff /> : <Pin />} end={lacks && !pinned ? <Tag>Pro</Tag> : undefined} onSelect={() => void setPinned(clip, !pinned, { onFull: () => onFull(clip) })}>
      {pinned ? "Unpin from Profile" : "Pin to Profile"}
    </MenuItem>
  );
}
