import type { SongWriter } from "../../features/writing/index.ts";

const SEED = 1;

/** The engine's own writer. What it needs is loaded when it is first asked. */
export function createLocalWriter(): SongWriter {
  const words = () => import("@tunewright/engine/song/write-words");
  return {
    async lyrics(prompt, seed) {
      const [{ writeWords }, { loadDictionary }] = await Promise.all([words(), import("@tunewright/engine-node/dictionary/load-dictionary")]);
      const { title, lyrics } = writeWords({ prompt, seed }, loadDictionary());
      return { title, text: lyrics };
    },
    style: async (tags) => (await words()).enrichStyle(tags, SEED),
  };
}
