import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { CHROMIUM_FLAGS, findChromium } from "./find-chromium.ts";
import { listenIn } from "./people.ts";

/** Sizes the design is drawn for. */
export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS, env: { ...(process.env as Record<string, string>), ...env } });
}

/** A person at a browser of their own: nothing shared with anybody else's. Errors of the page are collected for the test to look at. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Uncaught exceptions and console errors, network failures excluded. */
  errors: string[];
}

export async function newVisitor(
  browser: Browser, baseURL: string, options: { viewport?: { width: number; height: number }; colorScheme?: "dark" | "light"; phone?: boolean } = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL,
    viewport: options.viewport ?? (options.phone ? PHONE : DESKTOP),
    colorScheme: options.colorScheme ?? "dark",
    hasTouch: options.phone ?? false,
    isMobile: options.phone ?? false,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  context.setDefaultTimeout(30_000);
  await listenIn(context);
  // Dark is the house's own choice; light is chosen by the person, in this browser.
  await context.addInitScript((theme) => {
    // Also runs in sandboxed frames, where reading the storage throws.
    if (globalThis.origin === "null") return;
    if (localStorage.getItem("tunewright.theme") === null) localStorage.setItem("tunewright.theme", theme);
  }, options.colorScheme ?? "dark");
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`exception: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource|net::ERR/.test(message.text())) errors.push(`console: ${message.text()}`);
  });
  return { page, context, errors };
}
