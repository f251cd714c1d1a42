import type { Db } from "../../database.ts";
import { systemCode } from "../../platform/boot/boot-error.ts";
import { chooseHandles } from "./choose-handle.ts";

const UNIQUE_VIOLATION = "23505";

/** Replaces a new person's placeholder by a handle of their own; whoever else signs up at the same moment gets another. */
export async function giveHandle(db: Db, person: { id: string; name: string; email: string }): Promise<string> {
  for (const handle of chooseHandles(person.name, person.email)) {
    try {
      await db.updateTable("user").set({ handle }).where("id", "=", person.id).execute();
      return handle;
    } catch (error) {
      if (systemCode(error) !== UNIQUE_VIOLATION) throw error;
    }
  }
  throw new Error("unreachable: the choice of handles has no end");
}
