import { encodeAudio } from "@tunewright/media";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { launchBrowser, newVisitor } from "../stage/browser.ts";
import { signUp, sounding } from "../stage/people.ts";
import { openProductDatabase, personId, stageSongs } from "../stage/stage-songs.ts";

const baseURL = inject("baseURL");
const SECONDS = 6;
const RATE = 44_100;
let browser: Browser;
/** In the order of the list they stand in. */
let songs: string[];
let maker: { email: string; password: string };

beforeAll(async () => {
  browser = await launchBrowser();
  const visitor = await newVisitor(browser, baseURL);
  maker = await signUp(visitor.page, "Wren Listening");
  const tone = Float32Array.from({ length: SECONDS * RATE }, (_, at) => 0.3 * Math.sin((2 * Math.PI * 330 * at) / RATE));
  const { bytes: mp3 } = await encodeAudio({ left: tone, right: tone }, { kind: "mp3" });
  const client = await openProductDatabase(inject("dataDir"));
  const owner = await personId(client, maker.email);
  songs = await stageSongs(inject("dataDir"), client, ["Hark one", "Hark two", "Hark three"].map((title) => ({ owner, title, isPublic: true, duration: SECONDS, mp3 })));
  await client.end();
  await visitor.context.close();
});
afterAll(() => browser.close());

const idIn = (src: string | undefined): string => songs.find((id) => src?.includes(id)) ?? "";

describe("A listener without an account", () => {
  test("plays a profile's songs one after the other, wherever they go meanwhile, and each is counted once", async () => {
    const { page, errors } = await newVisitor(browser, baseURL);
    await page.goto("/@wren_listening");
    await page.getByRole("button", { name: "Play Hark one", exact: true }).first().click();
    await expect.poll(async () => idIn((await sounding(page))?.src)).toBe(songs[0]);
    await page.getByRole("link", { name: "Search" }).first().click();
    await page.getByRole("link", { name: "Home", exact: true }).first().click();
    await expect.poll(async () => idIn((await sounding(page))?.src), { timeout: 20_000 }).toBe(songs[1]);
    const plays = async () => ((await (await page.request.get(`/api/clip/${songs[0]}`)).json()) as { play_count: number }).play_count;
    await expect.poll(plays).toBe(1);
    expect(errors).toEqual([]);
  });

  test("moves songs in the queue by keyboard, hears where they went, and finds them there after a reload", async () => {
    const { page } = await newVisitor(browser, baseURL);
    await page.goto("/@wren_listening");
    await page.getByRole("button", { name: "Play Hark one", exact: true }).first().click();
    await expect.poll(() => sounding(page)).not.toBeNull();
    await page.keyboard.press("Space");
    await page.keyboard.press("q");
    const queue = page.getByRole("complementary", { name: "Queue" });
    for (const name of ["Queue", "Now playing", "Next in queue"]) await queue.getByRole("heading", { name, exact: true }).waitFor();
    await queue.getByRole("slider", { name: "Crossfade" }).press("ArrowRight");
    await queue.getByRole("button", { name: /^Play Hark two/ }).press("Alt+ArrowDown");
    await queue.getByText("Hark two is now at place 2 of 2.").waitFor();
    await page.reload();
    await page.getByRole("contentinfo", { name: "Player" }).getByRole("link", { name: "Hark one" }).first().waitFor();
    await page.keyboard.press("q");
    await queue.getByRole("heading", { name: "Queue", exact: true }).waitFor();
    expect(await queue.getByRole("button", { name: /^Play Hark/ }).allTextContents()).toEqual([expect.stringContaining("Hark three"), expect.stringContaining("Hark two")]);
    expect(await queue.getByRole("slider", { name: "Crossfade" }).getAttribute("aria-valuetext")).toBe("1 second");
    expect(await sounding(page)).toBeNull();
  });

  test("fills the window with the player, and leaves it by Escape", async () => {
    const { page } = await newVisitor(browser, baseURL);
    await page.goto(`/song/${songs[0]}`);
    await page.getByRole("main").getByRole("button", { name: /^Play/ }).first().click();
    await page.getByRole("button", { name: "Full screen" }).click();
    const player = page.getByRole("dialog", { name: "Player" });
    await player.getByRole("link", { name: "Hark one" }).waitFor();
    await page.keyboard.press("Space");
    await expect.poll(() => sounding(page)).toBeNull();
    await page.keyboard.press("Space");
    await expect.poll(() => sounding(page)).not.toBeNull();
    await page.keyboard.press("Escape");
    await player.waitFor({ state: "detached" });
    expect(await sounding(page)).not.toBeNull();
  });
});

test("On a phone the radio plays without end, and the way back leads to the bars", async () => {
  const { page } = await newVisitor(browser, baseURL, { phone: true });
  await page.goto("/live-radio");
  expect(await page.getByRole("navigation", { name: "Main" }).count()).toBe(0);
  await page.getByRole("button", { name: "Play the mix" }).click();
  await expect.poll(() => sounding(page)).not.toBeNull();
  await page.getByRole("link", { name: "Leave" }).click();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
  expect(await sounding(page)).not.toBeNull();
  await page.getByRole("button", { name: /^Open the player/ }).waitFor();
});
