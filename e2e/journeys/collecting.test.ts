import { setMetadata, setVisibility, type Clip } from "@tunewright/contract";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { launchBrowser, newVisitor, type Visitor } from "../stage/browser.ts";
import { signUp as signUpAsProgram, create, untilComplete, type Person } from "../stage/person.ts";
import { signUp, sounding } from "../stage/people.ts";

const baseURL = inject("baseURL");
const TITLES = ["Lighthouse at Noon", "Harbour Bells"];

describe("A listener finds songs, keeps them in playlists and follows who made them", () => {
  let browser: Browser;
  let listener: Visitor;
  let maker: Person;
  let songs: Clip[];
  let playlistUrl: string;
  const change = (endpoint: { path: string }, clip: Clip, body: unknown) => maker.post(endpoint.path.replace("{id}", clip.id), body);

  beforeAll(async () => {
    browser = await launchBrowser();
    maker = await signUpAsProgram(baseURL, "Ottilie");
    songs = await create(maker, { gpt_description_prompt: "a short sea shanty, half a minute", seed: 7 });
    for (const [index, song] of songs.entries()) {
      await untilComplete(maker, song.id);
      expect((await change(setMetadata, song, { title: TITLES[index], caption: "written on the pier #shanty" })).status).toBe(200);
      expect((await change(setVisibility, song, { is_public: true })).status).toBe(200);
    }
    listener = await newVisitor(browser, baseURL);
    await signUp(listener.page, "Lior Hale");
  }, 300_000);
  afterAll(() => browser.close());

  test("The key / opens the search, and a mistyped word finds what was meant", async () => {
    const { page } = listener;
    await page.goto("/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("/");
    await page.waitForURL("**/search");
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute("data-search"))).toBe(true);
    await page.keyboard.type("lihgthouse");
    await page.getByRole("link", { name: TITLES[0]! }).waitFor();
    expect(new URL(page.url()).searchParams.get("term")).toBe("lihgthouse");
    await page.getByText("Nothing has exactly these words.").waitFor();
    expect(await page.getByRole("link", { name: TITLES[1]! }).count()).toBe(0);
    await page.getByRole("textbox", { name: "Search" }).fill("xylophonequartz");
    await page.getByText("Nothing found for “xylophonequartz”.").waitFor();
  });

  test("A hashtag leads to its songs, and what was looked for is remembered", async () => {
    const { page } = listener;
    await page.goto("/search");
    await page.getByRole("link", { name: /^#shanty/ }).click();
    await page.getByRole("link", { name: TITLES[1]! }).click();
    await page.waitForURL("**/song/**");
    await page.goto("/search");
    await page.getByRole("link", { name: "#shanty", exact: true }).waitFor();
  });

  test("People are found and followed, and their songs stand on Home", async () => {
    const { page } = listener;
    await page.goto("/search?term=ottilie&kind=users");
    const answered = page.waitForResponse("**/api/profiles/follow");
    await page.getByRole("button", { name: "Follow Ottilie" }).click();
    await answered;
    await page.getByRole("button", { name: "Following Ottilie" }).waitFor();
    await page.getByText("1 follower").waitFor();
    await page.goto("/");
    await page.getByRole("region", { name: "From people you follow" }).getByRole("link", { name: TITLES[0]! }).waitFor();
    await page.goto(`/song/${songs[0]!.id}`);
    await page.getByRole("button", { name: "Following Ottilie" }).waitFor();
  });

  test("A song goes into a playlist made on the spot, and the next one into the same", async () => {
    const { page } = listener;
    await page.goto(`/song/${songs[0]!.id}`);
    await page.getByRole("button", { name: `More for ${TITLES[0]}` }).click();
    await page.getByRole("menuitem", { name: "Add to Playlist" }).click();
    await page.getByText("You have no playlists to add to.").waitFor();
    await page.getByLabel("New playlist").fill("Salt and Rope");
    await page.keyboard.press("Enter");
    await page.getByText("Added to “Salt and Rope”.").waitFor();
    await page.goto(`/song/${songs[1]!.id}`);
    await page.getByRole("button", { name: `More for ${TITLES[1]}` }).click();
    await page.getByRole("menuitem", { name: "Add to Playlist" }).click();
    await page.getByRole("button", { name: /^Salt and Rope/ }).click();
    await page.getByText("Added to “Salt and Rope”.").waitFor();
    await page.goto("/me");
    await page.getByRole("tab", { name: "Playlists" }).click();
    await page.getByRole("link", { name: /^Salt and Rope/ }).click();
    await page.waitForURL("**/playlist/**");
    playlistUrl = page.url();
    await expect.poll(() => order()).toEqual(TITLES);
  });

  const order = async (visitor = listener) => visitor.page.getByRole("list", { name: "Songs" }).getByRole("link", { name: /Lighthouse|Harbour/ }).allInnerTexts();

  test("Songs are moved by the keyboard and by hand, and stay where they were put", async () => {
    const { page } = listener;
    await page.getByRole("button", { name: `Play ${TITLES[0]}`, exact: true }).focus();
    await page.keyboard.press("Alt+ArrowDown");
    await expect.poll(() => order()).toEqual(TITLES.toReversed());
    await page.reload();
    await expect.poll(() => order()).toEqual(TITLES.toReversed());
    const grip = page.getByRole("list", { name: "Songs" }).getByRole("listitem").first().locator("span[class*=grip]");
    const box = (await grip.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 70, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => order()).toEqual(TITLES);
    await page.reload();
    await expect.poll(() => order()).toEqual(TITLES);
  });

  test("All of it plays, and what is taken out comes back by Undo", async () => {
    const { page } = listener;
    await page.getByRole("button", { name: "Play all of Salt and Rope" }).click();
    await expect.poll(() => sounding(page), { timeout: 20_000 }).not.toBeNull();
    await page.getByRole("button", { name: `More for ${TITLES[0]}` }).last().click();
    await page.getByRole("menuitem", { name: "Remove from playlist" }).click();
    await expect.poll(() => order()).toEqual([TITLES[1]]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(async () => (await order()).toSorted()).toEqual(TITLES.toSorted());
  });

  test("Liked songs are a playlist of their own", async () => {
    const { page } = listener;
    await page.goto(`/song/${songs[1]!.id}`);
    await page.getByRole("button", { name: "Like, 0 likes" }).click();
    await page.getByRole("button", { name: "Like, 1 like" }).waitFor();
    await page.goto("/playlist/liked/");
    await page.getByRole("heading", { name: "Liked Songs" }).waitFor();
    await expect.poll(() => order()).toEqual([TITLES[1]]);
  });

  test("Who has the link hears it without an account, changes nothing, and sees no song that was hidden since", async () => {
    const visitor = await newVisitor(browser, baseURL, { phone: true });
    await visitor.page.goto(playlistUrl);
    await expect.poll(async () => (await order(visitor)).toSorted()).toEqual(TITLES.toSorted());
    expect(await visitor.page.getByRole("button", { name: "Edit" }).count()).toBe(0);
    expect(await visitor.page.locator("span[class*=grip]").count()).toBe(0);
    await change(setVisibility, songs[0]!, { is_public: false });
    await visitor.page.reload();
    await expect.poll(() => order(visitor)).toEqual([TITLES[1]]);
    await visitor.page.goto("/search?term=lighthouse");
    await visitor.page.getByText("Nothing found for “lighthouse”.").waitFor();
    expect(visitor.errors).toEqual([]);
    await visitor.context.close();
  });

  test("On a phone the glass in the top bar opens to a field that leads to the search", async () => {
    const phone = await newVisitor(browser, baseURL, { phone: true });
    await signUp(phone.page, "Mara Finch");
    await phone.page.goto("/explore");
    await phone.page.getByRole("button", { name: "Search", exact: true }).click();
    await phone.page.getByPlaceholder("Search for songs, playlists, users, or Personas").fill("harbour");
    await phone.page.waitForURL("**/search?term=harbour");
    await phone.page.getByRole("link", { name: TITLES[1]! }).waitFor();
    expect(await phone.page.getByRole("textbox", { name: "Search" }).inputValue()).toBe("harbour");
    expect(phone.errors).toEqual([]);
    await phone.context.close();
  });

  test("without a word in the console", () => {
    expect(listener.errors).toEqual([]);
  });
});
