import { request } from "node:https";
import { encryptPush, type PushKeys } from "./encrypt-push.ts";
import { lookUpPublic } from "./push-address.ts";
import { signVapid, type VapidKeys } from "./vapid.ts";

export interface PushTarget extends PushKeys { endpoint: string }
/** `gone`: the browser no longer wants any; `failed`: not this time. */
export type PushOutcome = "sent" | "gone" | "failed";
/** Sends a text to a browser. Never rejects. */
export type SendPush = (target: PushTarget, text: string) => Promise<PushOutcome>;

const WAIT_MS = 10_000;
/** A push service keeps what it cannot deliver for so long. Seconds. */
const KEPT_SECONDS = 24 * 60 * 60;

/** Over https, to public addresses only; redirects are not followed. */
export function createPushSender(keys: VapidKeys, contact: string): SendPush {
  return ({ endpoint, ...subscription }, text) => new Promise((done) => {
    const body = encryptPush(text, subscription);
    const call = request(endpoint, {
      method: "POST", lookup: lookUpPublic, timeout: WAIT_MS, agent: false,
      headers: {
        authorization: signVapid(keys, endpoint, contact, new Date()), "content-type": "application/octet-stream", "content-encoding": "aes128gcm", "content-length": body.length,
        ttl: KEPT_SECONDS, urgency: "normal",
      },
    }, (answer) => {
      answer.resume();
      const status = answer.statusCode ?? 0;
      done(status >= 200 && status < 300 ? "sent" : status === 404 || status === 410 ? "gone" : "failed");
    });
    call.on("timeout", () => call.destroy());
    call.on("error", () => done("failed"));
    call.end(body);
  });
}
