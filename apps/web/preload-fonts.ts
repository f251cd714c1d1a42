import type { Plugin } from "vite";

/** Faces that the first paint needs; the others may come when their first word does. */
const FIRST = [/instrument-sans.*\.woff2$/, /bricolage-grotesque.*\.woff2$/];

/** Lets the page ask for its first fonts before its style sheet has come, so that words do not jump. */
export function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) => Object.keys(bundle ?? {}).filter((file) => FIRST.some((name) => name.test(file))).map((file) => ({
        tag: "link", attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: true }, injectTo: "head" as const,
      })),
    },
  };
}
