import type { Plugin } from "vite";
import * as zod from "zod/mini";

const ID = "\0contract-schemas";

/**
 * The browser takes from the contract its types, paths, codes and limits, but checks nothing with its schemas: what it receives was
 * checked by our own server. So the contract's zod is left out of the bundle (11 KB gzip of the shell). A schema that is used all
 * the same says so. Code of the web app itself still gets the real zod.
 */
export function contractWithoutSchemas(): Plugin {
  return {
    name: "contract-without-schemas",
    enforce: "pre",
    resolveId(source, importer) {
      return source === "zod/mini" && importer && /[\\/]packages[\\/]contract[\\/]src[\\/]/.test(importer) ? ID : null;
    },
    load(id) {
      if (id !== ID) return null;
      const names = Object.keys(zod).filter((name) => name !== "default");
      return `const forbidden = () => { throw new Error("The contract's schemas are not part of the web bundle."); };
const absent = new Proxy(function () {}, {
  get: (target, name) => name === "then" || typeof name === "symbol" ? undefined : /parse|decode|encode|options|shape|def/i.test(name) ? forbidden() : absent,
  apply: () => absent,
});
export { ${names.map((name) => `absent as ${name}`).join(", ")} };`;
    },
  };
}
