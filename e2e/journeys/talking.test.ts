import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Clip } from "@tunewright/contract";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { findBarriers } from "../stage/barriers.ts";
import { launchBrowser, newVisitor, type Visitor } from "../stage/browser.ts";
import { signUp, sounding } from "../stage/people.ts";
import { signUp as signUpAsProgram, untilComplete, type Person } from "../stage/person.ts";

const baseURL = inject("baseURL");
const TITLE = "Night Ferry";

/** The person at this browser, as a program. */
const programOf = (page: Page) => async (path: string, body?: unknown): Promise<Record<string, unknown>> =>
  page.evaluate(async ([to, sent]) => {
    const answer = await fetch(to!, sent === null ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: sent! });
    if (!answer.ok) throw new Error(`${to} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }, [path, body === undefined ? null : JSON.stringify(body)] as const) as Promise<Record<string, unknown>>;

describe("People talk about a song, hear of each other, and carry it elsewhere", () => {
  let browser: Browser;
  let maker: Visitor;
  let listener: Visitor;
  let friend: Person;
  let song: string;
  let makerHandle: string;

  beforeAll(async () => {
    browser = await launchBrowser();
    maker = await newVisitor(browser, baseURL);
    await signUp(maker.page, "Marlow Finch");
    const api = programOf(maker.page);
    makerHandle = ((await api("/api/session/")) as { user: { handle: string } }).user.handle;
    const { clips } = (await api("/api/generate/v2/", {
      mv: "chirp-auk-turbo", transaction_uuid: randomUUID(), gpt_description_prompt: "a short synthwave song, half a minute", seed: 7, metadata: { create_mode: "simple" },
    })) as { clips: Clip[] };
    song = clips[0]!.id;
    friend = await signUpAsProgram(baseURL, "tobias");
    for (const { id } of clips) {
      // Whoever has the link may look.
      await untilComplete(friend, id);
      await api(`/api/gen/${id}/set_metadata/`, { title: TITLE });
    }
    listener = await newVisitor(browser, baseURL);
  }, 300_000);
  afterAll(() => browser.close());

  test("The bell tells that the song is ready, and forgets it when the list is closed", async () => {
    const { page } = maker;
    await page.goto("/");
    await page.getByRole("button", { name: /^Notifications.*unread/ }).click();
    const list = page.getByRole("dialog", { name: "Notifications" });
    await list.getByRole("link", { name: /2 takes of Night Ferry are ready/ }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Notifications", exact: true }).waitFor();
  });

  test("Whoever has the link writes first and signs in then; what was written stays", async () => {
    const { page } = listener;
    await page.goto(`/song/${song}?show_comments=true`);
    await page.getByLabel("Your comment").fill(`<b>Oh</b>, @${makerHandle} #night`);
    await page.getByRole("button", { name: "Comment", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Sign in to comment.").waitFor();
    await dialog.getByLabel("Name").fill("Junipeer Ash");
    await dialog.getByLabel("E-mail").fill(`${randomUUID()}@example.com`);
    await dialog.getByLabel("Password", { exact: true }).fill(`pass ${randomUUID()}`);
    await dialog.getByRole("button", { name: "Sign up" }).click();
    const said = page.getByRole("list", { name: "Comments" }).getByRole("listitem");
    await said.getByText(`<b>Oh</b>, @${makerHandle} #night`).waitFor();
    expect(await said.getByRole("link", { name: `@${makerHandle}` }).getAttribute("href")).toBe(`/@${makerHandle}`);
    expect(await said.getByRole("link", { name: "#night" }).getAttribute("href")).toBe("/search?term=%23night");
    expect(await said.locator("b").count()).toBe(0);
    expect(await page.getByLabel("Your comment").inputValue()).toBe("");
  });

  test("Tab fills in a name, the moment of the song goes along, and a press on it plays from there", async () => {
    const { page } = listener;
    await page.getByRole("button", { name: `Play ${TITLE}` }).first().click();
    await page.getByRole("button", { name: /^At 0:0/ }).click();
    await page.getByLabel("Your comment").pressSequentially(`here, @${makerHandle.slice(0, -2)}`);
    await page.getByRole("option", { name: new RegExp(`@${makerHandle}`) }).waitFor();
    await page.keyboard.press("Tab");
    expect(await page.getByLabel("Your comment").inputValue()).toBe(`here, @${makerHandle} `);
    await page.keyboard.press("Control+Enter");
    const row = page.getByRole("listitem").filter({ hasText: `here, @${makerHandle}` });
    await row.getByRole("button", { name: /^Play from 0:0/ }).waitFor();
    await page.getByRole("button", { name: `Pause ${TITLE}` }).first().click();
    await row.getByRole("button", { name: /^Play from 0:0/ }).click();
    await expect.poll(async () => (await sounding(page)) !== null, { timeout: 10_000 }).toBe(true);
    expect(await findBarriers(page)).toEqual([]);
  });

  test("The maker hears of it without asking, follows the line to it, answers, likes and clears up", async () => {
    const { page } = maker;
    await page.getByRole("button", { name: /^Notifications 2 unread$/ }).click();
    const list = page.getByRole("dialog", { name: "Notifications" });
    await list.getByRole("link", { name: /Junipeer Ash commented on Night Ferry/ }).first().click();
    await page.waitForURL(`**/song/${song}?show_comments=true`);
    const row = page.getByRole("listitem").filter({ hasText: `here, @${makerHandle}` });
    await row.getByRole("button", { name: /^Like the comment/ }).click();
    await row.getByRole("button", { name: "Reply" }).click();
    await page.getByLabel("Your answer").pressSequentially("thank you");
    await page.getByRole("button", { name: "Answer" }).click();
    await row.getByText("thank you").waitFor();
    const other = page.getByRole("listitem").filter({ hasText: "<b>Oh</b>" });
    await other.getByRole("button", { name: /^Delete the comment/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
    await other.waitFor({ state: "detached" });
    await page.getByRole("tab", { name: "Comments 2" }).waitFor();
  });

  test("Likes of several people are one line, and Shift keeps it unread", async () => {
    const { page } = maker;
    for (const person of [friend, await signUpAsProgram(baseURL, "wren"), await signUpAsProgram(baseURL, "ines")]) {
      expect((await person.post(`/api/gen/${song}/update_reaction_type/`, { reaction: "LIKE" })).status).toBe(200);
    }
    const bell = page.getByRole("button", { name: /^Notifications 1 unread$/ });
    await bell.click();
    await page.getByRole("dialog", { name: "Notifications" }).getByRole("link", { name: "3 people liked Night Ferry" }).waitFor();
    await page.keyboard.press("Shift+Escape");
    await page.getByRole("dialog", { name: "Notifications" }).waitFor({ state: "detached" });
    await bell.waitFor();
  });

  test("The maker switches comments off and on again", async () => {
    const { page } = maker;
    const choose = async (name: string) => {
      await page.getByRole("button", { name: /^More for/ }).first().click();
      await page.getByRole("menuitem", { name }).click();
    };
    await choose("Disable comments");
    await page.getByText("Comments have been disabled.").waitFor();
    expect((await friend.post(`/api/gen/${song}/comments/`, { text: "hello?" })).status).toBe(403);
    await choose("Enable comments");
    await page.getByText("Comments have been enabled.").waitFor();
    await page.getByLabel("Your comment").waitFor();
  });

  test("The link starts where it is told to, and the player stands on other sites", async () => {
    const { page, context } = maker;
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Share" });
    await dialog.getByLabel("Start time, minutes and seconds").pressSequentially("12");
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Copy link" }).click();
    await page.getByText("Link copied successfully!").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`^${new URL(baseURL).origin}/song/${song}\\?time=12&sh=[a-z2-9]{10}$`));
    await dialog.getByRole("button", { name: "Embed" }).click();
    const embed = page.getByRole("dialog", { name: "Embed" });
    await embed.getByRole("radio", { name: "Paper" }).check();
    await embed.getByRole("radio", { name: "Card" }).check();
    await page.frameLocator("iframe").getByRole("button", { name: `Play ${TITLE}` }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await embed.getByRole("button", { name: "Copy code" }).click();
    await page.getByText("Embed code copied.").waitFor();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    expect(code).toContain(`/embed/${song}?color=paper&amp;time=12" width="300" height="400"`);

    const elsewhere = await context.newPage();
    // A site of its own on this machine: browsers keep pages of the network from framing what runs here.
    const blog = createServer((_request, response) => { response.setHeader("content-type", "text/html").end(`<!doctype html><title>A blog</title>${code}`); });
    await new Promise<void>((resolve) => { blog.listen(0, "127.0.0.1", resolve); });
    await elsewhere.goto(`http://127.0.0.1:${(blog.address() as AddressInfo).port}/`);
    const player = elsewhere.frameLocator("iframe");
    await player.getByRole("button", { name: `Play ${TITLE}` }).click();
    await player.getByRole("button", { name: `Pause ${TITLE}` }).waitFor();
    await expect.poll(() => player.getByLabel("Position in the song").inputValue(), { timeout: 10_000 }).toMatch(/^1[2-9]$/);
    await elsewhere.close();
    blog.close();
  });

  test("On a phone the list takes the screen and everything can be used", async () => {
    const phone = await newVisitor(browser, baseURL, { phone: true, colorScheme: "light" });
    await signUp(phone.page, "Wren Ito");
    const { user } = (await programOf(phone.page)("/api/session/")) as { user: { handle: string } };
    await friend.post(`/api/gen/${song}/comments/`, { text: `Hear this, @${user.handle}` });
    await phone.page.getByRole("button", { name: /^Notifications 1 unread$/ }).click();
    await phone.page.getByRole("link", { name: /tobias mentioned you on Night Ferry/ }).waitFor();
    expect(await findBarriers(phone.page)).toEqual([]);
    await phone.page.getByRole("link", { name: /tobias mentioned you on Night Ferry/ }).click();
    await phone.page.getByText(`Hear this, @${user.handle}`).waitFor();
    expect(await findBarriers(phone.page)).toEqual([]);
    expect(phone.errors).toEqual([]);
  });

  test("Nothing went wrong in the console, and the link says to other sites what it is", async () => {
    expect([...maker.errors, ...listener.errors]).toEqual([]);
    const html = await (await fetch(`${baseURL}/song/${song}`)).text();
    expect(html).toContain(`<meta property="og:title" content="${TITLE}" />`);
    expect(html).toContain(`content="noindex"`);
  });
});
