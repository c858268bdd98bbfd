/** How long a patient waits for a whole booking on Lighthouse's slow 4G with a slow processor, and what the page weighs. */
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { freshFolder } from "#test/fresh-folder.ts";
import { chooseFirstOpenDay, untilAwake } from "#test/journeys/page-actions.ts";
import { runProduct } from "#test/product.ts";

const ROUNDS = 3;
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const SLOW_PROCESSOR = 4;

const folder = await freshFolder();
const product = await runProduct({ DATA_DIR: folder.path, LOG_LEVEL: "error" });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
});
for (let round = 0; round < ROUNDS; round += 1) console.log(await bookOnce(`${product.url}/book/5`));
await browser.close();
await product.stop("SIGTERM");
await folder.remove();

/** One booking with an empty cache; milliseconds of waiting by step. */
async function bookOnce(address: string) {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  const weights = await slowDown(line);
  const waits: Record<string, number> = {};
  const wait = async (step: string, act: () => Promise<unknown>) => {
    const began = performance.now();
    await act();
    waits[step] = Math.round(performance.now() - began);
  };
  // What comes when the page is idle comes after its load.
  const firstLoad = page.waitForEvent("load").then(() => weights.scripts);
  await wait("page can be read", () => page.goto(address, { waitUntil: "commit" }).then(() => readable(page)));
  await wait("page answers", () => untilAwake(page));
  const firstLoadBytes = await firstLoad;
  await fillIn(page);
  await wait("calendar and hours", async () => {
    await chooseFirstOpenDay(page);
    await page.locator(".slot.free input").first().waitFor({ state: "attached" });
  });
  await page.locator(".slot.free input").first().check({ force: true });
  await wait("details are checked", () => press(page, "Book your Appointment", "No payment required now"));
  await wait("booked", () => press(page, "Confirm Booking", "Booking Confirmed!"));
  await context.close();
  const all = Object.values(waits).reduce((sum, one) => sum + one, 0);
  return { ...waits, all, "kB of scripts at first": Math.round(firstLoadBytes / 1000) };
}

async function slowDown(line: CDPSession): Promise<{ scripts: number }> {
  const weights = { scripts: 0 };
  const scripts = new Set<string>();
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", SLOW_LINE);
  await line.send("Emulation.setCPUThrottlingRate", { rate: SLOW_PROCESSOR });
  line.on("Network.responseReceived", ({ type, requestId }) => type === "Script" && scripts.add(requestId));
  line.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) weights.scripts += encodedDataLength;
  });
  return weights;
}

async function readable(page: Page): Promise<void> {
  await page.getByLabel("Full Name").waitFor();
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel("Full Name").fill("Harpreet Kaur");
  await page.getByLabel("Contact Number").fill(`98765 ${String(Math.floor(Math.random() * 100_000)).padStart(5, "0")}`);
  await page.getByLabel("Address").fill("House 9, Civil Lines, Ludhiana");
}

async function press(page: Page, name: string, awaited: string): Promise<void> {
  await page.getByRole("button", { name }).filter({ visible: true }).click();
  await page.getByText(awaited).first().waitFor();
}
