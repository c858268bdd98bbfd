import { join } from "node:path";
import { expect, type Page, type Route } from "@playwright/test";
import pg from "pg";
import { runProduct } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { expectAccessible } from "./axe.ts";
import { test } from "./e2e-test.ts";
import { openAccountMenuItem, openPage } from "./page-actions.ts";

const family = "98765 00001";

// Rows 10.3, 10.6
test("with one-time codes a patient needs the code, and staff change their password", async ({ page }) => {
  const folder = await createTempFolder();
  const product = await runProduct({ DATA_DIR: folder.path, LOG_LEVEL: "error", PATIENT_LOGIN: "otp" });
  try {
    await openPage(page, `${product.url}/login`);
    await expect(page.getByText("Only you, and the lab, see your bookings.")).toBeVisible();
    await page.getByLabel("Phone number").fill(family);
    await page.keyboard.press("Enter");
    const field = page.getByLabel("Login code");
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("autocomplete", "one-time-code");
    await expect(page.getByRole("button", { name: /^Send a new code in \d+ s$/ })).toBeVisible();
    await expectAccessible(page);
    const code = await findCode(folder.path);
    await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, "0"));
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^This code is not right, or it has expired/)).toBeVisible();
    await field.fill(code);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
    await changeAdminPassword(page, product.url);
  } finally {
    await product.stop("SIGTERM");
    await folder.remove();
  }
});

/** Returns the code of the login message in the outbox, once a job has written it. */
async function findCode(dataFolder: string): Promise<string> {
  const client = new pg.Client({ host: join(dataFolder, "postgres"), user: "nabz", database: "nabz" });
  await client.connect();
  const sent = () => client.query("select body from messages where kind = 'login-code'").then(({ rows }) => rows);
  await expect.poll(sent).toHaveLength(1);
  const [message] = await sent();
  await client.end();
  return /^\d{6}/.exec(message.body)?.[0] ?? "";
}

async function changeAdminPassword(page: Page, url: string): Promise<void> {
  const enter = async (password: string) => {
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Login" }).click();
  };
  await openPage(page, `${url}/admin`);
  await enter("nabz-demo");
  await expectSessionKept(page);
  await openAccountMenuItem(page, "Change password");
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
  const countRejected = await blockStalePolling(page);
  await change.click();
  await expect(page.getByText("Password changed").first()).toBeVisible();
  expect(countRejected()).toBe(1);
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
 * Simulates a slow connection: the password change has ended the old session, and a poll that left with its cookie is
 * rejected before the change is answered. Returns a function that counts the rejected ones.
 */
async function blockStalePolling(page: Page): Promise<() => number> {
  const rejected = Promise.withResolvers<void>();
  let [isChanging, count] = [false, 0];
  await page.route("**/api/admin/password", async (route) => {
    isChanging = true;
    await rejected.promise;
    await route.continue();
  });
  await page.route(statusPath, async (route) => {
    if (!isChanging || count > 0) return route.continue();
    count += 1;
    await refuse(route);
    rejected.resolve();
  });
  return () => count;
}

/** Another window has exchanged the session: one poll of this one is rejected, and the next is not. */
async function expectSessionKept(page: Page): Promise<void> {
  await page.route(statusPath, refuse, { times: 1 });
  for (const status of [401, 200]) {
    await page.waitForResponse((answer) => answer.url().endsWith("/api/admin/status") && answer.status() === status);
  }
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
}

const statusPath = "**/api/admin/status";
const refuse = (route: Route) => route.fulfill({ status: 401, json: { status: 401, title: "Unauthorized" } });
