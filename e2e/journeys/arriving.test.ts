import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { launchBrowser, newVisitor } from "../stage/browser.ts";
import { signUp } from "../stage/people.ts";
import { openProductDatabase } from "../stage/stage-songs.ts";

const baseURL = inject("baseURL");
let browser: Browser;
beforeAll(async () => { browser = await launchBrowser(); });
afterAll(() => browser.close());

describe("Somebody comes by a link", () => {
  test("with a share, an affiliate's click and a wish to give feedback: each is taken up", async () => {
    const { page, context } = await newVisitor(browser, baseURL);
    await page.goto("/explore?sh=abc_1&irclickid=click-7&open_feedback=1");
    await page.getByText("You must be logged in to submit feedback", { exact: true }).waitFor();
    expect((await context.cookies()).find(({ name }) => name === "irclickid")).toMatchObject({ value: "click-7" });
    expect(await page.evaluate(() => localStorage.getItem("tunewright.share"))).toContain("abc_1");
    expect(page.url()).not.toContain("open_feedback");
    await signUp(page, "Ida Arriving");
    await page.goto("/explore?open_feedback=1");
    await page.getByRole("dialog", { name: "Feedback" }).getByLabel("What should we know?").fill("More brass, please");
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByText("Thank you. Your feedback was kept.").waitFor();
  });

  test("that invites them: they read who by, sign up, and are in Create", async () => {
    const host = await newVisitor(browser, baseURL);
    await signUp(host.page, "Hugo Arriving");
    await host.page.getByRole("button", { name: /Profile menu/ }).click();
    await host.page.getByRole("menuitem", { name: "Invite Friends" }).click();
    const link = await host.page.getByRole("dialog", { name: "Invite Friends" }).getByLabel("Your link").inputValue();
    const { page } = await newVisitor(browser, baseURL, { phone: true });
    await page.goto(new URL(link).pathname);
    await page.getByRole("link", { name: "Hugo Arriving" }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("tunewright.invited-by"))).toContain("hugo_arriving");
    await page.getByLabel("Name").fill("Friend Arriving");
    await page.getByLabel("E-mail").fill(`${crypto.randomUUID()}@example.com`);
    await page.getByLabel("Password", { exact: true }).fill("a long password");
    await page.getByRole("button", { name: "Sign up" }).click();
    await page.waitForURL((url) => url.pathname === "/create");
  });

  test("to an app that this house does not have: they are home, and told", async () => {
    const { page } = await newVisitor(browser, baseURL, { phone: true });
    await page.goto("/ios");
    await page.getByText(/There is no app for iPhone and iPad here/).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  });
});

test("What the operator says is seen: a notice across the top, links of their own, the app's banner until it is closed", async () => {
  const client = await openProductDatabase(inject("dataDir"));
  const set = (name: string, value: unknown) =>
    client.query("insert into site_setting (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value", [name, JSON.stringify(value)]);
  try {
    await set("maintenance", { kind: "scheduled", text: "We tune the pianos at noon." });
    await set("stores", { android: "https://store.example/app" });
    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140", isMobile: true, hasTouch: true });
    const page = await context.newPage();
    await expect.poll(async () => {
      await page.goto("/terms");
      return page.getByText("We tune the pianos at noon.").isVisible();
    }, { timeout: 15_000, interval: 1_000 }).toBe(true);
    await page.getByRole("dialog", { name: "Tunewright is better on the app" }).getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Close the app banner" }).click();
    await page.reload();
    await page.getByText("We tune the pianos at noon.").waitFor();
    expect(await page.getByRole("complementary", { name: "App" }).count()).toBe(0);
    await context.close();
  } finally {
    await client.query("delete from site_setting");
    await client.end();
  }
});
