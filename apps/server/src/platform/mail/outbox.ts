import { sql } from "kysely";
import type { Db } from "../../database.ts";
import type { Http } from "../http/http.ts";
import { escapeHtml } from "../http/escape-html.ts";
import { plainPage } from "../http/plain-page.ts";
import type { Letter, Mail } from "./mail.ts";

/** Older letters are forgotten. */
const KEEP = 1_000;
const SHOW = 50;

/** Without a mail server letters go into a table, where the developer's page shows them. */
export function createOutbox(db: Db): Mail {
  return {
    async send(letter) {
      await sql`insert into mail_outbox (recipient, subject, body) values (${letter.to}, ${letter.subject}, ${letter.text})`.execute(db);
      await sql`delete from mail_outbox where id <= (select max(id) - ${KEEP} from mail_outbox)`.execute(db);
    },
  };
}

export async function readOutbox(db: Db): Promise<(Letter & { createdAt: Date })[]> {
  const { rows } = await sql<Letter & { createdAt: Date }>`
    select recipient as "to", subject, body as text, created_at as "createdAt" from mail_outbox order by id desc limit ${SHOW}`.execute(db);
  return rows;
}

/** GET /dev/outbox. Mount it only where nobody but the developer can reach the server: it shows everybody's mail. */
export function mountOutboxPage(http: Http, db: Db): void {
  http.raw.get("/dev/outbox", async (_request, reply) => {
    const letters = (await readOutbox(db)).map((letter) => `<article><h2>${escapeHtml(letter.subject)}</h2>
<p>To ${escapeHtml(letter.to)}, ${letter.createdAt.toISOString()}</p><pre>${linkAddresses(escapeHtml(letter.text))}</pre></article>`);
    return reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(
      plainPage("Outbox", `<h1>Outbox</h1><p>Letters that a mail server would have sent. Newest first.</p><main>${letters.join("\n") || "<p>Nothing yet.</p>"}</main>`),
    );
  });
}

const linkAddresses = (html: string) => html.replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
