import type { Site, SiteLink } from "@tunewright/contract";
import { getSite } from "@tunewright/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { endpointQuery } from "./endpoint-query.ts";

/** A notice of maintenance is seen this soon by those who stay on a page. */
const LOOK_AGAIN = 60_000;

export const siteQuery = queryOptions({ ...endpointQuery(getSite, {}), staleTime: LOOK_AGAIN, refetchInterval: LOOK_AGAIN });

/** What the operator says and links to; null until it is known. */
export const useSite = (): Site | null => useQuery(siteQuery).data ?? null;

/** Pages that are written here already, for operators who keep none elsewhere. */
export const OWN_PAGES = ["help", "about", "terms", "privacy"] as const;
export type OwnPage = (typeof OWN_PAGES)[number];
export const isOwnPage = (name: SiteLink): name is OwnPage => (OWN_PAGES as readonly string[]).includes(name);
