// Issue 36: one inbox.
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import pg from "pg";
import { expectAccessible } from "./axe.ts";
import { bookByApi } from "./book-by-api.ts";
import { type Demo, startDemo } from "./demo-folder.ts";
import { test } from "./e2e-test.ts";
import { goToTab, signInAsAdmin } from "./page-actions.ts";

const first = { phone: "9876588001", name: "Kuldeep Mann", body: "Papa di report hale tak nahi aayi" };
const second = { phone: "9876588002", name: "Paramjit Sidhu", body: "ਕੱਲ੍ਹ ਸਵੇਰੇ 6 ਵਜੇ ਆ ਸਕਦੇ ਹੋ?" };
const failure = "This number is not on WhatsApp";

let demo: Demo;
test.beforeAll(async () => {
  demo = await startDemo();
});
test.afterAll(() => demo.close());

/** Opens a page of the demo with its own database, of the project's size, signed in as owner. */
async function openOffice(
  browser: Browser,
  device: { viewport: { width: number; height: number } | null; hasTouch: boolean; isMobile: boolean },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: demo.product.url, ...device });
  const page = await context.newPage();
  await signInAsAdmin(page);
  return page;
}

async function fill(): Promise<void> {
  const client = new pg.Client({ host: join(demo.folder, "postgres"), user: "nabz", database: "nabz" });
  await client.connect();
  const insert =
    "insert into inbound_messages (provider_id, phone, kind, body, received_at) values ($1, $2, 'other', $3, now() - $4::interval)";
  await client.query(insert, [randomUUID(), `+91${first.phone}`, first.body, "130 minutes"]);
  await client.query(insert, [randomUUID(), `+91${second.phone}`, second.body, "20 minutes"]);
  await client.query(
    "insert into messages (kind, channel, recipient, body, state, state_at, tries, failure, cause, created_at) values ('report-ready', 'whatsapp', '+919876588003', 'Your report is ready', 'failed', now(), 1, $1, $2, now())",
    [failure, randomUUID()],
  );
  await client.end();
}

const row = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

test("the office works through the inbox: what failed, what waits, a ready answer, and undo", async ({
  browser,
  viewport,
  hasTouch,
  isMobile,
}) => {
  const page = await openOffice(browser, { viewport, hasTouch, isMobile });
  await bookByApi(page, { name: first.name, phone: first.phone, time: "10:00 AM" });
  await fill();
  await goToTab(page, "Messages");
  const failed = page.getByRole("region").or(page.locator("section")).filter({ hasText: "Could not be delivered" });
  await expect(failed.first()).toContainText(failure);
  await expect(row(page, first.body)).toContainText(first.name);
  await expectAccessible(page);
  if (isPhone(page)) await answerByTap(page);
  else await answerByKeyboard(page);
  await page.context().close();
});

/** j to the first that waits, a digit for a ready answer, a for answered; the next one opens by itself. */
async function answerByKeyboard(page: Page): Promise<void> {
  const key = (name: string) => page.keyboard.press(name);
  await key("j");
  await expect(page.getByRole("dialog")).toContainText("Your report is ready");
  await key("j");
  const detail = page.getByRole("dialog", { name: first.name });
  await expect(detail.getByText(first.body)).toBeVisible();
  await expect(detail.getByRole("link", { name: /BK-\d+/ }).first()).toBeVisible();
  await expectAccessible(page);
  await key("1");
  const field = detail.getByRole("textbox", { name: "Reply" });
  await expect(field).toHaveValue(/^Hello Kuldeep, your sample is to be taken on/);
  await expect(detail.getByRole("link", { name: /^My WhatsApp/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/919876588001\?text=Hello%20Kuldeep/,
  );
  await key("Escape");
  await expect(field).not.toBeFocused();
  await key("a");
  await expect(page.getByText("Marked as answered", { exact: true })).toBeVisible();
  const next = page.getByRole("dialog", { name: "98765 88002" });
  await expect(next.getByText(second.body)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, first.body)).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await key("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await search(page);
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press("/");
  await page.keyboard.type(second.phone);
  await expect(page).toHaveURL(/search=9876588002/);
  await expect(row(page, first.body)).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "98765 88002" })).toBeVisible();
}

async function answerByTap(page: Page): Promise<void> {
  await page.getByRole("link", { name: first.name }).tap();
  const detail = page.getByRole("dialog", { name: first.name });
  await expect(detail.getByText(first.body)).toBeVisible();
  await expectAccessible(page);
  await detail.getByRole("button", { name: "Our address" }).tap();
  await expect(detail.getByRole("textbox", { name: "Reply" })).toHaveValue(/this is our address/);
  await detail.getByRole("button", { name: "Back to the list" }).tap();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await row(page, first.body)
    .getByRole("button", { name: /^Mark as answered/ })
    .tap();
  await expect(row(page, first.body)).toHaveCount(0);
  await page.getByRole("link", { name: "All received" }).tap();
  await page.getByRole("link", { name: first.name }).tap();
  await expect(detail.getByText(/^Answered .*, by owner$/)).toBeVisible();
}

test("what a patient answers is on the worklist, with one act", async ({ browser, viewport, hasTouch, isMobile }) => {
  const page = await openOffice(browser, { viewport, hasTouch, isMobile });
  await fill();
  await page.goto("/admin/work?list=inbound");
  const answer = page.getByRole("row").filter({ hasText: second.body }).first();
  await expect(answer).toBeVisible();
  await expectAccessible(page);
  await answer.getByRole("link", { name: "Answer 98765 88002" }).click();
  await expect(page.getByRole("dialog", { name: "98765 88002" })).toContainText(second.body);
  await page.context().close();
});
