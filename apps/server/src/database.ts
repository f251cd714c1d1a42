import type { Kysely, Transaction } from "kysely";
import type { AuthTables } from "./features/auth/auth.tables.ts";
import type { BillingTables } from "./features/billing/billing.tables.ts";
import type { BlocksTables } from "./features/blocks/blocks.tables.ts";
import type { ClipsTables } from "./features/clips/clips.tables.ts";
import type { CommentsTables } from "./features/comments/comments.tables.ts";
import type { DiscoverTables } from "./features/discover/discover.tables.ts";
import type { ExportsTables } from "./features/exports/exports.tables.ts";
import type { FollowsTables } from "./features/follows/follows.tables.ts";
import type { GatesTables } from "./features/gates/gates.tables.ts";
import type { GenerationTables } from "./features/generation/generation.tables.ts";
import type { HooksTables } from "./features/hooks/hooks.tables.ts";
import type { LibraryTables } from "./features/library/library.tables.ts";
import type { ModerationTables } from "./features/moderation/moderation.tables.ts";
import type { PersonasTables } from "./features/personas/personas.tables.ts";
import type { PicturesTables } from "./features/pictures/pictures.tables.ts";
import type { PlaylistsTables } from "./features/playlists/playlists.tables.ts";
import type { ProfilesTables } from "./features/profiles/profiles.tables.ts";
import type { SharingTables } from "./features/sharing/sharing.tables.ts";
import type { SearchTables } from "./features/search/search.tables.ts";
import type { SiteTables } from "./features/site/site.tables.ts";
import type { WritingTables } from "./features/writing/writing.tables.ts";
import type { NotificationsTables } from "./features/notifications/notifications.tables.ts";

/**
 * All tables, as features declare them. Each feature has `<feature>.tables.ts` with one interface of its tables (column types for kysely)
 * and `<feature>.migrations.ts` with its migrations; both are listed here and in migrations.ts, nowhere else.
 */
export interface Database extends AuthTables, GatesTables, BillingTables, ClipsTables, LibraryTables, GenerationTables, ExportsTables, WritingTables, FollowsTables, PlaylistsTables, SearchTables, CommentsTables, NotificationsTables, BlocksTables, PicturesTables, PersonasTables, ProfilesTables, ModerationTables, SharingTables, DiscoverTables, HooksTables, SiteTables {}

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
