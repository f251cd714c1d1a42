import { spawnSync } from "node:child_process";
import { chown, lstat, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** How to start a program that refuses to run as root (PostgreSQL does), or whose user must have a name (initdb asks). */
export interface Unprivileged {
  /** Words put before the program and its arguments. */
  prefix: string[];
  /** Passed to spawn; undefined where the prefix does it. */
  ids: { uid: number; gid: number } | undefined;
}

/**
 * As an ordinary named user: nothing to do. As root, or as a number without a name: a user namespace in which our id appears as an
 * ordinary account, so that files keep their owner. Where namespaces are forbidden, root changes to that account for real.
 */
export async function chooseUnprivileged(): Promise<Unprivileged> {
  const uid = process.getuid?.() ?? -1;
  const accounts = await readAccounts();
  if (uid !== 0 && (process.platform !== "linux" || accounts.some((account) => account.uid === uid))) return { prefix: [], ids: undefined };
  const account = accounts.find((each) => each.uid === 1000) ?? accounts.find((each) => each.name === "nobody") ?? accounts.find((each) => each.uid > 0);
  if (!account) return { prefix: [], ids: undefined };
  const prefix = ["unshare", "--user", `--map-user=${account.uid}`, `--map-group=${account.gid}`];
  const probe = spawnSync(prefix[0] as string, [...prefix.slice(1), "true"], { stdio: "ignore" });
  if (probe.status === 0) return { prefix, ids: undefined };
  return { prefix: [], ids: { uid: account.uid, gid: account.gid } };
}

async function readAccounts(): Promise<{ name: string; uid: number; gid: number }[]> {
  const lines = await readFile("/etc/passwd", "utf8").then((text) => text.split("\n"), () => []);
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

/** Gives a folder and all in it to an account; only root can. Does nothing where the folder is that account's already. */
export async function giveTo(path: string, ids: { uid: number; gid: number }): Promise<void> {
  const stat = await lstat(path);
  if (stat.uid === ids.uid) return;
  if (stat.isDirectory()) {
    for (const name of await readdir(path)) await giveTo(join(path, name), ids);
  }
  await chown(path, ids.uid, ids.gid);
}
