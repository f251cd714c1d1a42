export { notify, tellPeople, type Happening } from "./notify.ts";
export { mountNotifications, type NotificationsDeps } from "./notifications.endpoints.ts";
export { runNotificationsJobs } from "./notifications.jobs.ts";
export { countUnread as countUnreadNotifications, forgetBetween } from "./notifications.repo.ts";
