// How quickly the site answers while songs are made on the same two cores: the public feed and a person's own list, while both takes render.
import { startProduct } from "../e2e/stage/product.ts";
import { printFigure, quantile } from "./figure.ts";
import { create, readClip, signUp } from "../e2e/stage/person.ts";

const product = await startProduct();
try {
  const person = await signUp(product.url);
  const clips = await create(person, { gpt_description_prompt: "a rock song about a long road, two minutes", seed: 7 });
  const started = performance.now();
  const waits: number[] = [];
  let making = true;
  while (making) {
    for (const path of ["/api/discover/feed", "/api/feed/v2"]) {
      const asked = performance.now();
      const answer = await person.get(path);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      waits.push(performance.now() - asked);
    }
    const states = await Promise.all(clips.map((clip) => readClip(person, clip.id)));
    making = states.some((clip) => clip.status !== "complete");
    if (states.some((clip) => clip.status === "error")) throw new Error("a song failed");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const wall = (performance.now() - started) / 1000;
  const durations = await Promise.all(clips.map(async (clip) => (await readClip(person, clip.id)).metadata.duration ?? 0));
  const music = durations.reduce((sum, seconds) => sum + seconds, 0);
  printFigure("feed p95 while two songs are made", quantile(waits, 0.95), 50, "ms", `median ${quantile(waits, 0.5).toFixed(1)} ms of ${waits.length}`);
  console.log(`both takes through the product: ${music.toFixed(0)} s of music in ${wall.toFixed(1)} s, ${(music / wall).toFixed(1)}× real time together`);
} finally {
  await product.stop();
}
