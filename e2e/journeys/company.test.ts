import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { findBarriers } from "../stage/barriers.ts";
import { launchBrowser, newVisitor, type Visitor } from "../stage/browser.ts";
import { signUp } from "../stage/people.ts";
import { openProductDatabase, personId, stageSongs } from "../stage/stage-songs.ts";

const baseURL = inject("baseURL");
const dataDir = inject("dataDir");
const TITLE = "Orchard Gate";

/** The person at this browser, as a program. */
const programOf = (page: Page) => async (path: string, body?: unknown): Promise<Record<string, unknown>> =>
  page.evaluate(async ([to, sent]) => {
    const answer = await fetch(to!, sent === null ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: sent! });
    if (!answer.ok) throw new Error(`${to} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }, [path, body === undefined ? null : JSON.stringify(body)] as const) as Promise<Record<string, unknown>>;
const handleOf = async (page: Page) => ((await programOf(page)("/api/session/")) as { user: { handle: string } }).user.handle;
/** A red square. */
const PICTURE = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWM4ZMWHFTEMLQkAKU5CgbqXWpwAAAAASUVORK5CYII=", "base64");

describe("People show who they are, fill playlists together, and part", () => {
  let browser: Browser;
  let maker: Visitor;
  let friend: Visitor;
  let phone: Visitor;
  let song: string;
  let makerHandle = `wren_${randomUUID().slice(0, 6)}`;
  let playlistUrl: string;

  beforeAll(async () => {
    browser = await launchBrowser();
    [maker, friend, phone] = await Promise.all([newVisitor(browser, baseURL), newVisitor(browser, baseURL), newVisitor(browser, baseURL, { phone: true, colorScheme: "light" })]);
    const { email } = await signUp(maker.page, "Wren Abbott");
    await signUp(friend.page, "Ivo Calder");
    const database = await openProductDatabase(dataDir);
    try {
      // Nobody listens here; the size of the sound stands in the feed.
      const staged = await stageSongs(dataDir, database, [{ owner: await personId(database, email), title: TITLE, isPublic: true, duration: 32, mp3: new Uint8Array(20_000) }]);
      song = staged[0]!;
    } finally {
      await database.end();
    }
  });
  afterAll(() => browser.close());

  test("A profile is edited: what is wrong stands under its field, and the new handle is the address", async () => {
    const { page } = maker;
    await page.goto(`/@${await handleOf(page)}`);
    await page.getByRole("button", { name: "Claim your username" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Profile" });
    await dialog.getByLabel("Handle").fill("no spaces");
    await dialog.getByText("This user handle is invalid. Must be at least 3 characters, and only letters, numbers and underscores are allowed").first().waitFor();
    await dialog.getByLabel("Handle").fill("admin");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("This handle is taken.").waitFor();
    await dialog.getByLabel("Handle").fill(makerHandle);
    await dialog.getByLabel("Profile Description").fill("Folk from the <b>orchard</b>");
    await dialog.getByLabel("Image file").setInputFiles({ name: "me.png", mimeType: "image/png", buffer: PICTURE });
    await dialog.getByRole("button", { name: "Remove" }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByText("Profile updated.").waitFor();
    await page.waitForURL(`**/@${makerHandle}`);
    await page.getByText("Folk from the <b>orchard</b>").waitFor();
    expect(await page.getByRole("button", { name: "Claim your username" }).count()).toBe(0);
    makerHandle = await handleOf(page);
  });

  test("Pinning is for paid plans, and says where they are", async () => {
    const { page } = maker;
    await page.goto(`/song/${song}`);
    await page.getByRole("button", { name: `More for ${TITLE}` }).click();
    await page.getByRole("menuitem", { name: /Pin to Profile/ }).click();
    await page.getByText("Pinning songs is part of the paid plans.").waitFor();
    await page.getByRole("button", { name: "See all plans" }).waitFor();
  });

  test("Whoever follows stands among the followers", async () => {
    const { page } = friend;
    await page.goto(`/@${makerHandle}`);
    await page.getByRole("button", { name: "Follow Wren Abbott" }).click();
    await page.getByRole("button", { name: "1 follower", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Followers" });
    await dialog.getByRole("link", { name: /Ivo Calder/ }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("tab", { name: "Likes" }).click();
    await page.getByText("No liked songs yet.").waitFor();
  });

  test("Two people fill a playlist by invitation, and it has a feed once it is public", async () => {
    const { page } = friend;
    const { id } = await programOf(page)("/api/playlist/create/", { name: "Two Gates", is_public: true });
    playlistUrl = `/playlist/${String(id)}`;
    await page.goto(playlistUrl);
    await page.getByRole("button", { name: "Invite" }).click();
    const dialog = page.getByRole("dialog", { name: "Collaborators" });
    await dialog.getByRole("button", { name: "Make an invitation link" }).click();
    await dialog.getByRole("button", { name: "Copy link" }).click();
    await page.getByText("Link copied successfully!").waitFor();
    const invitation = await page.evaluate(() => navigator.clipboard.readText());
    await maker.page.goto(invitation);
    await maker.page.getByRole("button", { name: "Join" }).click();
    await maker.page.getByText("You fill “Two Gates” now, too.").waitFor();
    await programOf(maker.page)(`/api/playlist/v2/${String(id)}/tracks/add`, { clip_ids: [song] });
    await maker.page.reload();
    await maker.page.getByRole("list", { name: "Songs" }).getByRole("link", { name: TITLE }).waitFor();
    await page.keyboard.press("Escape");
    await page.reload();
    await page.getByRole("button", { name: "with Wren Abbott" }).click();
    await page.getByRole("dialog", { name: "Collaborators" }).getByRole("button", { name: "Remove Wren Abbott" }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press("Escape");
    const feed = await page.evaluate(async (path) => (await fetch(path)).text(), `/api${playlistUrl}/rss`);
    expect(feed).toContain(`<title>${TITLE}</title>`);
    expect(feed).toMatch(/<enclosure url="[^"]+" length="\d{4,}" type="audio\/mpeg"\/>/);
  });

  test("A playlist goes to the trash and comes back", async () => {
    const { page } = friend;
    await page.getByRole("button", { name: "More for Two Gates" }).click();
    await page.getByRole("menuitem", { name: "Move to the trash" }).click();
    await page.getByText("“Two Gates” moved to the trash.").waitFor();
    await phone.page.goto(playlistUrl);
    await phone.page.getByRole("heading", { name: "This playlist is not here." }).waitFor();
    await page.goto("/me?tab=playlists");
    await page.getByRole("button", { name: /^Trash/ }).click();
    await page.getByRole("link", { name: /^Two Gates/ }).click();
    await page.getByRole("button", { name: "Restore" }).click();
    await page.getByText("“Two Gates” restored.").waitFor();
    await page.getByRole("button", { name: "Invite" }).waitFor();
  });

  test("Under a song stand its remixes, its lineage and what is like it; its buttons lead to the comments", async () => {
    const { page } = friend;
    await page.goto(`/song/${song}`);
    for (const [tab, said] of [["Remixes", "Nobody has remixed this song yet."], ["Lineage", "It was made of nothing but words, and nothing public was made of it yet."]] as const) {
      await page.getByRole("tab", { name: tab }).click();
      await page.getByText(said).waitFor();
      expect(await findBarriers(page)).toEqual([]);
    }
    await page.getByRole("tab", { name: "Similar" }).click();
    await page.getByRole("tabpanel").locator("ul, p").first().waitFor();
    await page.getByRole("button", { name: "Comments, 0" }).click();
    await page.getByLabel("Your comment").waitFor();
    await page.getByRole("button", { name: "Dislike" }).first().click();
    await expect.poll(() => page.getByRole("button", { name: "Dislike" }).first().getAttribute("aria-pressed")).toBe("true");
  });

  test("A song is reported, and a claim needs its link and both boxes", async () => {
    const { page } = friend;
    await page.getByRole("button", { name: `More for ${TITLE}` }).click();
    await page.getByRole("menuitem", { name: "Report song" }).click();
    const flag = page.getByRole("dialog", { name: "Flag song" });
    expect(await flag.getByRole("button", { name: "Submit" }).getAttribute("aria-disabled")).toBe("true");
    await flag.getByLabel("Copies a work (copyright)").check();
    await flag.getByRole("button", { name: "Go on" }).click();
    const claim = page.getByRole("dialog", { name: "Copyright report" });
    await claim.getByLabel("Link to the original").fill("not an address");
    await claim.getByText("Please enter a valid URL").waitFor();
    await claim.getByLabel("Link to the original").fill("https://example.org/original");
    for (const box of await claim.getByRole("checkbox").all()) await box.check();
    expect(await findBarriers(page)).toEqual([]);
    await claim.getByRole("button", { name: "Submit" }).click();
    await page.getByText("Copyright claim submitted").waitFor();
  });

  test("The bell tells of the follower, who is followed back in the list itself", async () => {
    const { page } = maker;
    await page.goto("/");
    await page.getByRole("button", { name: /^Notifications/ }).click();
    const list = page.getByRole("dialog", { name: "Notifications" });
    await list.getByText("Ivo Calder followed you").waitFor();
    await list.getByRole("button", { name: "Follow back" }).click();
    await list.getByRole("button", { name: "Following" }).waitFor();
    await page.keyboard.press("Escape");
  });

  test("People part: neither finds the other, until it is taken back in the settings", async () => {
    const { page } = maker;
    const friendHandle = await handleOf(friend.page);
    await page.goto(`/@${friendHandle}`);
    await page.getByRole("button", { name: "More for Ivo Calder" }).click();
    await page.getByRole("menuitem", { name: "Block" }).click();
    await page.getByRole("dialog", { name: "Block Ivo Calder?" }).getByRole("button", { name: "Block" }).click();
    await page.getByRole("heading", { name: "You blocked Ivo Calder." }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await friend.page.goto(`/song/${song}`);
    await friend.page.getByText("This song is not here.").waitFor();
    await page.goto("/settings");
    await page.getByRole("switch", { name: "Private likes" }).click();
    await expect.poll(() => page.getByRole("switch", { name: "Private likes" }).getAttribute("aria-checked")).toBe("true");
    await page.getByRole("list", { name: "Blocked people" }).getByText("Ivo Calder").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole("button", { name: "Unblock Ivo Calder" }).click();
    await page.getByText("You have blocked nobody.").waitFor();
    await friend.page.reload();
    await friend.page.getByRole("heading", { name: TITLE }).waitFor();
  });

  test("On a phone a visitor sees profile, song and playlist, and signs in first to report", async () => {
    const { page } = phone;
    await page.goto(`/@${makerHandle}`);
    await page.getByRole("heading", { name: "Wren Abbott" }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.goto(playlistUrl);
    await page.getByRole("heading", { name: "Two Gates" }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.goto(`/song/${song}`);
    await page.getByRole("tab", { name: "Similar" }).click();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole("button", { name: `More for ${TITLE}` }).click();
    await page.getByRole("menuitem", { name: "Report song" }).click();
    await page.getByText("Sign in to flag songs.").waitFor();
  });

  test("without a word in the console", () => {
    expect([...maker.errors, ...friend.errors, ...phone.errors]).toEqual([]);
  });
});
