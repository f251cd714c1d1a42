import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { launchBrowser, newVisitor, type Visitor } from "../stage/browser.ts";
import { signUp, sounding } from "../stage/people.ts";

const baseURL = inject("baseURL");
/** Making a song takes seconds; a loaded machine is given minutes. */
const MAKING = { timeout: 150_000 };

describe("From a fresh account to a song that a stranger hears", () => {
  let browser: Browser;
  let maker: Visitor;
  let songPath: string;

  beforeAll(async () => {
    browser = await launchBrowser();
    maker = await newVisitor(browser, baseURL);
  });
  afterAll(() => browser.close());

  test("A newcomer signs up and finds a bench to write on and fifty credits", async () => {
    await signUp(maker.page, "Robin Vale");
    await maker.page.goto("/");
    await maker.page.getByLabel("What the song is about").waitFor();
    await maker.page.getByText("50", { exact: true }).first().waitFor();
  });

  test("One sentence and Create bring two takes at once, with honest progress", async () => {
    const { page } = maker;
    await page.goto("/create");
    await page.getByLabel("Song Description").fill("an upbeat synthwave song about driving home at night");
    await page.getByRole("button", { name: /^Create/ }).click();
    await page.getByRole("button", { name: /^Take A of/ }).waitFor();
    await page.getByRole("button", { name: /^Take B of/ }).waitFor();
    await page.getByText(/^\d+%$/).first().waitFor();
    await page.getByText("40", { exact: true }).first().waitFor();
  });

  test("The first take is heard while it is still being made", async () => {
    const { page } = maker;
    const play = page.getByRole("button", { name: /^Play take A of/ });
    await play.waitFor(MAKING);
    await play.click();
    await expect.poll(async () => (await sounding(page))?.time ?? 0, { timeout: 60_000, interval: 100 }).toBeGreaterThan(0.3);
    expect(new URL((await sounding(page))!.src).pathname).toMatch(/^\/api\/clip\/.+\/audio/);
  });

  test("Both takes complete with title, length and cover, and the sound has not stopped", async () => {
    const { page } = maker;
    await page.locator("a[href^='/song/']").nth(1).waitFor(MAKING);
    await expect.poll(() => page.getByText(/^\d:\d\d$/).count(), MAKING).toBeGreaterThanOrEqual(2);
    songPath = (await page.locator("main a[href^='/song/']").first().getAttribute("href"))!;
    expect(await page.locator("main img").first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await sounding(page)).not.toBeNull();
  });

  test("The playbar seeks, changes the volume and goes to the next take", async () => {
    const { page } = maker;
    await page.getByRole("button", { name: /^(Play|Pause) take A of/ }).first().waitFor();
    if (!(await sounding(page))) await page.getByRole("button", { name: /^Play take A of/ }).first().click();
    const seek = page.getByRole("slider", { name: "Seek" });
    await expect.poll(() => seek.getAttribute("aria-valuetext"), { timeout: 30_000 }).toMatch(/^\d:\d\d of \d:\d\d$/);
    await seek.focus();
    await page.keyboard.press("End");
    await page.keyboard.press("Home");
    await page.keyboard.press("PageUp");
    await expect.poll(async () => (await sounding(page))?.time ?? 0).toBeGreaterThan(3);
    const before = (await sounding(page))!.src;
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect.poll(async () => (await sounding(page))?.src ?? before, { timeout: 20_000 }).not.toBe(before);
    await page.locator("body").press("Space");
    await expect.poll(() => sounding(page)).toBeNull();
  });

  test("The song's page shows the words, follows them, and publishes", async () => {
    const { page } = maker;
    await page.goto(songPath);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const lines = page.getByRole("button").filter({ hasText: /\w+ \w+ \w+/ });
    await lines.first().waitFor();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const confirm = page.getByRole("dialog").getByRole("button", { name: /Publish/ });
    await Promise.race([confirm.click({ timeout: 5_000 }).catch(() => undefined), page.getByText("Song is now public").waitFor()]);
    await page.getByText("Song is now public").waitFor();
    await page.getByRole("button", { name: "Share" }).first().waitFor();
  });

  test("A listener without an account plays the shared song", async () => {
    const stranger = await newVisitor(browser, baseURL, { phone: true });
    await stranger.page.goto(songPath);
    const title = await stranger.page.getByRole("heading", { level: 1 }).innerText();
    expect(title.length).toBeGreaterThan(1);
    await stranger.page.getByRole("main").getByRole("button", { name: /^Play/ }).first().click();
    await expect.poll(async () => (await sounding(stranger.page))?.time ?? 0, { timeout: 30_000 }).toBeGreaterThan(0.5);
    expect((await sounding(stranger.page))!.duration).toBeGreaterThan(30);
    await stranger.page.goto("/");
    await stranger.page.getByText(title).first().waitFor();
    expect(stranger.errors).toEqual([]);
    await stranger.context.close();
  });

  test("Nothing went wrong in the maker's browser on the way", () => {
    expect(maker.errors).toEqual([]);
  });
});
