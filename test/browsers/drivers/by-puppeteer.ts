import puppeteer, { type Browser, type Page } from "puppeteer-core";
import type { BrowserWindow } from "#test/browsers/browser-window.ts";
import { tellViolations } from "./complaints.ts";

/** Chromium and Firefox, both over WebDriver BiDi. */
export async function openByPuppeteer(browser: "chrome" | "firefox", executablePath: string): Promise<BrowserWindow> {
  // The sandbox of Chromium refuses root, as whom machines that only test often run.
  const args = browser === "chrome" ? ["--no-sandbox", "--disable-gpu"] : [];
  const opened = await puppeteer.launch({ browser, executablePath, protocol: "webDriverBiDi", headless: true, args });
  const page = await opened.newPage();
  await page.evaluateOnNewDocument(tellViolations);
  return windowOf(opened, page, await opened.version(), complaintsOf(page));
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return complaints;
}

function windowOf(browser: Browser, page: Page, version: string, complaints: string[]): BrowserWindow {
  return {
    version: version.replace(/\/@.*/, "").replace("/", " "),
    async goTo(url) {
      await page.goto(url);
    },
    resize: (size) => page.setViewport(size),
    ask: (expression) => page.evaluate(expression),
    press: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    paper: () => page.pdf({ format: "a4" }),
    complaints: async () => complaints,
    close: () => browser.close(),
  };
}
