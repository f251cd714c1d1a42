import { keep, readKept } from "./kept-for-days.ts";

/** Days that a share, an invitation and an affiliate's click are remembered. Source: specification, section 9. */
const DAYS = 30;
const SHARE = "tunewright.share";
const INVITED_BY = "tunewright.invited-by";
const CLICK_ID = /^[\w.~-]{1,128}$/;
const SHARE_ID = /^[\w-]{1,64}$/;
const HANDLE = /^[A-Za-z0-9_]{3,40}$/;

/** By what share somebody came, and to what. */
export interface ShareArrival { share_id: string; source: string; content_id: string; content_type: "song" | "playlist" | "profile" | "page" }

export interface Arrival {
  share: ShareArrival | null;
  clickId: string | null;
  openFeedback: boolean;
  /** The query without what is not to happen again on a reload. */
  search: string;
}

/** What an address says about how somebody came here. Parameters that make no sense are as if they were not there. */
export function readArrival(address: { pathname: string; search: string }, referrer = ""): Arrival {
  const query = new URLSearchParams(address.search);
  const [, kind = "", id = ""] = address.pathname.split("/");
  const shareId = query.get("sh") ?? "";
  const clickId = query.get("irclickid") ?? "";
  const openFeedback = query.has("open_feedback") && !/^(0|false|no)$/.test(query.get("open_feedback") ?? "");
  const type = kind === "song" ? "song" : kind === "playlist" ? "playlist" : kind.startsWith("@") ? "profile" : "page";
  const share: ShareArrival | null = SHARE_ID.test(shareId)
    ? { share_id: shareId, source: query.get("utm_source")?.slice(0, 40) || hostOf(referrer) || "direct", content_id: (type === "profile" ? kind.slice(1) : type === "page" ? "" : id).slice(0, 64), content_type: type }
    : null;
  query.delete("open_feedback");
  return { share, clickId: CLICK_ID.test(clickId) ? clickId : null, openFeedback, search: query.size > 0 ? `?${query}` : "" };
}

const hostOf = (referrer: string): string => (URL.canParse(referrer) ? new URL(referrer).hostname.slice(0, 40) : "");

export const keepShare = (share: ShareArrival): void => keep(SHARE, share);
export const readShare = (): ShareArrival | null => readKept(SHARE, DAYS) as ShareArrival | null;

/** As a cookie, where the affiliate's own scripts look for it. */
export const clickCookie = (id: string, secure: boolean): string => `irclickid=${id}; max-age=${DAYS * 86_400}; path=/; samesite=lax${secure ? "; secure" : ""}`;

/** Who invited this browser's person; waits for the day they sign up. */
export const keepInviter = (handle: string): void => { if (HANDLE.test(handle)) keep(INVITED_BY, handle); };
export const readInviter = (): string | null => readKept(INVITED_BY, DAYS) as string | null;
