import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { findBarriers } from "../stage/barriers.ts";
import { launchBrowser, newVisitor, type Visitor } from "../stage/browser.ts";
import { signUp } from "../stage/people.ts";

const baseURL = inject("baseURL");
const SIGNED_IN = ["/", "/create", "/me", "/explore", "/feed", "/account", "/search", "/search?term=rain", "/me?tab=playlists", "/me?tab=personas", "/playlist/liked", "/settings", "/hooks"];
/** Pages that look alike in both sizes: each theme is looked at once, and each size. */
const QUIET = [
  "/hooks", "/create/v2", "/me/v2", "/me/history", "/edit/", "/edit-legacy/", "/edit-v3/", "/studio/", "/studio-waitlist", "/b-side/video-gen", "/live-radio", "/listen-and-rank",
  "/chat", "/collab", "/link-account", "/invite/@nobody_here", "/persona/00000000-0000-4000-8000-000000000000", "/help", "/about", "/terms", "/privacy", "/ios",
];
const SIGNED_OUT = ["/", "/explore", "/search", "/sign-in", "/sign-up", "/no/such/page"];

async function barriersAt(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.getByRole("main").waitFor();
  await page.waitForLoadState("networkidle");
  return findBarriers(page);
}

describe.each([
  { theme: "dark" as const, phone: false }, { theme: "light" as const, phone: false }, { theme: "dark" as const, phone: true }, { theme: "light" as const, phone: true },
])("Every screen, $theme, phone: $phone", ({ theme, phone }) => {
  let browser: Browser;
  let signedIn: Visitor;
  let signedOut: Visitor;

  beforeAll(async () => {
    browser = await launchBrowser();
    signedIn = await newVisitor(browser, baseURL, { colorScheme: theme, phone });
    signedOut = await newVisitor(browser, baseURL, { colorScheme: theme, phone });
    await signUp(signedIn.page);
  });
  afterAll(() => browser.close());

  test.each(SIGNED_IN)("signed in, %s can be used by everyone and fits the window", async (path) => {
    expect(await barriersAt(signedIn.page, path)).toEqual([]);
  });

  test.each(SIGNED_OUT)("signed out, %s can be used by everyone and fits the window", async (path) => {
    expect(await barriersAt(signedOut.page, path)).toEqual([]);
  });

  test.runIf(theme === (phone ? "light" : "dark"))("the quiet pages can be used by everyone and fit the window", async () => {
    const { page } = phone ? signedOut : signedIn;
    const barriers: Record<string, string[]> = {};
    for (const path of QUIET) {
      const found = await barriersAt(page, path);
      if (found.length > 0) barriers[path] = found;
    }
    expect(barriers).toEqual({});
  });

  test("without a word in the console", () => {
    expect([...signedIn.errors, ...signedOut.errors]).toEqual([]);
  });
});
