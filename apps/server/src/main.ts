import { availableParallelism, totalmem } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ALL_ENDPOINTS } from "@tunewright/contract/endpoints/index";
import type { Logger } from "pino";
import pkg from "../package.json" with { type: "json" };
import { readConfig, type Config } from "./config.ts";
import type { Db } from "./database.ts";
import { createAuth, createViewerOf, mountAuth, runAuthJobs } from "./features/auth/index.ts";
import { getCredits, mountBilling, readPlan } from "./features/billing/index.ts";
import { mountBlocks } from "./features/blocks/index.ts";
import { mountClips, mountMedia, presentClipFor, presentClips, readAudioSizes, runClipsJobs } from "./features/clips/index.ts";
import { mountComments } from "./features/comments/index.ts";
import { mountDiscover } from "./features/discover/index.ts";
import { mountExports, runExportsJobs } from "./features/exports/index.ts";
import { endFollows, mountFollows, presentPeople, readFollowStandings } from "./features/follows/index.ts";
import { createGates } from "./features/gates/index.ts";
import { countRunning, mountGeneration, readGenerationStanding, runGenerationJobs } from "./features/generation/index.ts";
import { mountHooks } from "./features/hooks/index.ts";
import { ensureDefaultProject, mountLibrary } from "./features/library/index.ts";
import {
  countUnreadNotifications, createPushSender, deriveVapidKeys, forgetBetween, listNotifications, mountNotifications, mountPush, runNotificationsJobs, runPush, type NotificationsDeps,
} from "./features/notifications/index.ts";
import { mountModeration } from "./features/moderation/index.ts";
import { listPublicPersonas, mountPersonas } from "./features/personas/index.ts";
import { mountPictures, runPicturesJobs } from "./features/pictures/index.ts";
import { mountPlaylists, openPublicPlaylist, presentPlaylists } from "./features/playlists/index.ts";
import { mountProfiles } from "./features/profiles/index.ts";
import { mountSearch } from "./features/search/index.ts";
import { mountRelations } from "./features/relations/index.ts";
import { mountSession } from "./features/session/index.ts";
import { mountSharing, runSharingJobs } from "./features/sharing/index.ts";
import { mountSite } from "./features/site/index.ts";
import { readStarterProgress, startStarterSongs } from "./features/starter/index.ts";
import { mountWriting, runWritingJobs } from "./features/writing/index.ts";
import { MIGRATIONS } from "./migrations.ts";
import { BootError } from "./platform/boot/boot-error.ts";
import { checkPort, portError } from "./platform/boot/check-port.ts";
import { createStopSteps, stopOnSignals, type StopSteps } from "./platform/boot/stop-steps.ts";
import { superviseWorker } from "./platform/boot/supervise-worker.ts";
import { systemClock } from "./platform/clock/clock.ts";
import { checkDatabase } from "./platform/db/check-database.ts";
import { startEmbeddedPostgres } from "./platform/db/embedded-postgres.ts";
import { migrate } from "./platform/db/migrate.ts";
import { openDatabase } from "./platform/db/open-database.ts";
import { mountApiPages } from "./platform/http/api-page.ts";
import { createHttp } from "./platform/http/create-http.ts";
import { mountOperations } from "./platform/http/mount-operations.ts";
import { createMemoryRateLimiter } from "./platform/http/rate-limiter.ts";
import { addSecurityHeaders, findInlineScripts } from "./platform/http/security-headers.ts";
import { readWebPage, serveWebApp } from "./platform/http/serve-web-app.ts";
import { createLog } from "./platform/log/create-log.ts";
import { createOutbox, mountOutboxPage } from "./platform/mail/outbox.ts";
import { createMetrics } from "./platform/metrics/create-metrics.ts";
import { connectPostgresJobs, type PostgresJobs } from "./platform/queue/postgres-jobs.ts";
import type { Bus } from "./platform/realtime/bus.ts";
import { forwardToSockets } from "./platform/realtime/forward-to-sockets.ts";
import { mountLiveSocket } from "./platform/realtime/live-socket.ts";
import { connectPostgresBus } from "./platform/realtime/postgres-bus.ts";
import { canStore } from "./platform/storage/can-store.ts";
import { createFileStorage } from "./platform/storage/file-storage.ts";
import type { ObjectStorage } from "./platform/storage/object-storage.ts";
import { readVoiceLanguages } from "@tunewright/engine-node/voice/read-voice-folder";
import { createLocalEngine, withVoices } from "./providers/local-engine/local-engine.ts";
import { createLocalWriter } from "./providers/local-writer/local-writer.ts";
import { createSongFiles } from "./providers/song-files/song-files.ts";

/** What every role stands on. */
interface Ground { config: Config; log: Logger; stop: StopSteps; databaseUrl: string; db: Db; bus: Bus; jobs: PostgresJobs; storage: ObjectStorage }

const WEB_APP = fileURLToPath(new URL("../../web/dist", import.meta.url));
/** Sign-ins and sign-ups by one address in a minute; on the developer's own machine tests make many people. */
const ATTEMPTS = { public: 20, local: 1_000 };
const GIBIBYTE = 1024 ** 3;

try {
  await start(readConfig());
} catch (error) {
  if (!(error instanceof BootError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const log = createLog({ level: config.logLevel, role: config.role });
  const stop = createStopSteps(log);
  stopOnSignals(stop, log);
  try {
    if (config.role !== "worker" && config.port !== 0) await checkPort(config.port, config.host);
    const ground = await prepare(config, log, stop);
    if (config.role === "worker") await startWorker(ground);
    else await startApi(ground);
  } catch (error) {
    await stop.run();
    throw error;
  }
}

async function prepare(config: Config, log: Logger, stop: StopSteps): Promise<Ground> {
  let databaseUrl = config.databaseUrl;
  if (databaseUrl === null) {
    const postgres = await startEmbeddedPostgres({ dir: join(config.dataDir, "postgres"), log });
    stop.add("postgres", () => postgres.stop());
    databaseUrl = postgres.url;
  }
  const { db, pool, close } = openDatabase(databaseUrl, { log, max: config.role === "worker" ? 8 : 14 });
  stop.add("database", close);
  await checkDatabase(pool, databaseUrl);
  await migrate(db as never, MIGRATIONS);
  const bus = await connectPostgresBus({ url: databaseUrl, log });
  stop.add("bus", () => bus.close());
  const jobs = await connectPostgresJobs({ url: databaseUrl, db, bus, log, supervises: config.role === "worker" });
  stop.add("jobs", () => jobs.close());
  return { config, log, stop, databaseUrl, db, bus, jobs, storage: createFileStorage(join(config.dataDir, "objects")) };
}

async function startApi({ config, log, stop, databaseUrl, db, bus, jobs, storage }: Ground): Promise<void> {
  const mail = config.smtp ? (await import("./platform/mail/smtp.ts")).createSmtpMail(config.smtp.url, config.smtp.from) : createOutbox(db);
  const auth = createAuth({
    db, log, mail, secret: config.secrets.auth, baseUrl: config.baseUrl, trustedOrigins: config.trustedOrigins,
    attemptsPerMinute: config.isLocal ? ATTEMPTS.local : ATTEMPTS.public,
    onSignUp: [async (userId) => { await ensureDefaultProject(db, userId); }],
  });
  const viewerOf = createViewerOf(auth);
  const http = await createHttp({ log, viewerOf, trustedOrigins: config.trustedOrigins, rateLimiter: createMemoryRateLimiter(Date.now) });
  const page = await readWebPage(WEB_APP);
  addSecurityHeaders(http.raw, { inlineScripts: findInlineScripts(page ?? ""), https: config.baseUrl.startsWith("https://") });
  const metrics = createMetrics({ countJobs: () => jobs.counts(), countSockets: () => sockets.count() });
  metrics.watch(http.raw);
  const sockets = await mountLiveSocket(http, { log, viewerOf, trustedOrigins: config.trustedOrigins });

  // What can be made is asked here; songs are made by workers only.
  const capabilities = withVoices(await readVoiceLanguages(voicesFolder(config)));
  mountAuth(http, auth);
  const gates = createGates({ db, clock: systemClock });
  mountSession(http, {
    db, auth, gates, clock: systemClock, getCredits,
    readStanding: (from, person) => readGenerationStanding(from, person, capabilities),
  });
  mountBilling(http, { db });
  mountClips(http, { db, jobs, bus });
  mountComments(http, { db, bus });
  mountMedia(http, { db, storage, bus, viewerOf });
  mountExports(http, { db, jobs, storage, files: createSongFiles(), viewerOf });
  mountPersonas(http, { db });
  mountWriting(http, { db, jobs, writer: createLocalWriter() });
  mountLibrary(http, { db, bus });
  mountGeneration(http, { db, jobs, bus, capabilities, log });
  mountDiscover(http, { db, clock: systemClock, readStarter: () => readStarterProgress(db) });
  mountRelations(http, { db, bus });
  mountModeration(http, { db, bus });
  mountSharing(http, {
    db, baseUrl: config.baseUrl, page, presentForVisitor: (id) => presentClipFor(db, null, id), openPlaylist: (id, limit) => openPublicPlaylist(db, id, limit),
    readAudioSizes: (ids) => readAudioSizes({ db, storage }, ids),
  });
  mountNotifications(http, { bus, ...notificationLists(db) });
  mountPush(http, { db, publicKey: deriveVapidKeys(config.secrets.push).publicKey });
  mountFollows(http, { db, bus });
  mountBlocks(http, { db, presentPeople: (ids, viewer) => presentPeople(db, ids, viewer), onBlock: [endFollows, forgetBetween] });
  mountProfiles(http, {
    db, getFlags: () => gates.getFlags(), readPlan: (userId) => readPlan(db, userId), presentPlaylists: (ids, viewer) => presentPlaylists(db, ids, viewer),
    listPersonas: (userId, viewer, page) => listPublicPersonas(db, userId, viewer, page),
  });
  const { createLinocutCovers } = await import("./providers/linocut-covers/linocut-covers.ts");
  mountPictures(http, { db, storage, viewerOf, readPlan: (userId) => readPlan(db, userId), printPicture: createLinocutCovers().printPicture });
  mountPlaylists(http, { db, bus });
  mountSite(http, { db, clock: systemClock });
  mountHooks(http, { db, clock: systemClock, isOpen: async () => (await gates.getFlags())["web-hooks-2025"] });
  mountSearch(http, { db });
  forwardToSockets({
    bus, sockets, log, presentClipFor: (userId, clipId) => presentClipFor(db, userId, clipId),
    readCredits: async (userId) => ({ credits: (await getCredits(db, userId)).credits, running: await countRunning(db, userId) }),
    countNotifications: (userId) => countUnreadNotifications(db, userId),
  });
  const missing = ALL_ENDPOINTS.filter(({ id }) => !http.mounted.has(id)).map(({ id }) => id);
  if (missing.length > 0) log.error({ missing }, "endpoints of the contract that nothing answers");

  mountOperations(http, {
    metrics, checks: { database: async () => Boolean(await db.selectFrom("gate_override").select("name").limit(1).execute()), storage: canStore(storage), queue: () => jobs.ready() },
  });
  mountApiPages(http, ALL_ENDPOINTS, { version: pkg.version, baseUrl: config.baseUrl });
  if (config.isLocal && !config.smtp) mountOutboxPage(http, db);
  if (page !== null) await serveWebApp(http, WEB_APP);
  else log.warn("the web app is not built (npm start builds it): only the API answers");

  stop.add("http", () => http.close());
  await http.raw.listen({ port: config.port, host: config.host }).catch((error: unknown) => { throw portError(config.port, config.host, error); });
  process.stdout.write(`Tunewright is ready at ${config.baseUrl}\n`);
  if (config.role === "all") {
    const worker = superviseWorker(fileURLToPath(import.meta.url), { env: config.environmentFor("worker", databaseUrl), log });
    stop.add("worker", () => worker.stop());
  }
}

async function startWorker({ config, log, stop, db, bus, jobs, storage }: Ground): Promise<void> {
  const [{ createEnginePool }, { createLinocutCovers }] = await Promise.all([
    import("@tunewright/engine-node"), import("./providers/linocut-covers/linocut-covers.ts"),
  ]);
  const concurrency = songsAtOnce();
  const pool = createEnginePool({ size: concurrency, voices: voicesFolder(config) });
  // The first song should not wait for the voices to load.
  pool.warm().catch((error: unknown) => log.error({ err: error }, "the engine's voices could not be loaded"));
  // The queue first: its jobs use the engine until they have ended.
  stop.add("songs", async () => { await jobs.close(); await pool.close(); });
  await runAuthJobs({ db, jobs });
  await runClipsJobs({ jobs, storage });
  await runNotificationsJobs({ db, jobs });
  stop.add("push", runPush({
    db, bus, log, send: createPushSender(deriveVapidKeys(config.secrets.push), config.baseUrl.startsWith("https://") ? config.baseUrl : "mailto:nobody@localhost.invalid"),
    readNewestLine: async (userId) => (await listNotifications(notificationLists(db), { id: userId }, undefined)).notifications[0] ?? null,
  }));
  await runWritingJobs({ db, jobs, writer: createLocalWriter(), log });
  await runExportsJobs({ db, jobs, storage, files: createSongFiles(), log });
  await runPicturesJobs({ db, jobs, storage });
  await runSharingJobs({ db, jobs });
  await runGenerationJobs({ db, storage, bus, jobs, engine: createLocalEngine(pool), covers: createLinocutCovers(), log }, { concurrency });
  if (config.starterSongs > 0) {
    const enqueued = await startStarterSongs({ db, jobs });
    if (enqueued > 0) log.info({ enqueued }, "the house makes its starter songs");
  }
}

/** Voices for other languages than English (docs/voices.md). */
function voicesFolder(config: Config): string {
  return join(config.dataDir, "voices");
}

/** What the list of notifications takes from other features. */
function notificationLists(db: Db): Omit<NotificationsDeps, "bus"> {
  return {
    db, presentClips: (ids, viewer) => presentClips(db, ids, viewer),
    namePlaylists: async (ids, viewer) => new Map((await presentPlaylists(db, ids, viewer)).map(({ id, name }) => [id, name])),
    listFollowed: async (userId, others) => {
      const standing = await readFollowStandings(db, { id: userId }, others);
      return new Set(others.filter((id) => standing(id).isFollowing));
    },
  };
}

/** One for each processor, as long as memory allows two gibibytes for each. */
function songsAtOnce(): number {
  return Math.max(1, Math.min(4, availableParallelism(), Math.floor(totalmem() / (2 * GIBIBYTE))));
}
