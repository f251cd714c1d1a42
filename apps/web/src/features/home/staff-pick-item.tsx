import type { Clip } from "@tunewright/contract";
import { getHome, listStaffPicks, setStaffPick } from "@tunewright/contract";
import { useQuery } from "@tanstack/react-query";
import Award from "lucide-react/icons/award";
import { call } from "../../api/call.ts";
import { endpointQuery, keyOf } from "../../api/endpoint-query.ts";
import { sentenceFor } from "../../api/error-sentences.ts";
import { queryClient } from "../../api/query-client.ts";
import { useSession } from "../../api/use-session.ts";
import { clipTitle } from "../../lib/clip-words.ts";
import { MenuItem } from "../../ui/menu.tsx";
import { toast } from "../../ui/toast.ts";

/** For operators: puts a public song on the shelf of staff picks, or takes it off. Nothing for anybody else. */
export function StaffPickItem({ clip }: { clip: Clip }) {
  const { session } = useSession();
  const mayPick = session?.roles.is_staff === true && clip.is_public && !clip.is_trashed;
  const { data } = useQuery({ ...endpointQuery(listStaffPicks, {}), enabled: mayPick });
  if (!mayPick || !data) return null;
  const picked = data.clips.some((each) => each.id === clip.id);
  const press = () => {
    call(setStaffPick, { body: { clip_id: clip.id, picked: !picked } }).then(() => {
      for (const endpoint of [listStaffPicks, getHome]) void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
      toast(picked ? `“${clipTitle(clip)}” is no staff pick any more.` : `“${clipTitle(clip)}” is a staff pick now.`);
    }, (error: unknown) => toast(sentenceFor(error), { tone: "error" }));
  };
  return <MenuItem icon={<Award />} onSelect={press}>{picked ? "Remove from staff picks" : "Make a staff pick"}</MenuItem>;
}
