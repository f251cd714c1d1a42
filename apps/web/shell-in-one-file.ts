import type { Plugin, Rolldown } from "vite";

type Groups = Extract<Rolldown.OutputOptions["codeSplitting"], object>["groups"];

/**
 * What every page needs travels in two files: the libraries, which stay cached, and the shell. Left alone, the bundler makes a file of
 * each handful of modules that some pages share with the shell: thirty of them compress worse by some KB than one.
 */
export function shellInOneFile(libraries: RegExp): { plugin: Plugin; groups: NonNullable<Groups> } {
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
      { name: "libraries", test: libraries, priority: 2 },
      { name: "shell", test: (id) => shell.has(id) && !id.endsWith(".css"), priority: 1 },
    ],
  };
}
