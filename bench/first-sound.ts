// From the press of Create to the first byte of music that a listener receives, five songs one after another, warm worker.
import { startProduct } from "../e2e/stage/product.ts";
import { median, printFigure } from "./figure.ts";
import { create, readClip, signUp, untilComplete } from "../e2e/stage/person.ts";

const product = await startProduct();
try {
  const waits: number[] = [];
  for (let i = 0; i < 5; i++) {
    const person = await signUp(product.url);
    const pressed = performance.now();
    const [first, second] = await create(person, { gpt_description_prompt: "an upbeat synthwave song about driving home at night", seed: 100 + i });
    waits.push(await firstByte(product.url, first!.id, pressed));
    await untilComplete(person, first!.id);
    await untilComplete(person, second!.id);
  }
  printFigure("click to first sound, median of 5", median(waits) / 1000, 3, "s", `first, with a cold worker: ${(waits[0]! / 1000).toFixed(2)} s`);
} finally {
  await product.stop();
}

async function firstByte(baseURL: string, clipId: string, since: number): Promise<number> {
  for (;;) {
    const clip = await readClip({ post: () => Promise.reject(new Error("reads only")), get: (path) => fetch(baseURL + path) }, clipId);
    if (clip.audio_url) {
      const body = (await fetch(new URL(clip.audio_url, baseURL))).body!.getReader();
      const { value } = await body.read();
      await body.cancel();
      if (value && value.length > 0) return performance.now() - since;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
