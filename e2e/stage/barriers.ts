import axe from "axe-core";
import type { Page } from "playwright-core";

/** What keeps somebody from using the page as it stands: axe's violations, and a window that scrolls sideways. Empty is good. */
export async function findBarriers(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.all(document.getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    .map((animation) => animation.finished.catch(() => undefined))));
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const results = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ["violations"] });
    const found = results.violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(" ")).slice(0, 3).join(" | ")}`);
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return over > 0 ? [...found, `scrolls sideways by ${over} px`] : found;
  });
}
