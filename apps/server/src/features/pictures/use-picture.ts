import type { Db, Tx } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";

export const PICTURE_SIZES = [96, 352, 896] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];
/** Px of the address that is handed out; others by ?size=. */
const USUAL = 352;

export const pictureKey = (id: string, size: PictureSize): string => `pictures/${id}/${size}.webp`;
export const pictureFolder = (id: string): string => `pictures/${id}/`;
export const pictureUrl = (id: string): string => `/api/picture/${id}?size=${USUAL}`;

const ADDRESS = /^\/api\/picture\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\?size=(?:96|352|896))?$/;

/**
 * Makes a picture of this person's the one for `use`, and sets free the one that was; null only sets free. Returns the address to show.
 * Rejects with AppError "invalid_request" on `field` for anything that is not a picture of theirs.
 */
export async function usePicture(tx: Tx, userId: string, use: string, address: string | null, field: string): Promise<string | null> {
  const id = address === null ? null : (ADDRESS.exec(address)?.[1] ?? "");
  if (id !== null) {
    const found = id === "" ? undefined : await tx.selectFrom("picture").select("id").where("id", "=", id).where("user_id", "=", userId)
      .where((eb) => eb.or([eb("used_for", "is", null), eb("used_for", "=", use)])).forUpdate().executeTakeFirst();
    if (!found) throw new AppError("invalid_request", "Upload this picture first.", { fields: { [field]: "Upload this picture first." } });
  }
  let freed = tx.updateTable("picture").set({ used_for: null }).where("user_id", "=", userId).where("used_for", "=", use);
  if (id !== null) freed = freed.where("id", "<>", id);
  await freed.execute();
  if (id === null) return null;
  await tx.updateTable("picture").set({ used_for: use }).where("id", "=", id).execute();
  return pictureUrl(id);
}

export async function countSince(db: Db, userId: string, since: Date): Promise<number> {
  const row = await db.selectFrom("picture").select((eb) => eb.fn.countAll<number>().as("n")).where("user_id", "=", userId).where("created_at", ">", since).executeTakeFirstOrThrow();
  return Number(row.n);
}
