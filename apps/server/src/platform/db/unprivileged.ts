import { spawnSync } from "node:child_process";
import { lchown, lstat, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** How to start a program that refuses to run as root (PostgreSQL does), or whose user must have a name (initdb asks). */
export interface Unprivileged {
  /** Words put before the program and its arguments. */
  prefix: string[];
  /** Passed to spawn; undefined where the prefix does it. */
  ids: Account | undefined;
  /** To whom the program's files must belong; undefined where they cannot belong to anybody else. */
  owner: Account | undefined;
}
interface Account { uid: number; gid: number }

/**
 * As an ordinary named user: nothing to do. As root, or as a number without a name, in this order:
 * a user namespace in which our id appears as an ordinary account, so that files keep their owner;
 * that account for real, with the one capability to pass through folders that are closed to it (our clone may lie in /root);
 * that account for real.
 */
export async function chooseUnprivileged(): Promise<Unprivileged> {
  const ourselves: Unprivileged = { prefix: [], ids: undefined, owner: undefined };
  const uid = process.getuid?.() ?? -1;
  const accounts = await readAccounts();
  if (uid !== 0 && (process.platform !== "linux" || accounts.some((account) => account.uid === uid))) return ourselves;
  const found = accounts.find((each) => each.uid === 1000) ?? accounts.find((each) => each.name === "nobody") ?? accounts.find((each) => each.uid > 0);
  if (!found) return ourselves;
  const account: Account = { uid: found.uid, gid: found.gid };
  const namespace = ["unshare", "--user", `--map-user=${account.uid}`, `--map-group=${account.gid}`];
  if (works(namespace)) return { prefix: namespace, ids: undefined, owner: uid === 0 ? { uid, gid: 0 } : undefined };
  if (uid !== 0) return ourselves;
  const capable = [
    "setpriv", `--reuid=${account.uid}`, `--regid=${account.gid}`, "--clear-groups", "--inh-caps=+dac_override", "--ambient-caps=+dac_override",
  ];
  if (works(capable)) return { prefix: capable, ids: undefined, owner: account };
  return { prefix: [], ids: account, owner: account };
}

const works = ([program, ...args]: string[]): boolean => spawnSync(program as string, [...args, "true"], { stdio: "ignore" }).status === 0;

async function readAccounts(): Promise<{ name: string; uid: number; gid: number }[]> {
  const lines = await readFile("/etc/passwd", "utf8").then((text) => text.split("\n"), () => []);
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

/** Gives a folder and all in it to an account; only root can. Does nothing where the folder is that account's already. */
export async function giveTo(path: string, ids: Account): Promise<void> {
  const stat = await lstat(path);
  if (stat.uid === ids.uid) return;
  if (stat.isDirectory()) {
    for (const name of await readdir(path)) await giveTo(join(path, name), ids);
  }
  // Not what links point to: those are libraries of the installation.
  await lchown(path, ids.uid, ids.gid);
}
