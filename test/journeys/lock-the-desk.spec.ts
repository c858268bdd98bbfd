// Row 10.6
import { expect, type Locator, type Page } from "@playwright/test";
import { clockShift } from "#test/clock.ts";
import { freshFolder } from "#test/fresh-folder.ts";
import { freePort } from "#test/nginx.ts";
import { type Product, runProduct } from "#test/product.ts";
import { expectAccessible } from "./axe.ts";
import { test } from "./journey.ts";
import { open, untilAwake } from "./page-actions.ts";

const LATER_MS = 11 * 60_000;

/** A demo of its own, whose clock can be put on: nothing else moves. */
async function startAt(port: number, folder: string, laterMs: number): Promise<Product> {
  return runProduct({
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: "error",
    NODE_OPTIONS: "--import ./test/clock.ts",
    [clockShift.setting]: String(clockShift.milliseconds + laterMs),
  });
}

test("a desk that was left alone asks for the password over what was typed, and goes on behind it", async ({
  page,
}) => {
  const [folder, port] = [await freshFolder(), await freePort()];
  let product = await startAt(port, folder.path, 0);
  try {
    await open(page, `${product.url}/admin/lab`);
    await page.getByLabel("Password").focus();
    await page.keyboard.type("nabz-demo");
    await page.keyboard.press("Enter");
    const lock = page.getByLabel("Asks for the password again after");
    await lock.focus();
    await lock.selectOption("10 minutes");
    await press(page.getByRole("button", { name: "Save" }).first());
    await expect(page.locator(".toast")).toContainText("Saved");
    await untilCounted(page);
    const city = page.getByLabel("City");
    await city.focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Khanna");
    await product.stop("SIGTERM");
    product = await startAt(port, folder.path, LATER_MS);
    const gate = page.getByRole("dialog", { name: "The desk is locked" });
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
    await expect(page.locator(".toast")).toContainText("Saved");
    await page.reload();
    await untilAwake(page);
    await expect(city).toHaveValue("Khanna");
  } finally {
    await product.stop("SIGTERM");
    await folder.remove();
  }
});

/** The lock knows of a session from the first call on that comes once it is set: every process heard of it within a second. */
async function untilCounted(page: Page): Promise<void> {
  for (const _ of ["heard of", "counted"]) await page.waitForResponse("**/api/admin/news");
}

/** What a keyboard does with a button, wherever the focus was. */
async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.page().keyboard.press("Enter");
}
