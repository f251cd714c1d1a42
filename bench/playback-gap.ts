// Silence between consecutive songs, measured in the recorded output of a real Chromium: one tone cut into songs, so that every silence is a gap.
import { encodeAudio } from "@tunewright/media";
import { newVisitor } from "../e2e/stage/browser.ts";
import { signUp } from "../e2e/stage/people.ts";
import { startProduct } from "../e2e/stage/product.ts";
import { median, printFigure } from "./figure.ts";
import { findGaps, launchListeningBrowser, RATE, readOutput, recordOutput } from "./listening-browser.ts";
import { openProductDatabase, personId, stageSongs } from "../e2e/stage/stage-songs.ts";

const LIMIT_MS = 30;
const SONGS = 6;
const SECONDS = 4;
const SOURCE_RATE = 44_100;

/** One steady tone, cut: the phase runs on from song to song. */
function tone(song: number): { left: Float32Array; right: Float32Array } {
  const left = Float32Array.from({ length: SECONDS * SOURCE_RATE }, (_, at) => 0.5 * Math.sin((2 * Math.PI * 440 * (song * SECONDS * SOURCE_RATE + at)) / SOURCE_RATE));
  return { left, right: left };
}

const product = await startProduct({ ROLE: "api" });
const browser = await launchListeningBrowser();
try {
  const { page, context } = await newVisitor(browser, product.url);
  const who = await signUp(page);
  const client = await openProductDatabase(product.dataDir);
  const owner = await personId(client, who.email);
  const songs = [];
  for (let song = 0; song < SONGS; song += 1) {
    songs.push({ owner, title: `Part ${song + 1}`, isPublic: false, duration: SECONDS, mp3: (await encodeAudio(tone(song), { kind: "mp3", bitrate: 192 })).bytes });
  }
  await stageSongs(product.dataDir, client, songs);
  await client.end();
  await page.close();
  const listening = await browser.newContext({ baseURL: product.url, storageState: await context.storageState(), bypassCSP: true });
  await recordOutput(listening);
  const stage = await listening.newPage();
  await stage.goto("/me");
  await stage.getByRole("button", { name: "Play Part 1", exact: true }).click();
  await stage.waitForTimeout((SONGS * SECONDS + 3) * 1_000);
  const output = await readOutput(stage);
  const gaps = findGaps(output);
  const heard = output.filter((sample) => Math.abs(sample) > 0.01).length;
  const sounding = output.findLastIndex((sample) => Math.abs(sample) > 0.01) - output.findIndex((sample) => Math.abs(sample) > 0.01);
  if (heard === 0) throw new Error("nothing was heard");
  const overlap = (SONGS * SECONDS - sounding / RATE) * 1_000 + gaps.reduce((sum, gap) => sum + gap, 0);
  console.log(`heard ${(sounding / RATE).toFixed(3)} s of ${SONGS * SECONDS} s, songs overlap by ${(overlap / (SONGS - 1)).toFixed(1)} ms in the mean; silences between songs: ${gaps.map((gap) => gap.toFixed(1)).join(", ") || "none"} ms`);
  if (sounding / RATE < (SONGS - 0.5) * SECONDS) throw new Error("not every song was heard");
  const all = [...gaps, ...Array.from({ length: Math.max(0, SONGS - 1 - gaps.length) }, () => 0)];
  printFigure("longest silence between consecutive songs", Math.max(...all), LIMIT_MS, "ms", `median ${median(all).toFixed(1)} of ${all.length}`);
} finally {
  await browser.close();
  await product.stop();
}
