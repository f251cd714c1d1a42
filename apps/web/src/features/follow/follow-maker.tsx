import { getProfile } from "@tunewright/contract";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../../api/endpoint-query.ts";
import { FollowButton } from "./follow-button.tsx";

/** The button for whoever made a song; a clip does not know how the viewer stands to them. */
export function FollowMaker({ handle }: { handle: string }) {
  const { data } = useQuery({ ...endpointQuery(getProfile, { params: { handle }, query: {} }), staleTime: 60_000, enabled: handle !== "" });
  return data ? <FollowButton person={data} size="small" /> : null;
}
