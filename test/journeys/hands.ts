import { expect, type Page } from "@playwright/test";

type Details = { name: string; phone: string; address: string; time: string };

/** Fills the booking form's first tab as a patient would, for the first open day after today. */
export async function fillDetails(page: Page, { name, phone, address, time }: Details): Promise<void> {
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Contact Number").fill(phone);
  await page.getByLabel("Address").fill(address);
  await chooseFirstOpenDay(page);
  await page.getByRole("radio", { name: new RegExp(`^${time}`) }).check({ force: true });
}

/** Opens the calendar and takes its first open day after today; it closes after the pick. */
export async function chooseFirstOpenDay(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Choose a date/ }).click();
  const grid = page.getByRole("grid");
  await grid.waitFor();
  await grid.locator("button:not([disabled]):not([aria-disabled=true])").nth(1).click();
  await expect(grid).toBeHidden();
}

/** Passes the password gate of the demo's desk. */
export async function signInAtDesk(page: Page): Promise<void> {
  await page.goto("/admin");
  await page.getByLabel("Password").fill("nabz-demo");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
}
