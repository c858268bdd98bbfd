import { join } from "node:path";
import { expect, type Page, type Route } from "@playwright/test";
import pg from "pg";
import { freshFolder } from "#test/fresh-folder.ts";
import { runProduct } from "#test/product.ts";
import { expectAccessible } from "./axe.ts";
import { test } from "./journey.ts";
import { open, openOwn } from "./page-actions.ts";

const family = "98765 00001";

// Rows 10.3, 10.6
test("with one-time codes a patient needs the code, and the desk changes its password", async ({ page }) => {
  const folder = await freshFolder();
  const product = await runProduct({ DATA_DIR: folder.path, LOG_LEVEL: "error", PATIENT_LOGIN: "otp" });
  try {
    await open(page, `${product.url}/login`);
    await expect(page.getByText("Only you, and the lab, see your bookings.")).toBeVisible();
    await page.getByLabel("Phone number").fill(family);
    await page.keyboard.press("Enter");
    const field = page.getByLabel("Login code");
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("autocomplete", "one-time-code");
    await expect(page.getByRole("button", { name: /^Send a new code in \d+ s$/ })).toBeVisible();
    await expectAccessible(page);
    const code = await codeIn(folder.path);
    await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, "0"));
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^This code is not right, or it has expired/)).toBeVisible();
    await field.fill(code);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
    await changeDeskPassword(page, product.url);
  } finally {
    await product.stop("SIGTERM");
    await folder.remove();
  }
});

/** The code of the login message in the outbox, once a job has written it. */
async function codeIn(dataFolder: string): Promise<string> {
  const client = new pg.Client({ host: join(dataFolder, "postgres"), user: "nabz", database: "nabz" });
  await client.connect();
  const sent = () => client.query("select body from messages where kind = 'login-code'").then(({ rows }) => rows);
  await expect.poll(sent).toHaveLength(1);
  const [message] = await sent();
  await client.end();
  return /^\d{6}/.exec(message.body)?.[0] ?? "";
}

async function changeDeskPassword(page: Page, url: string): Promise<void> {
  const enter = async (password: string) => {
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Login" }).click();
  };
  await open(page, `${url}/admin`);
  await enter("nabz-demo");
  await stayWhereTheSessionIsOpen(page);
  await openOwn(page, "Change password");
  await expectAccessible(page);
  await page.getByLabel("Present password").fill("nabz-demo");
  const again = page.getByLabel("New password, once more");
  const change = page.getByRole("dialog").getByRole("button", { name: "Change password" });
  await page.getByLabel("New password", { exact: true }).fill("nabz-2026");
  await again.fill("nabz-2026");
  await change.click();
  await expect(page.getByText(/^This is one of the first passwords that guessers try/)).toBeVisible();
  await page.getByLabel("New password", { exact: true }).fill("a-much-longer-sentence");
  await again.fill("a-much-longer-sentense");
  await change.click();
  await expect(again).toBeFocused();
  await again.fill("a-much-longer-sentence");
  const refused = await refuseNewsOfTheOldSession(page);
  await change.click();
  await expect(page.getByText("Password changed").first()).toBeVisible();
  expect(refused()).toBe(1);
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await page.context().clearCookies();
  await expect(page.getByText("Your session has ended. Please enter the password again.")).toBeVisible();
  await enter("a-much-longer-sentence");
  const freshPage = page.waitForEvent("load");
  await page.getByRole("button", { name: "Logout" }).click();
  await freshPage;
  await enter("nabz-demo");
  await expect(page.getByText("Invalid password")).toBeVisible();
}

/**
 * As on a slow line: the change of the password has ended the old session, and a look for news that left with its cookie is
 * refused before the change is answered. Gives how many were refused.
 */
async function refuseNewsOfTheOldSession(page: Page): Promise<() => number> {
  const refused = Promise.withResolvers<void>();
  let [isChanging, count] = [false, 0];
  await page.route("**/api/admin/password", async (route) => {
    isChanging = true;
    await refused.promise;
    await route.continue();
  });
  await page.route(news, async (route) => {
    if (!isChanging || count > 0) return route.continue();
    count += 1;
    await refuse(route);
    refused.resolve();
  });
  return () => count;
}

/** Another window has exchanged the session: one look for news of this one is refused, and the next is not. */
async function stayWhereTheSessionIsOpen(page: Page): Promise<void> {
  await page.route(news, refuse, { times: 1 });
  for (const status of [401, 200]) {
    await page.waitForResponse((answer) => answer.url().endsWith("/api/admin/news") && answer.status() === status);
  }
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
}

const news = "**/api/admin/news";
const refuse = (route: Route) => route.fulfill({ status: 401, json: { status: 401, title: "Unauthorized" } });
