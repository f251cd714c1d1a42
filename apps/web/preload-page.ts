import type { Plugin } from "vite";

/** Addresses that most visits begin at, and the module of their page. */
const FIRST_PAGES: Readonly<Record<string, string>> = { "/": "src/routes/home.tsx", "/home": "src/routes/home.tsx", "/create": "src/routes/create.tsx", "/me": "src/routes/library.tsx", "/explore": "src/routes/explore.tsx" };

/**
 * Lets the page ask for the scripts of the address it was opened at, and for who is looking, before its main script has run: on a slow
 * phone half a second. The server allows this one inline script by its hash.
 */
export function preloadPage(): Plugin {
  return {
    name: "preload-page",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((part) => part.type === "chunk");
        const shell = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [chunk.fileName, ...chunk.imports]));
        const filesOf = (module: string): string[] => {
          const page = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module));
          return page ? [page.fileName, ...page.imports].filter((file) => !shell.has(file)) : [];
        };
        const files = Object.fromEntries(Object.entries(FIRST_PAGES).map(([path, module]) => [path, filesOf(module)]));
        const names = [...new Set(Object.values(files).flat())];
        const places = Object.fromEntries(Object.entries(files).map(([path, list]) => [path, list.map((file) => names.indexOf(file))]));
        const script = `{const n=${JSON.stringify(names)},a=(r,h,s)=>{const l=document.createElement("link");l.rel=r;l.href=h;l.crossOrigin="";if(s)l.as=s;document.head.append(l)};`
          + `for(const i of ${JSON.stringify(places)}[location.pathname]||[])a("modulepreload","/"+n[i]);a("preload","/api/session/","fetch")}`;
        // Behind a style sheet it would wait for that; before the character set it would push that out of sight.
        return html.replace(/<meta charset="[^"]+" ?\/?>/, (charset) => `${charset}\n    <script>${script}</script>`);
      },
    },
  };
}
