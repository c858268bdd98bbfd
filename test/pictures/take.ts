import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { launchBrowser, openContext } from "./browser.ts";
import { readSessions, type Sessions, startOnCopy } from "./demo-data.ts";
import type { Screen } from "./screen.ts";
import { screens } from "./screens/screens.ts";

export const looks = ["light", "dark", "forced", "print"] as const;
type Look = (typeof looks)[number];
type Picture = { screen: Screen; width: number; look: Look };

type TakeRequest = { folder: string; only: RegExp; widths: number[]; looks: Look[]; url: string | undefined };

/** More make each other wait: the machine has two cores, and the product needs one. */
const PAGES_AT_ONCE = 4;
/** Timers of this length and more are those of toasts, polls and countdowns, and never fire. */
const LONG_TIMER_MS = 2500;
const MOST_SHOTS = 12;
/** Without news from the network for so long, a page has what it asked for. */
const QUIET_MS = 500;

/** Takes the chosen pictures, and prints which could not be taken. Returns whether all were. */
export async function takePictures({ folder, only, widths, looks: chosen, url }: TakeRequest): Promise<boolean> {
  const pictures = screens
    .filter(({ name, isDevelopment }) => only.test(name) && (!isDevelopment || url !== undefined))
    .flatMap((screen) => widths.flatMap((width) => chosen.map((look) => ({ screen, width, look }))))
    .filter(({ screen, width, look }) => (screen.fits?.(width) ?? true) && (look !== "print" || screen.prints));
  const started = performance.now();
  const sessions = await readSessions();
  const copy = url === undefined ? await startOnCopy() : null;
  const browser = await launchBrowser();
  const taken = { browser, sessions, url: url ?? copy?.product.url ?? "", folder };
  const failed: string[] = [];
  const queue = pictures.values();
  const work = async () => {
    for (const picture of queue) {
      const take = () => takePicture(picture, taken);
      // A busy machine may have been too slow for the first.
      await take()
        .catch(take)
        .catch((error: Error) => {
          failed.push(nameOf(picture));
          console.log(`${nameOf(picture)}: ${error.message.split("\n").slice(0, 4).join(" ")}`);
        });
    }
  };
  try {
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
  } finally {
    await browser.close();
    await copy?.close();
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${pictures.length - failed.length} pictures taken, ${failed.length} failed, in ${seconds} s`);
  return failed.length === 0 && pictures.length > 0;
}

function nameOf({ screen, width, look }: Picture): string {
  return `${screen.name}-${width}-${look}`;
}

type Taken = { browser: Browser; sessions: Sessions; url: string; folder: string };

async function takePicture(picture: Picture, { browser, sessions, url, folder }: Taken): Promise<void> {
  const { screen, width, look } = picture;
  const { role = "visitor" } = screen;
  const isPhone = width < 768;
  const context = await openContext(browser, {
    baseURL: url,
    viewport: { width, height: screen.name.startsWith("admin/") ? 1400 : 900 },
    ...(isPhone && { hasTouch: true, isMobile: true }),
    colorScheme: look === "dark" ? "dark" : "light",
    forcedColors: look === "forced" ? "active" : "none",
    ...(role !== "visitor" && { storageState: moveTo(url, sessions[role]) }),
  });
  try {
    await context.addInitScript(settlePage, { longMs: LONG_TIMER_MS, retries: screen.retries ?? false });
    // The data stays as it is, so that a picture does not depend on those before it.
    await context.route(
      ({ pathname }) => pathname.startsWith("/api/"),
      (route) => (route.request().method() === "GET" ? route.fallback() : route.abort()),
    );
    const page = await context.newPage();
    const network = watchNetwork(page);
    await screen.open(page).catch(async (error) => {
      await page.screenshot({ path: join(folder, "failed", `${nameOf(picture)}.png`) });
      throw error;
    });
    if (look === "print") await page.emulateMedia({ media: "print" });
    const file = join(folder, `${nameOf(picture)}.png`);
    await mkdir(dirname(file), { recursive: true });
    await network.isQuiet();
    await writeFile(file, await shoot(page));
  } finally {
    await context.close();
  }
}

/** Requests that a screen holds are quiet, too. */
function watchNetwork(page: Page): { isQuiet(): Promise<void> } {
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  for (const event of ["request", "requestfinished", "requestfailed"] as const) page.on(event as "request", note);
  return {
    async isQuiet() {
      const started = performance.now();
      while (performance.now() - last < QUIET_MS && performance.now() - started < 10 * QUIET_MS) await setTimeout(50);
    },
  };
}

/** Takes pictures of a page until two are the same. */
async function shoot(page: Page): Promise<Buffer> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: "instant" });
    // Rows that are out of sight are drawn only when they come near.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
    for (const image of document.images) image.loading = "eager";
    await Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode().catch(() => 0))]);
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  });
  // A dialog covers the screen, not the document.
  const fullPage = !(await page.evaluate(() => document.querySelector("dialog[open]") !== null));
  let last: Buffer = Buffer.alloc(0);
  for (let shots = 0; shots < MOST_SHOTS; shots++) {
    const shot = await page.screenshot({ fullPage, animations: "disabled", caret: "hide" });
    if (shot.equals(last)) return shot;
    last = shot;
  }
  console.log(`${page.url()} still moves after ${MOST_SHOTS} pictures; the last one is kept.`);
  return last;
}

/** Storage belongs to an origin, and each product has its own port. */
function moveTo(url: string, state: Sessions[keyof Sessions]): NonNullable<BrowserContextOptions["storageState"]> {
  return { ...state, origins: state.origins.map((kept) => ({ ...kept, origin: new URL(url).origin })) };
}

/** Runs in the browser: chance always decides in the same way, and long timers do not fire. */
function settlePage({ longMs, retries }: { longMs: number; retries: boolean }): void {
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (const name of ["setTimeout", "setInterval"] as const) {
    const set = window[name].bind(window) as (run: TimerHandler, ms?: number, ...rest: unknown[]) => number;
    const settled = (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
      retries ? set(run, ms / 20, ...rest) : ms >= longMs ? 0 : set(run, ms, ...rest);
    Object.assign(window, { [name]: settled });
  }
  if (location.pathname.startsWith("/admin")) localStorage.setItem("nabz_desk_page", '"/admin"');
}
