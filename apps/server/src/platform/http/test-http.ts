import { randomUUID } from "node:crypto";
import type { UserId } from "@tunewright/contract";
import type { FastifyRequest } from "fastify";
import pino from "pino";
import type { Db } from "../../database.ts";
import { createHttp, type HttpServer } from "./create-http.ts";
import type { Viewer } from "./http.ts";

/** A parsed answer, of which tests read what they expect. */
export type Json = ReturnType<JSON["parse"]>;

/** For tests of features: a server that believes the header x-person, and a caller of it. */
export interface TestHttp {
  http: HttpServer;
  viewerOf(request: FastifyRequest): Promise<Viewer | null>;
  /** Answers with status and parsed body; `person` null is a visitor, `asStaff(id)` an operator. */
  call(person: string | null, method: "GET" | "POST", url: string, body?: unknown): Promise<{ status: number; body: Json; headers: Record<string, unknown> }>;
}

const STAFF = "staff:";
export const asStaff = (id: string): string => `${STAFF}${id}`;

export async function createTestHttp(): Promise<TestHttp> {
  const viewerOf = async (request: FastifyRequest): Promise<Viewer | null> => {
    const id = request.headers["x-person"];
    return typeof id === "string" ? { id: id.replace(STAFF, "") as UserId, isStaff: id.startsWith(STAFF) } : null;
  };
  const log = pino({ level: "silent" });
  const http = await createHttp({ log, viewerOf, trustedOrigins: new Set(), rateLimiter: { take: async () => 0 } });
  return {
    http, viewerOf,
    async call(person, method, url, body) {
      const answer = await http.raw.inject({
        method, url, headers: { ...(person ? { "x-person": person } : {}), ...(body === undefined ? {} : { "content-type": "application/json" }) },
        ...(body === undefined ? {} : { payload: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      return { status: answer.statusCode, body: answer.body === "" ? null : answer.json(), headers: answer.headers };
    },
  };
}

/** A person in the database; returns the id. */
export async function addPerson(db: Db, given: { plan?: "free" | "pro" | "premier"; acceptedTerms?: boolean; handle?: string } = {}): Promise<string> {
  const id = randomUUID();
  await db.insertInto("user").values({
    id, email: `${id}@example.org`, display_name: "Someone", plan: given.plan ?? "free", ...(given.handle === undefined ? {} : { handle: given.handle }),
    accepted_custom_mode_tos_at: given.acceptedTerms === false ? null : new Date(),
  }).execute();
  return id;
}
