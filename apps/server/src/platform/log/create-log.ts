import pino, { type Logger } from "pino";

/** Never written, whatever object they stand in. */
const SECRETS = [
  "authorization", "cookie", "set-cookie", "password", "newPassword", "currentPassword", "token", "secret", "accessToken", "refreshToken", "idToken",
];
const paths = SECRETS.flatMap((name) => {
  const key = name.includes("-") ? `["${name}"]` : `.${name}`;
  return [name.includes("-") ? `["${name}"]` : name, `*${key}`, `*.*${key}`];
});

/** One JSON object a line on standard output. Errors below `err` keep their stack; causes are kept. */
export function createLog(options: { level: string; role: string; destination?: pino.DestinationStream }): Logger {
  return pino(
    { level: options.level, base: { role: options.role, pid: process.pid }, redact: { paths, censor: "[removed]" }, timestamp: pino.stdTimeFunctions.isoTime },
    options.destination ?? pino.destination({ dest: 1, sync: false }),
  );
}
