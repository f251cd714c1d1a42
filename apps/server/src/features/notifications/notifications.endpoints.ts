import { getNotificationBadge, listNotifications as listEndpoint, readNotifications } from "@tunewright/contract";
import type { Http } from "../../platform/http/http.ts";
import type { Bus } from "../../platform/realtime/bus.ts";
import { listNotifications, type ListDeps } from "./list-notifications.ts";
import { countUnread, markRead } from "./notifications.repo.ts";
import { tellPeople } from "./notify.ts";

export interface NotificationsDeps extends ListDeps { bus: Bus }

export function mountNotifications(http: Http, deps: NotificationsDeps): void {
  const { db, bus } = deps;

  http.mount(listEndpoint, ({ viewer, query }) => listNotifications(deps, viewer, query.cursor));

  http.mount(getNotificationBadge, async ({ viewer }) => ({ count: await countUnread(db, viewer.id) }));

  http.mount(readNotifications, async ({ viewer, body }) => {
    await markRead(db, viewer.id, body.ids ?? null);
    // Their other windows lose the dot, too.
    await tellPeople(bus, [viewer.id]);
    return { count: await countUnread(db, viewer.id) };
  });
}
