import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { findBarriers } from "../stage/barriers.ts";
import { launchBrowser, newVisitor, type Visitor } from "../stage/browser.ts";
import { signUp } from "../stage/people.ts";

const baseURL = inject("baseURL");
const SIGNED_IN = ["/", "/create", "/me", "/explore", "/feed", "/account", "/search", "/search?term=rain", "/me?tab=playlists", "/playlist/liked"];
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

  test("without a word in the console", () => {
    expect([...signedIn.errors, ...signedOut.errors]).toEqual([]);
  });
});
