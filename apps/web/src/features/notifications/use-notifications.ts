import { follow, getNotificationBadge, listNotifications, readNotifications, type Notification } from "@tunewright/contract";
import { useInfiniteQuery, useQuery, type InfiniteData } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { endpointQuery, keyOf } from "../../api/endpoint-query.ts";
import { queryClient } from "../../api/query-client.ts";
import { useSession } from "../../api/use-session.ts";

/** Live events say what is new; should they be missed, this often is asked. Milliseconds. */
const REFRESH = 300_000;

interface Page { notifications: Notification[]; next_cursor: string | null }

/** Lines that are unread; 0 while nobody is signed in. */
export function useBadge(): number {
  const { user } = useSession();
  const { data } = useQuery({ ...endpointQuery(getNotificationBadge, {}), enabled: user !== null, refetchInterval: REFRESH, staleTime: REFRESH });
  return user ? (data?.count ?? 0) : 0;
}

export function useNotifications() {
  const { data, ...query } = useInfiniteQuery({
    queryKey: keyOf(listNotifications), queryFn: ({ pageParam, signal }) => call(listNotifications, { query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null, getNextPageParam: (page) => page.next_cursor, staleTime: 0,
  });
  const seen = new Set<string>();
  // A line that grew while pages were fetched stands where it is newest.
  const notifications = (data?.pages ?? []).flatMap((page) => page.notifications).filter(({ id }) => !seen.has(id) && seen.add(id));
  return { ...query, notifications };
}

function change(how: (notification: Notification) => Notification): void {
  queryClient.setQueryData<InfiniteData<Page>>(keyOf(listNotifications), (data) => data && {
    ...data, pages: data.pages.map((page) => ({ ...page, notifications: page.notifications.map(how) })),
  });
}

/** These lines, or all. Shown at once; should it fail, the next look shows what is true. */
export function markRead(ids?: string[]): void {
  change((notification) => (!ids || ids.includes(notification.id) ? { ...notification, isRead: true } : notification));
  if (!ids) queryClient.setQueryData(keyOf(getNotificationBadge, {}), { count: 0 });
  call(readNotifications, { body: ids ? { ids } : {} }).then(
    (badge) => queryClient.setQueryData(keyOf(getNotificationBadge, {}), badge),
    () => queryClient.invalidateQueries({ queryKey: keyOf(getNotificationBadge) }),
  );
}

/** Follows the person of a line, or no longer. */
export async function setFollowing(handle: string, on: boolean): Promise<void> {
  await call(follow, { body: { handle, unfollow: !on } });
  change((notification) => (notification.handle === handle ? { ...notification, isFollowing: on } : notification));
}
