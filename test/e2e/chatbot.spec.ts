// Rows 2.20, 2.165, 7.40, 9.30
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { test } from "./e2e-test.ts";
import { openPage, pressKeyOn } from "./page-actions.ts";

test("a patient asks by keyboard and by tap, in English and Hindi, and adds a test to the cart", async ({ page }) => {
  const requests = recordRequests(page);
  await openPage(page, "/tests-new?search=thyroid");
  await openByKeyboard(page);
  await expect(log(page)).toContainText("I am not a doctor.");
  await expectAccessible(page);

  await page.getByRole("tab", { name: "Chat" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Common Symptoms" })).toBeFocused();
  await expectAccessible(page);
  await pressKeyOn(page.getByRole("button", { name: "Fatigue" }));
  await expect(page.getByRole("tab", { name: "Chat" })).toHaveAttribute("aria-selected", "true");
  await expect(log(page)).toBeFocused();
  await expect(items(page)).toHaveText([/^PackageEssential/, /^TestVitamin B12/, /^TestVitamin D3/, /^TestThyroid/]);

  await say(page, "bukhar te khansi, sir dard nahi hai");
  await expect(log(page)).toContainText("For fever and cough, these are worth asking about:");
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  await items(page).getByRole("checkbox", { name: "Select C-Reactive Protein (CRP)" }).click();
  const strip = chat(page).getByRole("link", { name: "Review 1 test" });
  await expect(strip).toHaveAttribute("href", "/test-review?tests=14");

  await page.keyboard.press("Escape");
  await expect(chat(page)).toBeHidden();
  // With a test in the cart a phone shows the bar, and the dock is collapsed under its button.
  const back = isPhone(page) ? "Message, login, chat" : "Ask nabz about symptoms";
  await expect(page.getByRole("button", { name: back })).toBeFocused();
  await expect(page.getByRole("button", { name: /^Tests Cart/ })).toHaveAccessibleName(/1 test$/);
  expect(requests.join("\n")).not.toMatch(/bukhar|khansi|fatigue/i);
});

test("answers a question from the lab's data, and no request reveals it", async ({ page }) => {
  const requests = recordRequests(page);
  await openPage(page, "/contact");
  await openByKeyboard(page);
  await say(page, "do I need to fast for lipid profile?");
  await expect(log(page)).toContainText("Do not eat for 9 to 14 hours before");
  await expectAccessible(page);
  await say(page, "ECG hota hai?");
  await expect(log(page)).toContainText("ECG is not among our tests.");
  await expect(log(page).getByRole("link", { name: "WhatsApp" }).last()).toBeVisible();
  await expectAccessible(page);
  expect(requests.join("\n")).not.toMatch(/lipid|ecg/i);
});

// Row 2.42
test("the search says what the lab does not offer, with WhatsApp and Call", async ({ page }) => {
  await openPage(page, "/tests-new?search=ECG");
  const main = page.getByRole("main");
  await expect(main).toContainText("ECG is not among our tests.");
  await expect(main.getByRole("link", { name: "Call" })).toHaveAttribute("href", /^tel:/);
  await expectAccessible(page);
});

test("the search says who brings the container, in the list and while typing", async ({ page }) => {
  const sentence = "Urine: our phlebotomist brings the container.";
  await openPage(page, "/tests-new?search=urine+container");
  await expect(page.getByRole("main")).toContainText(sentence);
  await openPage(page, "/");
  await page.getByRole("combobox").first().fill("peshab ki dabbi");
  await expect(page.getByRole("main")).toContainText(sentence);
});

test("answers an emergency first, with numbers to call and no products", async ({ page }) => {
  await openPage(page, "/contact");
  await openByKeyboard(page);
  await say(page, "seene mein dard aur pasina aa raha hai");
  await expect(log(page).getByRole("link")).toHaveText([/112/, /108/]);
  await expectAccessible(page);
  await startNew(page);
  await say(page, "jeene ka mann nahi karta");
  await expect(log(page).getByRole("link")).toHaveText([/14416/, /112/]);
  await startNew(page);
  await say(page, "chest pain but no sweating");
  await expect(log(page).getByRole("link").first()).toHaveAttribute("href", "tel:112");
  await expect(items(page)).toHaveText([/^PackageEssential Health Monitoring/, /^TestLipid Profile/]);
});

test("loads the rules with the first message; without a connection it says so, and where to call", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const isRules = (path: string) => path === findRulesPath();
  await openPage(page, "/contact");
  await openByKeyboard(page);
  expect(fetched.filter(isRules)).toEqual([]);
  await page.route(
    ({ pathname }) => isRules(pathname),
    (route) => route.abort(),
  );
  await say(page, "ਮੱਛੀ ਖਾ ਕੇ ਗਲਾ ਸੁੱਜ ਗਿਆ");
  await expect(log(page)).toContainText("the connection failed");
  await expect(log(page).getByRole("link")).toHaveText([/112/, /108/]);
  await page.unrouteAll();
  await say(page, "ਮੱਛੀ ਖਾ ਕੇ ਗਲਾ ਸੁੱਜ ਗਿਆ");
  await expect(log(page)).toContainText("This may be an allergy that closes the throat.");
  await expect(items(page)).toHaveCount(0);
});

test("asks back about an unknown message, and keeps it text", async ({ page }) => {
  await openPage(page, "/contact");
  await openByKeyboard(page);
  await say(page, "<img src=x onerror=document.title='broken'>");
  await expect(log(page)).toContainText("<img src=x onerror=document.title='broken'>");
  await expect(page).not.toHaveTitle("broken");
  await log(page).getByRole("button", { name: "Show common symptoms" }).click();
  await expect(page.getByRole("tab", { name: "Common Symptoms" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Sore throat" })).toBeVisible();
});

test("the conversation survives navigation and reload in its tab, and no other tab has it", async ({
  page,
  context,
}) => {
  await openPage(page, "/");
  await openByKeyboard(page);
  await say(page, "ghutno mein dard");
  await items(page).first().getByRole("link").first().click();
  await expect(page).toHaveURL("/tests/14");
  if (isPhone(page)) await expect(chat(page)).toBeHidden();
  else await expect(chat(page)).toBeVisible();
  await page.reload();
  await openByKeyboard(page);
  await expect(log(page)).toContainText("ghutno mein dard");
  await expect(items(page)).toHaveCount(2);

  const otherPage = await context.newPage();
  await openPage(otherPage, "/");
  await openByKeyboard(otherPage);
  await expect(log(otherPage)).not.toContainText("ghutno");
  await startNew(page);
  await expect(log(page)).not.toContainText("ghutno");
});

// Rows 2.164, 9.38
test("is a card next to the page, or the full screen of a phone, with an icon that pulses once", async ({ page }) => {
  await openPage(page, "/test-packages/1");
  const sign = page.getByRole("button", { name: isPhone(page) ? "Message, login, chat" : /Ask nabz/ }).locator("svg");
  expect(await sign.evaluate((element) => getComputedStyle(element).animationDelay)).toBe("3s");
  await openByKeyboard(page);
  const box = await chat(page).boundingBox();
  expect(box?.width).toBe(isPhone(page) ? page.viewportSize()?.width : 400);
  expect(await chat(page).evaluate((dialog) => dialog.matches(":modal"))).toBe(isPhone(page));
  for (const path of ["/comprehensive-health", "/meta-ad"]) {
    await openPage(page, path);
    await expect(page.getByRole("button", { name: /Ask nabz/ })).toBeHidden();
  }
});

test("shows two lines of the conversation above the input at 400 % zoom", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 });
  await openPage(page, "/contact");
  await openByKeyboard(page);
  await expect.poll(() => countVisibleLines(log(page))).toBeGreaterThanOrEqual(2);
  await say(page, "bukhar");
  await items(page).getByRole("checkbox").first().click();
  await expect(chat(page).getByRole("link", { name: "Review 1 test" })).toBeAttached();
  await log(page).scrollIntoViewIfNeeded();
  await expect.poll(() => countVisibleLines(log(page))).toBeGreaterThanOrEqual(2);
  await field(page).scrollIntoViewIfNeeded();
  await expect(field(page)).toBeInViewport({ ratio: 1 });
});

// Row 2.163
test("shows no button that does nothing without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("button", { name: /Ask nabz/ })).toBeHidden();
  await context.close();
});

const chat = (page: Page) => page.getByRole("dialog", { name: /Ask nabz/ });
const log = (page: Page) => chat(page).getByRole("log");
const field = (page: Page) => chat(page).getByLabel("Your symptoms");
const items = (page: Page) => log(page).getByRole("list", { name: "Recommended" }).getByRole("listitem");
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** On a page with a bar the chat is collapsed in it. */
async function openByKeyboard(page: Page): Promise<void> {
  const inBar = page.getByRole("button", { name: "Message, login, chat" });
  if (await inBar.isVisible()) await inBar.press("Enter");
  await pressKeyOn(page.getByRole("button", { name: "Ask nabz about symptoms" }));
  await expect(isPhone(page) ? chat(page).getByRole("heading", { name: /Ask nabz/ }) : field(page)).toBeFocused();
}

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press("Enter");
  await expect(field(page)).toBeEnabled();
}

/** Counts the lines of text that are whole within the element, and that nothing covers. */
function countVisibleLines(element: Locator): Promise<number> {
  return element.evaluate((shown) => {
    const range = document.createRange();
    range.selectNodeContents(shown);
    const frame = shown.getBoundingClientRect();
    const isVisible = ({ top, bottom, left, right }: DOMRect) =>
      top >= Math.max(0, frame.top) &&
      bottom <= Math.min(innerHeight, frame.bottom) &&
      [top + 1, bottom - 1].every((y) => shown.contains(document.elementFromPoint((left + right) / 2, y)));
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1 && height < 40);
    return new Set(lines.filter(isVisible).map(({ top }) => Math.round(top))).size;
  });
}

async function startNew(page: Page): Promise<void> {
  await chat(page).getByRole("button", { name: "Start new chat" }).click();
}

/** Returns every request of this page, as a server would read it. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(decodeURIComponent(request.url()), request.postData() ?? ""));
  return requests;
}

/** Returns the path of the chunk with the rules: the one script with their word lists. */
function findRulesPath(): string {
  const knows = (file: string) => readFileSync(file, "utf8").includes("moongphali");
  return `/assets/${basename(globSync("build/client/assets/*.js").find(knows) ?? "")}`;
}
