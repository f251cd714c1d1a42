import type { NotificationType } from "@tunewright/contract";
import type { ColumnType, Generated } from "kysely";

/** Something that happened and concerns `user_id`. */
export interface NotificationTable {
  id: string;
  seq: Generated<number>;
  user_id: string;
  type: NotificationType;
  /** Who did it; null where nobody did. */
  actor_id: string | null;
  clip_id: string | null;
  comment_id: string | null;
  playlist_id: string | null;
  context: Generated<string>;
  /** Events with the same key stand in one line. */
  group_key: string;
  /** An event with the same key happened already. */
  dedupe_key: string;
  created_at: ColumnType<Date, Date | undefined, never>;
  read_at: Date | null;
}

/** A browser that is told of news while the app is closed. */
export interface PushSubscriptionTable {
  id: string;
  user_id: string;
  endpoint: string;
  /** base64url, as the browser gave them. */
  p256dh: string;
  auth: string;
  /** It has heard of the events up to this one. */
  told_seq: number;
  /** In a row. */
  failures: number;
  created_at: ColumnType<Date, Date | undefined, Date>;
}

export interface NotificationsTables {
  push_subscription: PushSubscriptionTable;
  notification: NotificationTable;
}
