export { notify, tellPeople, type Happening } from "./notify.ts";
export { mountNotifications, type NotificationsDeps } from "./notifications.endpoints.ts";
export { runNotificationsJobs } from "./notifications.jobs.ts";
export { countUnread as countUnreadNotifications, forgetBetween } from "./notifications.repo.ts";
export { listNotifications } from "./list-notifications.ts";
export { mountPush } from "./push/push.endpoints.ts";
export { runPush } from "./push/run-push.ts";
export { createPushSender } from "./push/send-push.ts";
export { deriveVapidKeys } from "./push/vapid.ts";
