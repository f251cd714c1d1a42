// From a click on a finished song to its first sample in the recorded output of a real Chromium; each song is new to the browser.
import { encodeAudio } from "@tunewright/media";
import { newVisitor } from "../e2e/stage/browser.ts";
import { signUp } from "../e2e/stage/people.ts";
import { startProduct } from "../e2e/stage/product.ts";
import { median, printFigure, quantile } from "./figure.ts";
import { launchListeningBrowser, RATE, recordOutput } from "./listening-browser.ts";
import { openProductDatabase, personId, stageSongs } from "../e2e/stage/stage-songs.ts";

const LIMIT_MS = 150;
const SONGS = 12;
const SECONDS = 150;
const SOURCE_RATE = 44_100;

type Recorder = typeof globalThis & { heardBlocks: Float32Array[]; heardFrames: number; clickedAt: number };

const left = Float32Array.from({ length: SECONDS * SOURCE_RATE }, (_, at) => 0.5 * Math.sin((2 * Math.PI * 440 * at) / SOURCE_RATE));
const { bytes: mp3 } = await encodeAudio({ left, right: left }, { kind: "mp3", bitrate: 192 });
const product = await startProduct({ ROLE: "api" });
const browser = await launchListeningBrowser();
try {
  const { page, context } = await newVisitor(browser, product.url);
  const who = await signUp(page);
  const client = await openProductDatabase(product.dataDir);
  const owner = await personId(client, who.email);
  await stageSongs(product.dataDir, client, Array.from({ length: SONGS }, (_, at) => ({ owner, title: `Song ${String(at + 1).padStart(2, "0")}`, isPublic: false, duration: SECONDS, mp3 })));
  await client.end();
  await page.close();
  const listening = await browser.newContext({ baseURL: product.url, storageState: await context.storageState(), bypassCSP: true });
  await recordOutput(listening);
  const stage = await listening.newPage();
  await stage.goto("/me");
  const waits: number[] = [];
  // Every other one, from the end: a song that stands next in the queue is loaded already and would make the figure better.
  for (let at = SONGS; at >= 1; at -= 2) {
    await stage.getByRole("button", { name: `Play Song ${String(at).padStart(2, "0")}`, exact: true }).hover();
    await stage.waitForTimeout(300);
    const wait = await stage.evaluate(async (name) => {
      const recorder = globalThis as Recorder;
      const button = [...document.querySelectorAll("button")].find((one) => one.getAttribute("aria-label") === name) as HTMLButtonElement;
      const before = recorder.heardFrames;
      const began = performance.now();
      button.click();
      // Before the graph runs there are no frames at all: the first song's wait is told by the clock.
      for (;;) {
        let frame = 0;
        for (const block of recorder.heardBlocks) {
          const loud = frame + block.length > before ? block.findIndex((sample, i) => frame + i >= before && Math.abs(sample) > 0.01) : -1;
          if (loud >= 0) return before === 0 ? performance.now() - began : ((frame + loud - before) / 48_000) * 1_000;
          frame += block.length;
        }
        await new Promise((resolve) => setTimeout(resolve, 4));
      }
    }, `Play Song ${String(at).padStart(2, "0")}`);
    waits.push(wait);
    await stage.getByRole("contentinfo", { name: "Player" }).getByRole("button", { name: "Pause", exact: true }).click();
    await stage.waitForTimeout(300);
    await stage.evaluate(() => { (globalThis as Recorder).heardBlocks.length = 0; (globalThis as Recorder).heardFrames = 0; });
    await stage.waitForTimeout(50);
  }
  console.log(`waits: ${waits.map((wait) => wait.toFixed(0)).join(", ")} ms at ${RATE} Hz`);
  printFigure("click to sound of a stored song, median", median(waits), LIMIT_MS, "ms", `p90 ${quantile(waits, 0.9).toFixed(0)} of ${waits.length}`);
} finally {
  await browser.close();
  await product.stop();
}
