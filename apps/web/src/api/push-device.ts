import { getPushSettings, subscribePush, unsubscribePush } from "@tunewright/contract";
import { call } from "./call.ts";

const WORKER = "/push-worker.js";

/** How this browser stands: it cannot, its person forbade it, or it is on or off. */
export type PushState = "unsupported" | "denied" | "on" | "off";

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export async function readPushState(): Promise<PushState> {
  if (!canPush()) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ? "on" : "off";
}

/** Asks the person, subscribes with the push service and tells the server. Throws ApiError, or what the browser throws. */
export async function switchPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted") return readPushState();
  const { public_key } = await call(getPushSettings, {});
  const registration = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  try {
    await call(subscribePush, { body: { endpoint, keys: { p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" } } });
  } catch (error) {
    // Nothing half: what the server does not know is not kept here either.
    await subscription.unsubscribe();
    throw error;
  }
  return "on";
}

export async function switchPushOff(): Promise<PushState> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    await call(unsubscribePush, { body: { endpoint: subscription.endpoint } });
    await subscription.unsubscribe();
  }
  return "off";
}
