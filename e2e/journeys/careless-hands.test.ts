import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { launchBrowser, newVisitor, type Visitor } from "../stage/browser.ts";
import { signUp } from "../stage/people.ts";

const baseURL = inject("baseURL");

describe("People press twice, reload, go back and open two tabs", () => {
  let browser: Browser;
  let person: Visitor;

  beforeAll(async () => {
    browser = await launchBrowser();
    person = await newVisitor(browser, baseURL);
    await signUp(person.page, "Kit Aldous");
  });
  afterAll(() => browser.close());

  test("A double click on Create makes one song and charges once; a second tab sees it", async () => {
    const { page, context } = person;
    const other = await context.newPage();
    await other.goto("/create");
    await page.goto("/create");
    await page.getByLabel("Song Description").fill("a short lo-fi song about rain on the window, half a minute");
    await page.getByRole("button", { name: /^Create ·/ }).dblclick();
    await page.getByRole("button", { name: /^Take B of/ }).waitFor();
    await other.getByRole("button", { name: /^Take B of/ }).waitFor();
    expect(await page.getByRole("button", { name: /^Take [AB] of/ }).count()).toBe(2);
    const session = (await (await page.request.get("/api/session/")).json()) as { credits: number };
    expect(session.credits).toBe(40);
    await other.close();
  });

  test("Cancel gives the credits of what was not finished back", async () => {
    const { page } = person;
    await page.getByRole("button", { name: /^Cancel / }).first().click();
    await expect.poll(() => page.getByRole("button", { name: /^Cancel / }).count()).toBe(0);
    await expect.poll(async () => ((await (await page.request.get("/api/session/")).json()) as { credits: number }).credits).toBe(50);
  });

  test("Words that are too long are said to be so and kept", async () => {
    const { page } = person;
    await page.goto("/create");
    await page.getByLabel("Song Description").fill("la ".repeat(1200));
    await page.getByText("Song description can have at most 3,000 characters.").first().waitFor();
    await page.reload();
    await expect.poll(async () => (await page.getByLabel("Song Description").inputValue()).length).toBeGreaterThan(3000);
    await page.getByRole("button", { name: "Clear", exact: true }).click();
  });

  test("Back and forward keep the place, and an unknown address says so kindly", async () => {
    const { page } = person;
    await page.goto("/");
    await page.getByRole("link", { name: "Library" }).first().click();
    await page.waitForURL("**/me");
    await page.goBack();
    await page.waitForURL((url) => url.pathname === "/");
    await page.goForward();
    await page.waitForURL("**/me");
    await page.goto("/song/00000000-0000-4000-8000-000000000000");
    await page.getByText("This song is not here.").waitFor();
    await page.goto("/no/such/page");
    await page.getByRole("main").getByRole("link").first().waitFor();
  });

  test("A signed-out visitor who writes a prompt is asked to sign up and finds the prompt again", async () => {
    const visitor = await newVisitor(browser, baseURL);
    await visitor.page.goto("/");
    await visitor.page.getByLabel("What the song is about").fill("a waltz for my grandmother");
    await visitor.page.getByLabel("What the song is about").press("Enter");
    await visitor.page.getByRole("button", { name: /Sign (in|up)/ }).first().waitFor();
    await signUp(visitor.page, "Mo Teller");
    await visitor.page.goto("/");
    await expect.poll(async () => {
      const body = await visitor.page.locator("body").innerText();
      const field = await visitor.page.getByLabel("What the song is about").inputValue().catch(() => "");
      return `${body} ${field}`;
    }).toContain("waltz for my grandmother");
    expect(visitor.errors).toEqual([]);
    await visitor.context.close();
  });

  test("A library that cannot be reached says what happened, and works again when it can", async () => {
    const { page, context } = person;
    await page.goto("/");
    await context.route("**/api/feed/v2*", (route) => route.abort());
    await page.goto("/me");
    await page.getByRole("button", { name: /again/i }).first().waitFor({ timeout: 60_000 });
    await context.unroute("**/api/feed/v2*");
    await page.getByRole("button", { name: /again/i }).first().click();
    await page.getByRole("tab", { name: /Songs/ }).waitFor();
  });
});
