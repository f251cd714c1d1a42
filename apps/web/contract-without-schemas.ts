import type { Plugin } from "vite";
import * as zod from "zod/mini";

const ID = "\0contract-schemas";
const CONTRACT = /[\\/]packages[\\/]contract[\\/]src[\\/]/;
/** What a caller needs of an endpoint; the rest is for the server and the documentation. */
const KEPT = new Set(["id", "method", "path"]);

/** The parts of a syntax tree (ESTree) that are looked at. */
interface Node { type: string; start: number; end: number; [part: string]: unknown }
interface Cut { start: number; end: number; text: string }

/**
 * The browser takes from the contract its types, paths, codes and limits, but checks nothing with its schemas: what it receives was
 * checked by our own server. So schemas, and of endpoints all but id, method and path, are left out of the bundle (14 KB gzip of the
 * shell). A schema that is used all the same says so. Code of the web app itself still gets the real zod.
 */
export function contractWithoutSchemas(): Plugin[] {
  return [{
    name: "contract-without-schemas",
    enforce: "pre",
    resolveId(source, importer) {
      return source === "zod/mini" && importer && CONTRACT.test(importer) ? ID : null;
    },
    load(id) {
      if (id !== ID) return null;
      const names = Object.keys(zod).filter((name) => name !== "default");
      return `const forbidden = () => { throw new Error("The contract's schemas are not part of the web bundle."); };
const absent = /* @__PURE__ */ new Proxy(function () {}, {
  get: (target, name) => name === "then" || typeof name === "symbol" ? undefined : /parse|decode|encode|options|shape|def/i.test(name) ? forbidden() : absent,
  apply: () => absent,
});
export { ${names.map((name) => `absent as ${name}`).join(", ")} };`;
    },
  }, {
    name: "contract-endpoints-bare",
    // After the types were stripped.
    enforce: "post",
    apply: "build",
    transform(code, id) {
      if (!CONTRACT.test(id)) return null;
      const cuts: Cut[] = [];
      for (const statement of (this.parse(code) as unknown as { body: Node[] }).body) {
        const declaration = (statement.type === "ExportNamedDeclaration" ? statement["declaration"] : statement) as Node | null;
        if (declaration?.type !== "VariableDeclaration") continue;
        for (const { init } of declaration["declarations"] as { init: Node | null }[]) {
          if (init?.type !== "CallExpression") continue;
          const callee = init["callee"] as Node;
          if (callee["name"] === "defineEndpoint") cuts.push(bareEndpoint(code, init));
          else if (rootOf(callee) === "z") cuts.push({ start: init.start, end: init.end, text: "z.any" });
        }
      }
      if (cuts.length === 0) return null;
      return { code: cuts.toSorted((a, b) => b.start - a.start).reduce((text, cut) => text.slice(0, cut.start) + cut.text + text.slice(cut.end), code), map: null };
    },
  }];
}

/** The name that a chain of calls and members begins with. */
function rootOf(node: Node): unknown {
  if (node.type === "MemberExpression") return rootOf(node["object"] as Node);
  return node.type === "CallExpression" ? rootOf(node["callee"] as Node) : node["name"];
}

function bareEndpoint(code: string, call: Node): Cut {
  const [options] = call["arguments"] as [Node];
  const kept = (options["properties"] as (Node & { key: { name?: string } })[]).filter(({ key }) => key.name !== undefined && KEPT.has(key.name));
  return { start: call.start, end: call.end, text: `({ ${kept.map(({ start, end }) => code.slice(start, end)).join(", ")} })` };
}
