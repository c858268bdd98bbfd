import { execFileSync } from "node:child_process";
import type { BrowserWindow } from "./browser-window.ts";
import { openByPuppeteer } from "./drivers/by-puppeteer.ts";
import { openByWebDriver } from "./drivers/by-web-driver.ts";

export type Engine = {
  name: string;
  /** Debian's packages, for whoever lacks it. */
  packages: string[];
  /** Each program by the names it may have. */
  programs: string[][];
  open(programs: string[]): Promise<BrowserWindow>;
};

const chromiums = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

export const engines: Engine[] = [
  {
    name: "Chromium",
    packages: ["chromium"],
    programs: [process.env.CHROMIUM ? [process.env.CHROMIUM] : chromiums],
    open: ([program = ""]) => openByPuppeteer("chrome", program),
  },
  {
    name: "Firefox",
    packages: ["firefox-esr"],
    programs: [["firefox", "firefox-esr"]],
    open: ([program = ""]) => openByPuppeteer("firefox", program),
  },
  {
    name: "WebKit",
    packages: ["webkit2gtk-driver", "xvfb"],
    programs: [["WebKitWebDriver"], ["Xvfb"]],
    open: ([driver = "", screen = ""]) => openByWebDriver(driver, screen),
  },
];

/** Where an engine's programs lie; undefined unless all of them are installed. */
export function programsOf({ programs }: Engine): string[] | undefined {
  const found = programs.map((names) => names.map(pathOf).find((path) => path !== ""));
  return found.every((path) => path !== undefined) ? found : undefined;
}

function pathOf(name: string): string {
  try {
    return execFileSync("sh", ["-c", 'command -v "$0"', name], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}
