import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "playwright-core";

/** Fills in the sign-up page as a newcomer does, and waits to be let in. */
export async function signUp(page: Page, name = "Robin Vale"): Promise<{ email: string; password: string }> {
  const email = `${randomUUID()}@example.com`;
  const password = `pass ${randomUUID()}`;
  await page.goto("/sign-up");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.waitForURL((url) => url.pathname !== "/sign-up");
  return { email, password };
}

/** What sounds now, read from the very element that plays it; null when all is silent. */
export interface Sounding {
  time: number;
  duration: number | null;
  src: string;
  volume: number;
}

type Listened = typeof globalThis & { heardElements?: HTMLAudioElement[] };

/** Must run before the page does: notes each audio element that the player makes. */
export async function listenIn(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const elements: HTMLAudioElement[] = [];
    (globalThis as Listened).heardElements = elements;
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLAudioElement) {
      if (!elements.includes(this)) elements.push(this);
      return play.call(this);
    };
  });
}

export function sounding(page: Page): Promise<Sounding | null> {
  return page.evaluate(() => {
    const element = (globalThis as Listened).heardElements?.find((audio) => !audio.paused && !audio.ended && audio.currentTime > 0);
    if (!element) return null;
    const { currentTime, duration, currentSrc, volume } = element;
    return { time: currentTime, duration: Number.isFinite(duration) ? duration : null, src: currentSrc, volume };
  });
}
