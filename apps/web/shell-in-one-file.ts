import type { Plugin, Rolldown } from "vite";

type Groups = NonNullable<Extract<Rolldown.OutputOptions["codeSplitting"], object>["groups"]>;

/** What two pages and more share beyond the shell: parts of the design kit, calls, words. */
const KIT = /[\\/]apps[\\/]web[\\/]src[\\/](ui[\\/](?!virtual-list)|lib|api)|node_modules[\\/]lucide-react[\\/]/;
const SHARED_BY = 4;

/**
 * What every page needs travels in two files: the libraries, which stay cached, and the shell. What several pages share travels in a
 * third. Left alone, the bundler makes a file of each handful of modules: thirty of them compress worse by some KB and wait for each other.
 */
export function shellInOneFile(libraries: RegExp): { plugin: Plugin; groups: Groups } {
  const shell = new Set<string>();
  const plugin: Plugin = {
    name: "shell-in-one-file",
    apply: "build",
    buildEnd() {
      const open = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      for (let id = open.pop(); id !== undefined; id = open.pop()) {
        if (shell.has(id)) continue;
        shell.add(id);
        open.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
  };
  return {
    plugin,
    groups: [
      { name: "libraries", test: libraries, priority: 3 },
      { name: "shell", test: (id) => shell.has(id), priority: 2 },
      { name: "kit", test: KIT, priority: 1, minShareCount: SHARED_BY },
    ],
  };
}
