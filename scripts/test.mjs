// `npm test`: every check and test of the product, from a fresh clone on. Built-ins only; runs on Node 20.
// Options: a word selects the steps whose name contains it (`npm test -- journeys`).
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureInstalled } from "./install.mjs";
import { findNode, ROOT, run } from "./runtime.mjs";

const tool = (pkg, file) => path.join(ROOT, "node_modules", pkg, file);
const TSC = tool("typescript", "bin/tsc");
const VITEST = tool("vitest", "vitest.mjs");

/** Checks count as one test each; vitest counts its own. */
const STEPS = [
  ...["packages/contract", "packages/engine", "packages/engine-node", "packages/media", "apps/cli", "apps/server", "apps/web", "e2e", "bench"].map((place) => ({
    name: `types ${place}`, args: [TSC, "-p", place],
  })),
  { name: "lint", args: [tool("oxlint", "bin/oxlint")] },
  { name: "import law", args: [tool("dependency-cruiser", "bin/dependency-cruiser.mjs"), "packages", "apps", "scripts", "--config", ".dependency-cruiser.cjs"] },
  { name: "web build", args: ["scripts/build-web.mjs"] },
  { name: "unit and integration", args: [VITEST, "run"], vitest: true },
  { name: "journeys", args: [VITEST, "run", "--config", "e2e/vitest.config.ts"], vitest: true },
];

await ensureInstalled({ dev: true });
const node = findNode();
const reports = mkdtempSync(path.join(tmpdir(), "tunewright-test-"));
const only = process.argv.slice(2).filter((word) => !word.startsWith("-"));
const total = { passed: 0, failed: 0 };

for (const [index, step] of STEPS.entries()) {
  if (only.length > 0 && !only.some((word) => step.name.includes(word))) continue;
  const started = Date.now();
  console.log(`── ${step.name}`);
  const report = path.join(reports, `${index}.json`);
  const args = step.vitest ? [...step.args, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`] : step.args;
  const code = await run(node, args);
  const { passed, failed } = step.vitest ? countVitest(report, code) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  total.passed += passed;
  total.failed += failed;
  console.log(`── ${step.name}: ${failed === 0 ? "ok" : "FAILED"}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

/** A run that broke before it could report, or failed outside a test, counts as a failure. */
function countVitest(report, code) {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, "utf8"));
    const failed = numFailedTests + (numFailedTests === 0 && (code !== 0 || numFailedTestSuites > 0) ? 1 : 0);
    return { passed: numPassedTests, failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
