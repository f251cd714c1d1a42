// The web app on a processor slowed down four times (Chromium's own throttling), over loopback: how soon Home shows its largest part,
// and how a library of ten thousand songs behaves while it is scrolled and used. `--only library` or `--only home` measures one.
// On a busy machine these are the machine's; the processor time of the page's main thread, told beside them, is the page's own.
import type { Page } from "playwright-core";
import { launchBrowser, newVisitor } from "../e2e/stage/browser.ts";
import { signUp } from "../e2e/stage/people.ts";
import { startProduct } from "../e2e/stage/product.ts";
import { median, printFigure } from "./figure.ts";
import { openProductDatabase, personId, stageSongs } from "../e2e/stage/stage-songs.ts";

const SLOW_DOWN = 4;
const LCP_MS = 1_200;
const INP_MS = 100;
const NODES = 1_500;
const ROWS = 10_000;
const VISITS = 5;
const only = process.argv.includes("--only") ? process.argv[process.argv.indexOf("--only") + 1] : null;

const slow = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
};

/** Milliseconds of processor time that the page's main thread has used so far. */
async function watchThread(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => (await session.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration")!.value * 1_000;
}

/** The largest contentful paint of a fresh visit, milliseconds after its start. */
async function measureHome(page: Page): Promise<number> {
  await page.goto("/", { waitUntil: "load" });
  await page.waitForTimeout(2_500);
  return page.evaluate(() => new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({ type: "largest-contentful-paint", buffered: true });
  }));
}

type Watched = typeof globalThis & { inputs: { interaction: number; duration: number }[]; mostNodes: number };

/** The wait from an input (keys, presses) to the next paint, and the most elements seen meanwhile. */
async function useLibrary(page: Page): Promise<{ inp: number; median: number; nodes: number; rows: number; inputs: number }> {
  await page.goto("/me");
  await page.getByRole("button", { name: /^Play / }).first().waitFor();
  await page.evaluate(() => {
    const watched = globalThis as Watched;
    watched.inputs = [];
    watched.mostNodes = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) if (entry.interactionId > 0) watched.inputs.push({ interaction: entry.interactionId, duration: entry.duration });
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    const count = () => {
      watched.mostNodes = Math.max(watched.mostNodes, document.querySelectorAll("*").length);
      requestAnimationFrame(count);
    };
    count();
  });
  const box = (await page.getByRole("main").boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  // Down through the whole list, as pages of it arrive, with presses in between.
  for (let turn = 0; turn < 60; turn += 1) {
    await page.mouse.wheel(0, 6_000);
    await page.waitForTimeout(60);
    if (turn % 6 === 5) {
      const box = page.getByRole("checkbox", { name: /^Select (?!all)/ });
      await box.nth(4).click({ force: true });
      await page.keyboard.press("Space");
    }
  }
  await page.waitForTimeout(500);
  return page.evaluate(() => {
    const { inputs, mostNodes } = globalThis as Watched;
    // As INP is defined: the longest event of each interaction, and of those the longest but one for every fifty.
    const longest = new Map<number, number>();
    for (const { interaction, duration } of inputs) longest.set(interaction, Math.max(duration, longest.get(interaction) ?? 0));
    const waits = [...longest.values()].toSorted((a, b) => b - a);
    return { inp: waits[Math.floor(waits.length / 50)] ?? 0, median: waits[Math.floor(waits.length / 2)] ?? 0, nodes: mostNodes, inputs: waits.length, rows: Number(document.querySelector("[aria-setsize]")?.getAttribute("aria-setsize")) };
  });
}

/** Processor time from a press on a row's box until nothing follows from it. */
async function choose(page: Page): Promise<number> {
  await page.goto("/me");
  await page.getByRole("button", { name: /^Play / }).first().waitFor();
  await page.waitForTimeout(2_000);
  const thread = await watchThread(page);
  const times: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const before = await thread();
    await page.evaluate((row) => (document.querySelectorAll('[role="listitem"] input[type="checkbox"]')[row] as HTMLElement).click(), turn);
    await page.waitForTimeout(300);
    times.push((await thread()) - before);
  }
  return median(times);
}

const product = await startProduct({ ROLE: "api" });
const browser = await launchBrowser();
try {
  const owner = await newVisitor(browser, product.url);
  const who = await signUp(owner.page);
  const client = await openProductDatabase(product.dataDir);
  const id = await personId(client, who.email);
  await stageSongs(product.dataDir, client, Array.from({ length: ROWS }, (_, at) => ({ owner: id, title: `Song ${at + 1} of a long shelf`, isPublic: at % 50 === 0, duration: 120 + (at % 90) })));
  await client.query("analyze");
  await client.end();

  if (only !== "library") {
    const paints: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      const visitor = await newVisitor(browser, product.url);
      await slow(visitor.page);
      paints.push(await measureHome(visitor.page));
      await visitor.context.close();
    }
    const visitor = await newVisitor(browser, product.url);
    const thread = await watchThread(visitor.page);
    await measureHome(visitor.page);
    printFigure(`processor time of Home until all is shown, times ${SLOW_DOWN}`, (await thread()) * SLOW_DOWN, LCP_MS, "ms");
    await visitor.context.close();
    printFigure(`largest contentful paint of Home, ${SLOW_DOWN}× slower, first visit`, median(paints), LCP_MS, "ms", `of ${paints.map((paint) => paint.toFixed(0)).join(", ")}`);
  }
  if (only !== "home") {
    printFigure(`processor time of choosing one of ${ROWS} songs, times ${SLOW_DOWN}`, (await choose(owner.page)) * SLOW_DOWN, INP_MS, "ms", "median of 6, with all that follows within 300 ms");
    await slow(owner.page);
    const { inp, median: usual, nodes, rows, inputs } = await useLibrary(owner.page);
    printFigure(`elements in the library of ${ROWS} songs, most`, nodes, NODES, "nodes", `${rows} songs in the list`);
    printFigure(`interaction to next paint there, ${SLOW_DOWN}× slower`, inp, INP_MS, "ms", `median ${usual.toFixed(0)} of ${inputs} inputs`);
  }
} finally {
  await browser.close();
  await product.stop();
}
