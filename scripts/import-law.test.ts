import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";

const ROOT = path.dirname(import.meta.dirname);
const LAW = path.join(ROOT, ".dependency-cruiser.cjs");
const CRUISER = path.join(ROOT, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
const folders: string[] = [];

/** Each rule, broken on purpose: a file and what it must not import. */
const VIOLATIONS: Record<string, { from: string; imports: string; target: string }> = {
  "contract-imports-nothing-of-ours": { from: "packages/contract/src/a.ts", imports: "../../engine/src/b.ts", target: "packages/engine/src/b.ts" },
  "media-imports-nothing-of-ours": { from: "packages/media/src/a.ts", imports: "../../engine/src/b.ts", target: "packages/engine/src/b.ts" },
  "engine-imports-nothing-of-ours": { from: "packages/engine/src/a.ts", imports: "../../contract/src/b.ts", target: "packages/contract/src/b.ts" },
  "engine-knows-no-node": { from: "packages/engine/src/a.ts", imports: "node:fs", target: "packages/engine/src/b.ts" },
  "engine-node-imports-engine-and-media-only": { from: "packages/engine-node/src/a.ts", imports: "../../contract/src/b.ts", target: "packages/contract/src/b.ts" },
  "cli-needs-no-server": { from: "apps/cli/src/a.ts", imports: "../../server/src/b.ts", target: "apps/server/src/b.ts" },
  "web-and-server-meet-in-the-contract": { from: "apps/web/src/a.ts", imports: "../../server/src/b.ts", target: "apps/server/src/b.ts" },
  "server-knows-no-web": { from: "apps/server/src/a.ts", imports: "../../web/src/b.ts", target: "apps/web/src/b.ts" },
  "platform-knows-no-feature": { from: "apps/server/src/platform/db/a.ts", imports: "../../features/clips/index.ts", target: "apps/server/src/features/clips/index.ts" },
  "only-main-knows-providers": { from: "apps/server/src/features/clips/a.ts", imports: "../../providers/b.ts", target: "apps/server/src/providers/b.ts" },
  "server-features-meet-at-their-index": { from: "apps/server/src/features/clips/a.ts", imports: "../billing/b.ts", target: "apps/server/src/features/billing/b.ts" },
  "web-features-never-import-each-other": { from: "apps/web/src/features/song/a.ts", imports: "../home/b.ts", target: "apps/web/src/features/home/b.ts" },
  "player-knows-no-react": { from: "apps/web/src/player/a.ts", imports: "react", target: "apps/web/src/player/b.ts" },
  "ui-kit-knows-no-feature": { from: "apps/web/src/ui/a.ts", imports: "../features/home/b.ts", target: "apps/web/src/features/home/b.ts" },
  "no-cycles": { from: "apps/cli/src/a.ts", imports: "./b.ts", target: "apps/cli/src/b.ts" },
};

/** Names of the rules that a small tree of our layout breaks. */
function brokenRules({ from, imports, target }: { from: string; imports: string; target: string }): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), "tunewright-law-"));
  folders.push(folder);
  for (const [file, text] of [[target, `import "./${path.basename(from)}";\nexport const b = 1;\n`], [from, `import "${imports}";\nexport const a = 1;\n`]] as const) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), path.dirname(target) === path.dirname(from) || file === from ? text : "export const b = 1;\n");
  }
  symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"));
  const tops = [...new Set([from, target].map((file) => file.split("/")[0]!))];
  let output: string;
  try {
    output = execFileSync(process.execPath, [CRUISER, ...tops, "--config", LAW, "--output-type", "json"], { cwd: folder, encoding: "utf8" });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  const { summary } = JSON.parse(output) as { summary: { violations: { rule: { name: string } }[] } };
  return summary.violations.map((violation) => violation.rule.name);
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe("the import law", () => {
  test("has a proof for every rule", () => {
    const { forbidden } = createRequire(import.meta.url)(LAW) as { forbidden: { name: string }[] };
    expect(Object.keys(VIOLATIONS).toSorted()).toEqual(forbidden.map((rule) => rule.name).toSorted());
  });

  test.each(Object.entries(VIOLATIONS))("%s is caught when broken", (rule, violation) => {
    expect(brokenRules(violation)).toContain(rule);
  });
});
