import { execFileSync } from "node:child_process";
import type { BrowserWindow } from "./browser-window.ts";
import { openWithPuppeteer } from "./puppeteer-driver.ts";
import { openWithWebDriver } from "./web-driver.ts";

export type Engine = {
  name: string;
  /** Debian's packages to install. */
  packages: string[];
  /** Each program by its possible names. */
  programs: string[][];
  open(programs: string[]): Promise<BrowserWindow>;
};

const chromiums = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

export const engines: Engine[] = [
  {
    name: "Chromium",
    packages: ["chromium"],
    programs: [process.env.CHROMIUM ? [process.env.CHROMIUM] : chromiums],
    open: ([program = ""]) => openWithPuppeteer("chrome", program),
  },
  {
    name: "Firefox",
    packages: ["firefox-esr"],
    programs: [["firefox", "firefox-esr"]],
    open: ([program = ""]) => openWithPuppeteer("firefox", program),
  },
  {
    name: "WebKit",
    packages: ["webkit2gtk-driver", "xvfb"],
    programs: [["WebKitWebDriver"], ["Xvfb"]],
    open: ([driver = "", screen = ""]) => openWithWebDriver(driver, screen),
  },
];

/** Returns the paths of an engine's programs; undefined unless all of them are installed. */
export function findPrograms({ programs }: Engine): string[] | undefined {
  const found = programs.map((names) => names.map(findProgramPath).find((path) => path !== ""));
  return found.every((path) => path !== undefined) ? found : undefined;
}

function findProgramPath(name: string): string {
  try {
    return execFileSync("sh", ["-c", 'command -v "$0"', name], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}
