import { randomUUID } from "node:crypto";
import { generate, type Clip } from "@tunewright/contract";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { findBarriers } from "../stage/barriers.ts";
import { PHONE, launchBrowser, newVisitor, type Visitor } from "../stage/browser.ts";
import { signUp } from "../stage/people.ts";

const baseURL = inject("baseURL");
const TITLE = "Tin Kettle Morning";
const MAKING = { timeout: 150_000 };
const LYRICS = "[Verse]\nThe kettle sings at seven\nThe window turns to gold\n\n[Chorus]\nOh morning, tin kettle morning\nNever let the day grow old";

describe("One song becomes others", () => {
  let browser: Browser;
  let maker: Visitor;
  let song: Clip;

  beforeAll(async () => {
    browser = await launchBrowser();
    maker = await newVisitor(browser, baseURL);
    await signUp(maker.page, "Mabel Tarn");
    song = await maker.page.evaluate(async ([path, body]) => {
      const headers = { "content-type": "application/json" };
      await fetch("/api/user/user_config/", { method: "POST", headers, body: JSON.stringify({ has_accepted_custom_mode_tos: true }) });
      const answer = await fetch(path!, { method: "POST", headers, body: body! });
      const [first] = ((await answer.json()) as { clips: Clip[] }).clips;
      for (;;) {
        const clip = (await (await fetch(`/api/clip/${first!.id}`)).json()) as Clip;
        if (clip.status === "complete") return clip;
        if (clip.status === "error") throw new Error(clip.metadata.error_message ?? "failed");
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }, [generate.path, JSON.stringify({ mv: "chirp-v3-5", prompt: LYRICS, tags: "folk, 110 bpm, D major", title: TITLE, seed: 11, transaction_uuid: randomUUID() })] as const);
  }, 300_000);
  afterAll(() => browser.close());

  const choose = async (item: string) => {
    const { page } = maker;
    await page.goto(`/song/${song.id}`);
    await page.getByRole("button", { name: `More for ${TITLE}` }).first().click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  /** The newest song of the library that came of a task, once it is complete. */
  const made = (task: string) => expect.poll(async () => maker.page.evaluate(async (wanted) => {
    const { clips } = (await (await fetch("/api/feed/v2?page=0")).json()) as { clips: Clip[] };
    const found = clips.find((clip) => clip.metadata.task === wanted);
    return found && { status: found.status, title: found.title, ...found.metadata };
  }, task), { timeout: 150_000, interval: 300 });

  test("A song goes on from the second that was named, and the whole can be had in one", async () => {
    const { page } = maker;
    await choose("Extend");
    await page.getByText("Goes on from").waitFor();
    const from = page.getByLabel("Extend from");
    await from.fill("");
    await from.pressSequentially("012");
    await page.reload();
    expect(await page.getByLabel("Extend from").inputValue()).toBe("0:12");
    await page.getByLabel("Lyrics", { exact: true }).fill("[Outro]\nPour another cup for me\nPour another cup");
    await page.getByRole("button", { name: /^Create ·/ }).click();
    await made("extend").toMatchObject({ status: "complete", title: TITLE, bpm: 110, key: "D major", history: [{ id: song.id, continue_at: 12 }] });
    await page.getByRole("button", { name: `More for ${TITLE}` }).first().click();
    await page.getByRole("menuitem", { name: "Get Full Song" }).click();
    await page.getByRole("dialog", { name: "Get Full Song" }).getByRole("button", { name: "Get Full Song" }).click();
    await made("concat").toMatchObject({ status: "complete", type: "concat", bpm: 110 });
  }, 240_000);

  test("A cover keeps the words in another style; the form says what it starts from", async () => {
    const { page } = maker;
    await choose("Cover");
    await page.getByText("Cover of").waitFor();
    expect(await page.getByLabel("Lyrics", { exact: true }).inputValue()).toContain("The kettle sings at seven");
    await page.getByLabel("Styles", { exact: true }).fill("synthwave");
    await page.getByRole("button", { name: /^Create ·/ }).click();
    await made("cover").toMatchObject({ status: "complete", title: TITLE });
  }, 240_000);

  test("A song is made faster for nothing, and what the plan lacks says so", async () => {
    const { page } = maker;
    await choose("Remaster");
    await page.getByText("This is part of the paid plans.").waitFor();
    await page.getByRole("button", { name: "See plans" }).click();
    await page.waitForURL("**/account");
    await choose("Adjust Speed");
    const dialog = page.getByRole("dialog", { name: "Adjust Speed" });
    expect(await dialog.getByRole("button", { name: "Submit" }).isDisabled()).toBe(true);
    await dialog.getByRole("slider", { name: "Speed" }).focus();
    for (let press = 0; press < 8; press++) await page.keyboard.press("ArrowRight");
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Submit" }).click();
    await made("speed").toMatchObject({ status: "complete", type: "edit" });
  }, 120_000);

  test("Files come with the song's name: the MP3 with its mark, the words with their times, the notes for a DAW", async () => {
    const { page } = maker;
    await choose("Download");
    const dialog = page.getByRole("dialog", { name: "Download" });
    expect(await findBarriers(page)).toEqual([]);
    for (const [name, file] of [["MP3", "mp3"], ["MIDI", "mid"], ["Timed lyrics", "lrc"]] as const) {
      const arrived = page.waitForEvent("download");
      await dialog.getByRole("listitem").filter({ hasText: name }).getByRole("link", { name: "Download" }).click();
      expect((await arrived).suggestedFilename()).toBe(`${TITLE}.${file}`);
    }
    const arrived = page.waitForEvent("download", MAKING);
    await dialog.getByRole("listitem").filter({ hasText: "M4A" }).getByRole("button", { name: "Download" }).click();
    expect((await arrived).suggestedFilename()).toBe(`${TITLE}.m4a`);
  }, 120_000);

  test("A link with a song in it fills the form on a phone; one that may not be remixed says why", async () => {
    const visitor = await newVisitor(browser, baseURL, { viewport: PHONE, phone: true });
    await signUp(visitor.page, "Nils Fell");
    await visitor.page.goto(`/create?song_id=${song.id}&remix_type=extend&extend_from=9&lyrics=Hello`);
    await visitor.page.getByText("Goes on from").waitFor();
    expect(await visitor.page.getByLabel("Extend from").inputValue()).toBe("0:09");
    expect(new URL(visitor.page.url()).search).toBe("");
    await maker.page.evaluate(async (id) => {
      await fetch(`/api/gen/${id}/set_metadata/`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ can_remix: false }) });
    }, song.id);
    await visitor.page.goto(`/create?song_id=${song.id}&remix_type=cover`);
    await visitor.page.getByText("This song cannot be remixed.").waitFor();
    await visitor.page.getByText("Cannot remix").waitFor();
    await visitor.context.close();
  });
});
