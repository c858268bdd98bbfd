import puppeteer, { type Browser, type Page } from "puppeteer-core";
import type { BrowserWindow } from "#test/browsers/browser-window.ts";
import { tellViolations } from "./console-errors.ts";

/** Chromium and Firefox, both over WebDriver BiDi. */
export async function openWithPuppeteer(browser: "chrome" | "firefox", executablePath: string): Promise<BrowserWindow> {
  // Chromium's sandbox refuses root, as which test machines often run.
  const args = browser === "chrome" ? ["--no-sandbox", "--disable-gpu"] : [];
  const opened = await puppeteer.launch({ browser, executablePath, protocol: "webDriverBiDi", headless: true, args });
  const page = await opened.newPage();
  await page.evaluateOnNewDocument(tellViolations);
  return createWindow(opened, page, await opened.version(), collectConsoleErrors(page));
}

function collectConsoleErrors(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return complaints;
}

function createWindow(browser: Browser, page: Page, version: string, complaints: string[]): BrowserWindow {
  return {
    version: version.replace(/\/@.*/, "").replace("/", " "),
    async goTo(url) {
      await page.goto(url);
    },
    resize: (size) => page.setViewport(size),
    evaluate: (expression) => page.evaluate(expression),
    press: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    printToPdf: () => page.pdf({ format: "a4" }),
    consoleErrors: async () => complaints,
    close: () => browser.close(),
  };
}
