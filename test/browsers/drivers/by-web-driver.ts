import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { BrowserWindow, Point, Size } from "#test/browsers/browser-window.ts";
import { freePort } from "#test/nginx.ts";
import { keepComplaints, keptComplaints } from "./complaints.ts";
import { startScreen } from "./screen.ts";
import { type Session, startSession } from "./web-driver-session.ts";

/** A picture is of what the window shows, which comes after its page; how long after, nobody tells. */
const UNTIL_DRAWN_MS = 500;
const MOST_LOOKS = 6;

/** WebKit by its own WebDriver. It knows no mode without a screen and gets one of its own. */
export async function openByWebDriver(driverPath: string, xvfbPath: string): Promise<BrowserWindow> {
  const screen = await startScreen(xvfbPath);
  const port = await freePort();
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
    return { ...windowOf(session), close: () => session.end().finally(end) };
  } catch (failure) {
    await end();
    throw failure;
  }
}

function windowOf(session: Session): Omit<BrowserWindow, "close"> {
  const { browserName, browserVersion } = session.capabilities;
  return {
    version: `${browserName} ${browserVersion}`,
    async goTo(url) {
      await session.goTo(url);
      // Nothing can be there before a page's own scripts: what they complain of while they load is not heard.
      await session.ask(`(${keepComplaints})()`);
    },
    resize: (size) => resize(session, size),
    ask: session.ask,
    press: (point) => session.act({ type: "pointer", id: "mouse", actions: pressAt(point) }),
    type: (text) => session.act({ type: "key", id: "keys", actions: [...text].flatMap(strike) }),
    picture: () => settled(session),
    // WebKitWebDriver 2.50 does not know the command.
    paper: null,
    complaints: async () => (await session.ask(`(${keptComplaints})()`)) as string[],
  };
}

/** The picture that is the same twice; the last one of a page that never rests. */
async function settled(session: Session, looks = MOST_LOOKS, before?: Buffer): Promise<Buffer> {
  await pause(UNTIL_DRAWN_MS);
  const now = await session.picture();
  return looks === 0 || before?.equals(now) ? now : settled(session, looks - 1, now);
}

function pressAt({ x, y }: Point) {
  return [
    { type: "pointerMove", x, y, origin: "viewport" },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
}

function strike(letter: string) {
  return ["keyDown", "keyUp"].map((type) => ({ type, value: letter }));
}

/** The window is larger than its page by bars, of which only the page can tell, and takes its size in its own time. */
async function resize(session: Session, { width, height }: Size): Promise<void> {
  const [barsWidth = 0, barsHeight = 0] = (await session.ask(
    "[outerWidth - innerWidth, outerHeight - innerHeight]",
  )) as number[];
  await session.setWindow({ width: width + barsWidth, height: height + barsHeight });
  const isThere = `innerHeight === ${height} && matchMedia("(width: ${width}px)").matches`;
  while (!(await session.ask(isThere))) await pause(50);
}
