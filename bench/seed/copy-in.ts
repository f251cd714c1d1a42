import type pg from "pg";

/** What of pg's connection a COPY needs; the library types it as any. */
interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  stream: { writableNeedDrain: boolean; once(event: "drain", run: () => void): void };
}

/** Lines joined into one chunk are sent together. */
const CHUNK_BYTES = 256 * 1024;

/** Streams rows (lines of COPY's text format, without their newline) into a table. Rejects with the database's error. */
export function copyIn(client: pg.ClientBase, table: string, columns: readonly string[], rows: Iterable<string>): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: Error | null = null;
    const submittable = {
      submit(connection: CopyConnection) {
        connection.query(`copy ${table} (${columns.map((name) => `"${name}"`).join(", ")}) from stdin`);
      },
      handleCopyInResponse(connection: CopyConnection) {
        void send(connection, rows);
      },
      handleCommandComplete() {},
      handleError(error: Error) {
        failure = error;
        reject(error);
      },
      handleReadyForQuery() {
        if (!failure) resolve();
      },
    };
    client.query(submittable as unknown as pg.Submittable);
  });
}

async function send(connection: CopyConnection, rows: Iterable<string>): Promise<void> {
  let lines: string[] = [];
  let size = 0;
  for (const row of rows) {
    lines.push(row);
    size += row.length + 1;
    if (size < CHUNK_BYTES) continue;
    connection.sendCopyFromChunk(Buffer.from(`${lines.join("\n")}\n`));
    lines = [];
    size = 0;
    if (connection.stream.writableNeedDrain) await new Promise<void>((done) => { connection.stream.once("drain", done); });
  }
  if (lines.length > 0) connection.sendCopyFromChunk(Buffer.from(`${lines.join("\n")}\n`));
  connection.endCopyFrom();
}

type Value = string | number | boolean | null;

/** A row in COPY's text format. Source: PostgreSQL documentation, COPY, "Text Format". */
export const copyRow = (values: readonly Value[]): string =>
  values.map((value) => (value === null ? "\\N" : typeof value === "boolean" ? (value ? "t" : "f") : String(value).replace(/[\\\n\r\t]/g, escape))).join("\t");
const ESCAPES: Record<string, string> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };
const escape = (sign: string): string => ESCAPES[sign]!;
