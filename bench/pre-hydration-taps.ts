/**
 * Measures taps before hydration: on a slow phone (processor slowed four times, 150 ms and 1.6 Mbit/s), Select, the
 * search, the menu and Book Now are tapped 0.3, 0.8, 1.5 and 2.2 s after a page was requested, or as soon as they are
 * there. Prints how often each took effect exactly once, and after how long: node bench/pre-hydration-taps.ts [ROUNDS]
 */
import { setTimeout as pause } from "node:timers/promises";
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { runProduct, visitorHeader } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { median } from "./load/percentiles.ts";
import { formatNumber, formatTable } from "./table.ts";

const ROUNDS = Number(process.argv[2] ?? 3);
const DELAYS_MS = [300, 800, 1500, 2200];
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const CPU_SLOWDOWN = 4;
/** Longest wait for the effect of a tap. */
const EFFECT_TIMEOUT_MS = 20_000;

type EarlyTap = {
  name: string;
  path: string;
  press: (page: Page) => Promise<void>;
  /** How often it took effect so far. */
  times: (page: Page) => Promise<number>;
};

/** The label of a test's Select. */
const SELECT_LABEL = "label:has([data-scripted])";

const earlyTaps: EarlyTap[] = [
  {
    name: "Select",
    path: "/tests-new",
    press: (page) => tap(page.locator(SELECT_LABEL).first()),
    times: (page) => page.evaluate(() => JSON.parse(localStorage.getItem("nabz_selected_tests") ?? "[]").length),
  },
  {
    name: "search",
    path: "/tests-new",
    press: (page) => page.getByRole("searchbox").or(page.getByRole("combobox")).first().fill("thyroid"),
    times: async (page) => {
      const rows = await page.locator(SELECT_LABEL).allInnerTexts();
      const names = await page.getByRole("main").innerText();
      return rows.length > 0 && rows.length < 30 && /thyroid/i.test(names) ? 1 : 0;
    },
  },
  {
    name: "menu",
    path: "/",
    press: (page) => tap(page.getByRole("banner").locator("summary").and(page.getByLabel("Menu"))),
    times: async (page) => ((await page.getByRole("navigation", { name: "Menu" }).isVisible()) ? 1 : 0),
  },
  {
    name: "Book Now",
    path: "/test-packages/5",
    press: (page) =>
      tap(
        page
          .getByRole("link", { name: /^Book Now/ })
          .locator("visible=true")
          .first(),
      ),
    times: (page) =>
      page.evaluate(() => performance.getEntriesByType("navigation").length * Number(location.pathname === "/book/5")),
  },
];

const folder = await createTempFolder();
const product = await runProduct({ DATA_DIR: folder.path, LOG_LEVEL: "error" });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
try {
  const rows = [["", ...DELAYS_MS.map((delay) => `${delay / 1000} s`)]];
  for (const press of earlyTaps) {
    const row = [press.name];
    for (const delay of DELAYS_MS) {
      const waits: number[] = [];
      for (let round = 0; round < ROUNDS; round++) waits.push((await waitAfter(browser, press, delay)) ?? Number.NaN);
      const done = waits.filter((wait) => !Number.isNaN(wait));
      row.push(`${done.length} of ${ROUNDS}, ${formatNumber(done.length > 0 ? median(done) / 1000 : null)} s`);
    }
    rows.push(row);
  }
  console.log(formatTable(rows).join("\n"));
} finally {
  await browser.close();
  await product.stop("SIGTERM");
  await folder.remove();
}

async function tap(target: Locator): Promise<void> {
  await target.tap({ noWaitAfter: true });
}

/** Returns the milliseconds from the tap to its effect; null if there was none, or more than one. */
async function waitAfter(browser: Browser, { path, press, times }: EarlyTap, delay: number): Promise<number | null> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: "block",
    extraHTTPHeaders: { [visitorHeader]: "198.51.100.7" },
  });
  const page = await context.newPage();
  try {
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", SLOW_NETWORK);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await Promise.all([page.goto(product.url + path, { waitUntil: "commit" }), pause(delay)]);
    await press(page);
    const from = performance.now();
    const happened = async () => times(page).catch(() => 0);
    while ((await happened()) === 0) {
      if (performance.now() - from > EFFECT_TIMEOUT_MS) return null;
      await pause(50);
    }
    const wait = performance.now() - from;
    await pause(2000);
    return (await happened()) === 1 ? wait : null;
  } finally {
    await context.close();
  }
}
