/** The import law of docs/architecture.md. Each rule is proven by a deliberate violation in scripts/import-law.test.ts. */
const server = "^apps/server/src";
const web = "^apps/web/src";

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } } },
    { name: "contract-imports-nothing-of-ours", severity: "error", from: { path: "^packages/contract" }, to: { path: "^(packages/(engine|engine-node|media)|apps)/" } },
    { name: "media-imports-nothing-of-ours", severity: "error", from: { path: "^packages/media" }, to: { path: "^(packages/(contract|engine|engine-node)|apps)/" } },
    { name: "engine-imports-nothing-of-ours", severity: "error", from: { path: "^packages/engine/src", pathNot: "[.]test[.]ts$" }, to: { path: "^(packages/(contract|engine-node|media)|apps)/" } },
    { name: "engine-knows-no-node", severity: "error", from: { path: "^packages/engine/src", pathNot: "[.]test[.]ts$" }, to: { dependencyTypes: ["core"] } },
    { name: "engine-node-imports-engine-and-media-only", severity: "error", from: { path: "^packages/engine-node/src" }, to: { path: "^(packages/contract|apps)/" } },
    { name: "cli-needs-no-server", severity: "error", from: { path: "^apps/cli" }, to: { path: "^(packages/contract|apps/(server|web))/" } },
    { name: "web-and-server-meet-in-the-contract", severity: "error", from: { path: "^apps/web" }, to: { path: "^(apps/(server|cli)|packages/(engine|engine-node|media))/" } },
    { name: "server-knows-no-web", severity: "error", from: { path: "^apps/server" }, to: { path: "^apps/(web|cli)/" } },
    { name: "platform-knows-no-feature", severity: "error", from: { path: `${server}/platform`, pathNot: "[.]test[.]ts$|test-" }, to: { path: `${server}/(features|providers)` } },
    { name: "only-main-knows-providers", severity: "error", from: { path: `${server}`, pathNot: `${server}/(main[.]ts|providers/)|[.]test[.]ts$` }, to: { path: `${server}/providers` } },
    { name: "server-features-meet-at-their-index", severity: "error", from: { path: `${server}/features/([^/]+)/`, pathNot: "[.]test[.]ts$" }, to: { path: `${server}/features/([^/]+)/`, pathNot: `${server}/features/($1/|[^/]+/index[.]ts$)` } },
    { name: "web-features-never-import-each-other", severity: "error", from: { path: `${web}/features/([^/]+)/` }, to: { path: `${web}/features/([^/]+)/`, pathNot: `${web}/features/$1/` } },
    { name: "player-knows-no-react", severity: "error", from: { path: `${web}/player/(?!use-|react)`, pathNot: "[.]test[.]ts$|[.]tsx$" }, to: { path: "(^|/)node_modules/(react|react-dom)/" } },
    { name: "ui-kit-knows-no-feature", severity: "error", from: { path: `${web}/(ui|lib|api|player)/` }, to: { path: `${web}/(features|routes|app)/` } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|data)/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"], extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] },
  },
};
