import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { BrowserWindow, Point, Size } from "#test/browsers/browser-window.ts";
import { findFreePort } from "#test/nginx.ts";
import { keepComplaints, keptComplaints } from "./console-errors.ts";
import { startScreen } from "./virtual-screen.ts";
import { type Session, startSession } from "./web-driver-session.ts";

/** A screenshot is of what the window shows, which lags behind its page by an unknown time. */
const PAINT_WAIT_MS = 500;
const MAX_ATTEMPTS = 6;

/** WebKit by its own WebDriver. It has no headless mode and gets a screen of its own. */
export async function openWithWebDriver(driverPath: string, xvfbPath: string): Promise<BrowserWindow> {
  const screen = await startScreen(xvfbPath);
  const port = await findFreePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    env: { ...process.env, ...screen.settings },
    stdio: "ignore",
  });
  const end = async () => {
    const closed = once(driver, "close");
    driver.kill();
    await closed;
    await screen.end();
  };
  try {
    const address = `http://127.0.0.1:${port}`;
    while (!(await fetch(`${address}/status`).catch(() => null))) await pause(50);
    const session = await startSession(address, { browserName: "MiniBrowser" });
    return { ...createWindow(session), close: () => session.end().finally(end) };
  } catch (failure) {
    await end();
    throw failure;
  }
}

function createWindow(session: Session): Omit<BrowserWindow, "close"> {
  const { browserName, browserVersion } = session.capabilities;
  return {
    version: `${browserName} ${browserVersion}`,
    async goTo(url) {
      await session.goTo(url);
      // Nothing can run before a page's own scripts: their errors while loading are not recorded.
      await session.ask(`(${keepComplaints})()`);
    },
    resize: (size) => resize(session, size),
    evaluate: session.ask,
    press: (point) => session.act({ type: "pointer", id: "mouse", actions: pressAt(point) }),
    type: (text) => session.act({ type: "key", id: "keys", actions: [...text].flatMap(strikeKey) }),
    screenshot: () => takeSettledPicture(session),
    // WebKitWebDriver 2.50 does not support the command.
    printToPdf: null,
    consoleErrors: async () => (await session.ask(`(${keptComplaints})()`)) as string[],
  };
}

/** Returns the first screenshot that is the same twice; the last one of a page that never rests. */
async function takeSettledPicture(session: Session, looks = MAX_ATTEMPTS, before?: Buffer): Promise<Buffer> {
  await pause(PAINT_WAIT_MS);
  const now = await session.picture();
  return looks === 0 || before?.equals(now) ? now : takeSettledPicture(session, looks - 1, now);
}

function pressAt({ x, y }: Point) {
  return [
    { type: "pointerMove", x, y, origin: "viewport" },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
}

function strikeKey(letter: string) {
  return ["keyDown", "keyUp"].map((type) => ({ type, value: letter }));
}

/** The window is larger than its page by its toolbars, which only the page can measure, and resizes asynchronously. */
async function resize(session: Session, { width, height }: Size): Promise<void> {
  const [barsWidth = 0, barsHeight = 0] = (await session.ask(
    "[outerWidth - innerWidth, outerHeight - innerHeight]",
  )) as number[];
  await session.setWindow({ width: width + barsWidth, height: height + barsHeight });
  const isThere = `innerHeight === ${height} && matchMedia("(width: ${width}px)").matches`;
  while (!(await session.ask(isThere))) await pause(50);
}
