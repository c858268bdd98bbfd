/**
 * Measures a patient's waiting time for a whole booking on Lighthouse's slow 4G with a slow processor, and the page's
 * weight.
 */
import { type CDPSession, chromium, type Locator, type Page } from "@playwright/test";
import { runProduct } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { computeMedians } from "./load/percentiles.ts";

const ROUNDS = 5;
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
const FREE_SLOT = "input[name=time]:enabled";

type Waits = Record<string, number>;

const folder = await createTempFolder();
const product = await runProduct({ DATA_DIR: folder.path, LOG_LEVEL: "error" });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
});
const rounds: Waits[] = [];
for (let round = 0; round < ROUNDS; round += 1) rounds.push(await bookOnce(`${product.url}/book/5`));
for (const [step, middle] of Object.entries(computeMedians(rounds)))
  console.log(step, Math.round(middle ?? Number.NaN));
await browser.close();
await product.stop("SIGTERM");
await folder.remove();

/**
 * Makes one booking with an empty cache. Returns the waits by step in milliseconds, measured in the page: from the
 * start of the page or from a tap to the frame that shows the result.
 */
async function bookOnce(address: string): Promise<Waits> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const weights = await slowDown(await context.newCDPSession(page));
  await page.addInitScript(keepTime);
  const firstLoad = page.waitForEvent("load").then(() => weights.scripts);
  await page.goto(address, { waitUntil: "commit" });
  const read = await page.evaluate((field) => window.untilShown(field), "#main input");
  const hydrated = await page.evaluate(() => window.untilAwake());
  const firstLoadBytes = await firstLoad;
  await fillIn(page);
  const waitAfter = async (button: Locator, selector: string, text = "") => {
    await page.evaluate(([shown, words]) => window.beginWaiting(shown, words), [selector, text] as const);
    await button.tap();
    return page.evaluate(() => window.waited);
  };
  const button = (name: string | RegExp) =>
    page.getByRole("button", { name, disabled: false }).filter({ visible: true });
  const openDays = page.locator("[role=grid] button:enabled:not([aria-disabled=true])");
  const calendar = await waitAfter(button(/Choose a date/), "[role=grid]");
  const hours = await waitAfter(openDays.last(), FREE_SLOT);
  await page.locator(`label:has(${FREE_SLOT})`).first().tap();
  const checked = await waitAfter(button("Book your Appointment"), "form", "No payment required now");
  const booked = await waitAfter(button("Confirm Booking"), "dialog", "Booking Confirmed!");
  await context.close();
  const all = hydrated + calendar + hours + checked + booked;
  const waits = { "page can be read": read, "page answers": hydrated - read, calendar, hours, checked, booked, all };
  return { ...waits, "kB of scripts at first": firstLoadBytes / 1000 };
}

/** Runs in the page, because Playwright's own checks come late and use the slow processor's time. */
function keepTime(): void {
  let pressed = 0;
  addEventListener("click", ({ timeStamp }) => (pressed = timeStamp), true);
  const untilFrame = (condition: () => boolean) =>
    new Promise<number>((resolve) => {
      const check = (now: number) => (condition() ? resolve(now) : requestAnimationFrame(check));
      requestAnimationFrame(check);
    });
  const isShown = (selector: string, text: string) =>
    [...document.querySelectorAll(selector)].some(
      (element) => element.checkVisibility() && element.textContent.includes(text),
    );
  window.untilShown = (selector) => untilFrame(() => isShown(selector, ""));
  window.untilAwake = () => untilFrame(() => history.scrollRestoration === "manual");
  window.beginWaiting = (selector, text) => {
    pressed = 0;
    window.waited = untilFrame(() => pressed > 0 && isShown(selector, text)).then((now) => now - pressed);
  };
}

declare global {
  interface Window {
    /** Milliseconds since the start of the page. */
    untilShown(selector: string): Promise<number>;
    untilAwake(): Promise<number>;
    /** Sets `waited` to the milliseconds from the next tap until the page shows the element. */
    beginWaiting(selector: string, text: string): void;
    waited: Promise<number>;
  }
}

async function slowDown(session: CDPSession): Promise<{ scripts: number }> {
  const weights = { scripts: 0 };
  const scripts = new Set<string>();
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  session.on("Network.responseReceived", ({ type, requestId }) => type === "Script" && scripts.add(requestId));
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) weights.scripts += encodedDataLength;
  });
  return weights;
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel("Full Name").fill("Harpreet Kaur");
  await page.getByLabel("Contact Number").fill(`98765 ${String(Math.floor(Math.random() * 100_000)).padStart(5, "0")}`);
  await page.getByLabel("Address").fill("House 9, Civil Lines, Ludhiana");
}
