import pino from "pino";
import { openDatabase } from "../../platform/db/open-database.ts";
import { connectPostgresBus } from "../../platform/realtime/postgres-bus.ts";
import { connectPostgresJobs } from "../../platform/queue/postgres-jobs.ts";
import { createFileStorage } from "../../platform/storage/file-storage.ts";
