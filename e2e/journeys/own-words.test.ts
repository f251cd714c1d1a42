import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { launchBrowser, newVisitor, type Visitor } from "../stage/browser.ts";
import { signUp, sounding } from "../stage/people.ts";

const baseURL = inject("baseURL");
const MAKING = { timeout: 150_000 };
const LYRICS = `[Verse]
Anna turns thirty by the harbour light
We carried a cake through the warm of the night
The candles are leaning, the wind is polite
And everyone's singing, and everyone's right

[Chorus]
Raise up your glasses for Anna tonight
Thirty good summers and all of them bright`;

describe("A song with somebody's own words", () => {
  let browser: Browser;
  let person: Visitor;

  beforeAll(async () => {
    browser = await launchBrowser();
    person = await newVisitor(browser, baseURL);
    await signUp(person.page, "Odile Marlow");
  });
  afterAll(() => browser.close());

  test("In custom mode a person writes lyrics and a style, and accepts the terms once", async () => {
    const { page } = person;
    await page.goto("/create");
    await page.getByRole("radio", { name: "Custom" }).check({ force: true });
    await page.getByLabel("Lyrics", { exact: true }).fill(LYRICS);
    await page.getByLabel("Styles", { exact: true }).fill("folk, 96 bpm, G major");
    await page.getByLabel("Title", { exact: true }).fill("Thirty Good Summers");
    await page.getByRole("button", { name: /^Create ·/ }).click();
    await page.getByRole("dialog", { name: "Please accept our terms to make a song with custom lyrics" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "I Accept" }).click();
    await page.getByRole("button", { name: "Take B of Thirty Good Summers" }).waitFor();
  });

  test("What was written survives a reload while the song is made", async () => {
    const { page } = person;
    await page.getByLabel("Lyrics", { exact: true }).fill(`${LYRICS}\n\n[Outro]\nGood night`);
    await page.reload();
    await expect.poll(() => page.getByLabel("Lyrics", { exact: true }).inputValue()).toContain("Good night");
    await page.getByRole("button", { name: "Take A of Thirty Good Summers" }).waitFor();
  });

  test("The song is in the tempo and key that were asked for, and its page shows the words to the letter", async () => {
    const { page } = person;
    const link = page.getByRole("link", { name: "Thirty Good Summers" }).first();
    await link.waitFor(MAKING);
    await link.click();
    await page.getByText(/96 BPM, G major/).first().waitFor();
    for (const line of LYRICS.split("\n").filter((text) => text !== "" && !text.startsWith("["))) {
      await page.getByRole("button", { name: line, exact: true }).first().waitFor();
    }
  });

  test("A press on a line plays the song from there, and the line is marked as sung", async () => {
    const { page } = person;
    const line = page.getByRole("button", { name: "Raise up your glasses for Anna tonight", exact: true }).first();
    await line.click();
    await expect.poll(async () => (await sounding(page))?.time ?? 0, { timeout: 20_000 }).toBeGreaterThan(8);
    await expect.poll(() => line.getAttribute("aria-current")).toBe("true");
    expect(person.errors).toEqual([]);
  });
});
