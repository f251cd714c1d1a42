import { authMigrations } from "./features/auth/auth.migrations.ts";
import { blocksMigrations } from "./features/blocks/blocks.migrations.ts";
import { billingMigrations } from "./features/billing/billing.migrations.ts";
import { clipsMigrations } from "./features/clips/clips.migrations.ts";
import { commentsMigrations } from "./features/comments/comments.migrations.ts";
import { discoverMigrations } from "./features/discover/discover.migrations.ts";
import { exportsMigrations } from "./features/exports/exports.migrations.ts";
import { followsMigrations } from "./features/follows/follows.migrations.ts";
import { gatesMigrations } from "./features/gates/gates.migrations.ts";
import { generationMigrations } from "./features/generation/generation.migrations.ts";
import { hooksMigrations } from "./features/hooks/hooks.migrations.ts";
import { libraryMigrations } from "./features/library/library.migrations.ts";
import { notificationsMigrations } from "./features/notifications/notifications.migrations.ts";
import { moderationMigrations } from "./features/moderation/moderation.migrations.ts";
import { personasMigrations } from "./features/personas/personas.migrations.ts";
import { picturesMigrations } from "./features/pictures/pictures.migrations.ts";
import { playlistsMigrations } from "./features/playlists/playlists.migrations.ts";
import { profilesMigrations } from "./features/profiles/profiles.migrations.ts";
import { relationsMigrations } from "./features/relations/relations.migrations.ts";
import { sharingMigrations } from "./features/sharing/sharing.migrations.ts";
import { searchMigrations } from "./features/search/search.migrations.ts";
import { siteMigrations } from "./features/site/site.migrations.ts";
import { socialMigrations } from "./features/social/social.migrations.ts";
import { writingMigrations } from "./features/writing/writing.migrations.ts";
import { joinMigrations, type Migrations } from "./platform/db/migrate.ts";
import { mailMigrations } from "./platform/mail/mail.migrations.ts";
import { queueMigrations } from "./platform/queue/queue.migrations.ts";

/** Every feature's migrations. */
export const MIGRATIONS: Migrations = joinMigrations(
  queueMigrations, mailMigrations, authMigrations, gatesMigrations, billingMigrations, clipsMigrations, libraryMigrations, generationMigrations, socialMigrations,
  followsMigrations, playlistsMigrations, searchMigrations,
  commentsMigrations, exportsMigrations, writingMigrations, personasMigrations, notificationsMigrations, blocksMigrations, picturesMigrations, profilesMigrations, relationsMigrations, moderationMigrations, sharingMigrations, discoverMigrations, hooksMigrations, siteMigrations,
);
