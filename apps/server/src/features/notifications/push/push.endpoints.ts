import { getPushSettings, subscribePush, unsubscribePush } from "@tunewright/contract";
import type { Db } from "../../../database.ts";
import { AppError } from "../../../platform/http/app-error.ts";
import type { Http } from "../../../platform/http/http.ts";
import { readPushKeys } from "./encrypt-push.ts";
import { isPushEndpoint } from "./push-address.ts";
import { countSubscriptions, dropSubscription, keepSubscription } from "./push.repo.ts";

export function mountPush(http: Http, { db, publicKey }: { db: Db; publicKey: string }): void {
  const present = async (userId: string) => ({ public_key: publicKey, devices: await countSubscriptions(db, userId) });

  http.mount(getPushSettings, ({ viewer }) => present(viewer.id));

  http.mount(subscribePush, async ({ viewer, body }) => {
    if (!isPushEndpoint(body.endpoint)) throw new AppError("invalid_request", "This is not the address of a push service.", { fields: { endpoint: "Not the address of a push service." } });
    if (!readPushKeys(body.keys)) throw new AppError("invalid_request", "These are not keys of a browser.", { fields: { keys: "Not keys of a browser." } });
    await keepSubscription(db, viewer.id, { endpoint: body.endpoint, ...body.keys });
    return present(viewer.id);
  });

  http.mount(unsubscribePush, async ({ viewer, body }) => {
    await dropSubscription(db, viewer.id, body.endpoint);
    return present(viewer.id);
  });
}
