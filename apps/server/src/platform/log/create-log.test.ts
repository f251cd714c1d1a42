import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { createLog } from "./create-log.ts";

function written(run: (log: ReturnType<typeof createLog>) => void): string {
  let text = "";
  run(createLog({ level: "info", role: "test", destination: new Writable({ write(chunk, _encoding, done) { text += String(chunk); done(); } }) }));
  return text;
}

test("secrets never reach the log, wherever they stand", () => {
  const text = written((log) => log.info({
    password: "p-1", headers: { authorization: "Bearer p-2", cookie: "p-3", "set-cookie": "p-4" }, request: { body: { token: "p-5", newPassword: "p-6" } }, secret: "p-7", kept: "yes",
  }, "hello"));
  expect(text).not.toMatch(/p-\d/);
  expect(JSON.parse(text)).toMatchObject({ msg: "hello", kept: "yes", role: "test" });
});

test("an error keeps its stack and its cause", () => {
  const text = written((log) => log.error({ err: new Error("outer", { cause: new Error("inner") }) }, "failed"));
  expect(text).toContain("outer");
  expect(text).toContain("inner");
});
