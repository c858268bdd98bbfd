// Row 10.6
import { expect, type Locator, type Page } from "@playwright/test";
import { findFreePort } from "#test/nginx.ts";
import { type Product, runProduct } from "#test/product-process.ts";
import { clockShift } from "#test/shift-clock.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { expectAccessible } from "./axe.ts";
import { test } from "./e2e-test.ts";
import { openPage, waitUntilHydrated } from "./page-actions.ts";

const LATER_MS = 11 * 60_000;

/** Starts a demo of its own, whose clock can be advanced: nothing else changes. */
async function startAt(port: number, folder: string, laterMs: number): Promise<Product> {
  return runProduct({
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: "error",
    NODE_OPTIONS: "--import ./test/shift-clock.ts",
    [clockShift.setting]: String(clockShift.milliseconds + laterMs),
  });
}

test("an idle session asks for the password over the unsaved input, and continues behind it", async ({ page }) => {
  const [folder, port] = [await createTempFolder(), await findFreePort()];
  let product = await startAt(port, folder.path, 0);
  try {
    await openPage(page, `${product.url}/admin/lab`);
    await page.getByLabel("Password").focus();
    await page.keyboard.type("nabz-demo");
    await page.keyboard.press("Enter");
    const lock = page.getByLabel("Asks for the password again after");
    await lock.focus();
    await lock.selectOption("10 minutes");
    await press(page.getByRole("button", { name: "Save" }).first());
    await expect(page.locator("[data-toast]")).toContainText("Saved");
    await waitUntilCounted(page);
    const city = page.getByLabel("City");
    await city.focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Khanna");
    await product.stop("SIGTERM");
    product = await startAt(port, folder.path, LATER_MS);
    const gate = page.getByRole("dialog", { name: "The admin area is locked" });
    await expect(gate.getByLabel("Password")).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.keyboard.type("not the password");
    await page.keyboard.press("Enter");
    await expect(gate.getByText("Invalid password")).toBeVisible();
    await expect(gate.getByLabel("Password")).toBeFocused();
    await page.keyboard.type("nabz-demo");
    await page.keyboard.press("Enter");
    await expect(gate).toBeHidden();
    await expect(city).toHaveValue("Khanna");
    await press(page.getByRole("button", { name: "Save" }).first());
    await expect(page.locator("[data-toast]")).toContainText("Saved");
    await page.reload();
    await waitUntilHydrated(page);
    await expect(city).toHaveValue("Khanna");
  } finally {
    await product.stop("SIGTERM");
    await folder.remove();
  }
});

/** The idle lock counts a session from the first call after it is set: every process learns of it within a second. */
async function waitUntilCounted(page: Page): Promise<void> {
  for (const _ of ["heard of", "counted"]) await page.waitForResponse("**/api/admin/status");
}

/** Presses a button by keyboard, wherever the focus was. */
async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.page().keyboard.press("Enter");
}
