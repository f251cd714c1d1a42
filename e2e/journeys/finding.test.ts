import { randomUUID } from "node:crypto";
import type { Clip } from "@tunewright/contract";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { findBarriers } from "../stage/barriers.ts";
import { launchBrowser, newVisitor } from "../stage/browser.ts";
import { signUp as signUpAt, sounding } from "../stage/people.ts";
import { create, signUp, untilComplete, type Person } from "../stage/person.ts";

const baseURL = inject("baseURL");
/** A word that no other journey's song has. */
const WORD = `Quillwren${randomUUID().replace(/[^a-z]/g, "").slice(0, 4)}`;

describe("Finding songs", () => {
  let browser: Browser;
  let maker: Person;
  let song: Clip;
  beforeAll(async () => {
    browser = await launchBrowser();
    maker = await signUp(baseURL, "wren");
    const [first] = await create(maker, { gpt_description_prompt: "a folk song about a bird, 30 seconds", seed: 21 });
    song = await untilComplete(maker, first!.id);
    expect((await maker.post(`/api/gen/${song.id}/set_metadata/`, { title: `${WORD} at dawn`, caption: `morning #${WORD.toLowerCase()}` })).ok).toBe(true);
    expect((await maker.post(`/api/gen/${song.id}/set_visibility/`, { is_public: true })).ok).toBe(true);
  }, 300_000);
  afterAll(() => browser.close());

  test("a visitor finds a song by a mistyped word, narrows the results, and looks through its style", async () => {
    const { page, context, errors } = await newVisitor(browser, baseURL);
    await page.goto("/search");
    await page.getByRole("textbox", { name: "Search" }).fill(WORD.replace("ill", "lil"));
    await page.waitForURL(/term=/);
    await page.getByText("Nothing has exactly these words.").waitFor();
    await page.getByRole("link", { name: `${WORD} at dawn` }).waitFor();
    await page.getByRole("button", { name: /^Voice:/ }).click();
    await page.getByRole("menuitemradio", { name: "Instrumental" }).click();
    await page.getByText(/passes these filters/).waitFor();
    await page.getByRole("button", { name: "Clear filters" }).first().click();
    await page.getByRole("link", { name: `${WORD} at dawn` }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.goto(`/search?term=%23${WORD.toLowerCase()}`);
    await page.getByRole("link", { name: `${WORD} at dawn` }).waitFor();
    await page.goto("/explore?order=new");
    await page.getByRole("link", { name: `${WORD} at dawn` }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each([{ phone: false }, { phone: true }])("hooks play the best seconds of a song over and over, by themselves (phone: $phone)", async ({ phone }) => {
    const { page, context, errors } = await newVisitor(browser, baseURL, { phone });
    await page.goto(`/hooks?song=${song.id}`);
    const card = page.getByRole("article", { name: new RegExp(WORD) });
    await card.waitFor();
    await expect.poll(async () => (await sounding(page))?.src).toContain(song.id);
    await card.getByRole("button", { name: "Mute" }).click();
    await card.getByRole("button", { name: /^Pause/ }).click();
    await card.getByRole("button", { name: /^Play/ }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await card.getByRole("link", { name: "Open song" }).click();
    await page.waitForURL(`**/song/${song.id}`);
    expect(errors).toEqual([]);
    await context.close();
  });

  test("somebody chooses the hook of their own song, once it is public", async () => {
    const { page, context, errors } = await newVisitor(browser, baseURL);
    await signUpAt(page, "Hook Chooser");
    await page.goto("/hooks");
    await page.getByRole("button", { name: "Select hook song" }).click();
    const dialog = page.getByRole("dialog", { name: "Select hook song" });
    await dialog.getByText("none of yours is public yet", { exact: false }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
    const chosen = await maker.post("/api/hooks", { clip_id: song.id, start_s: 3 });
    expect(await chosen.json()).toMatchObject({ start_s: 3, is_chosen: true });
  });
});
