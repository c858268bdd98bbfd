// Rows 2.112, 2.117, 2.120
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expectCalendarFile } from "./calendar-file.ts";
import { test } from "./journey.ts";
import {
  choosePackage,
  confirmationOf,
  fillDetails,
  goToPayment,
  open,
  packageChoice,
  shownButton,
  untilAwake,
} from "./page-actions.ts";

const patient = { name: "Simran Kaur", phone: "98765 83333", address: "House 11, Model Town, Ludhiana" };
const hour = 9;

test("what was typed outlives a reload and a closed tab, waits for the network, and is gone after the booking", async ({
  page,
  context,
}) => {
  const time = `${String(hour).padStart(2, "0")}:00 AM`;
  await open(page, "/book/2");
  await fillDetails(page, { ...patient, time });
  const other = await context.newPage();
  await open(other, "/book/2");
  await expect(other.getByLabel("Full Name")).toHaveValue(patient.name);
  await other.close();
  await page.reload();
  await untilAwake(page);
  await expect(page.getByLabel("Address")).toHaveValue(patient.address);
  await expect(page.getByRole("radio", { name: new RegExp(`^${time}`) })).toBeChecked();
  await goToPayment(page);

  const sent = countBookings(page);
  await context.setOffline(true);
  await shownButton(page, "Confirm Booking").dblclick();
  const waiting = page.getByRole("dialog", { name: "Your booking is waiting for the network" });
  await expect(waiting).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(waiting).toBeVisible();
  await context.setOffline(false);
  await expect(confirmationOf(page)).toBeVisible();
  expect(sent.answered()).toBe(1);

  const code = /BK-\d{8}/.exec(await confirmationOf(page).innerText())?.[0] ?? "";
  await page.reload();
  await expect(confirmationOf(page)).toContainText(code);
  await expectCalendarFile(page, { code, hour, address: patient.address });
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  for (const typed of Object.values(patient)) expect(kept).not.toContain(typed);
  await confirmationOf(page).getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => sessionStorage.getItem("nabz_confirmation"))).toBeNull();
  await open(page, "/book/2");
  await expect(page.getByLabel("Full Name")).toHaveValue("");
  await expect(confirmationOf(page)).toBeHidden();
});

test("a confirmation belongs to its own booking; over another one it is a line that names nobody", async ({ page }) => {
  const time = "10:00 AM";
  await open(page, "/test-packages");
  await page.locator("a[href='/book/1']").first().click();
  await fillDetails(page, { name: "Old Patient", phone: "98765 83334", address: patient.address, time });
  await goToPayment(page);
  await shownButton(page, "Confirm Booking").click();
  const code = /BK-\d{8}/.exec(await confirmationOf(page).innerText())?.[0] ?? "none";
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/test-packages");
  const another = async () => {
    const line = page.getByRole("status").filter({ hasText: /^You booked Essential .* for \w+, \d+ / });
    await expect(line).toBeVisible();
    await expect(confirmationOf(page)).toBeHidden();
    await expect(line).not.toContainText("Old Patient");
    await expectAccessible(page);
    return line;
  };
  await page.locator("a[href='/book/3']").first().click();
  await another();
  await open(page, "/book/1");
  await (await another()).getByRole("button", { name: "See it" }).click();
  await expect(confirmationOf(page)).toContainText(code);
  await page.reload();
  await expect(confirmationOf(page)).toContainText(code);
  await confirmationOf(page).getByRole("link", { name: "Back to Home" }).click();
  await open(page, "/book/3");
  await expect(page.getByText(/^You booked/)).toHaveCount(0);
});

test("what is chosen and sent while the scripts are on their way counts once they are here", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "once is enough");
  const selected = page.getByRole("heading", { name: "Selected Package" });
  let come = await holdScripts(page);
  await page.goto("/book", { waitUntil: "commit" });
  await choosePackage(page, 3);
  await page.getByRole("textbox", { name: /^PIN code/ }).fill("141 002");
  await page.getByText("Email, Age, Gender").click();
  await page.getByText("Female").click();
  come();
  await expect(selected).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^PIN code/ })).toHaveValue("141 002");
  await expect(page.getByRole("radio", { name: "Female" })).toBeChecked();
  await shownButton(page, "Clear the form").click();
  await expect(page.getByRole("radio", { name: "Female" })).not.toBeChecked();
  await expect(packageChoice(page, 3)).toBeChecked();

  come = await holdScripts(page);
  await page.goto("/book", { waitUntil: "commit" });
  await choosePackage(page, 4);
  await shownButton(page, "Book your Appointment").click({ noWaitAfter: true });
  await expect(page.getByText("Something is missing or mistyped.")).toBeVisible();
  come();
  await fillDetails(page, { ...patient, time: "10:00 AM" });
  await expect(selected).toBeVisible();
  await goToPayment(page);
});

/** Keeps every script back until it is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.unrouteAll();
  await page.route("**/*.js", (route) => promise.then(() => route.continue()));
  return resolve;
}

/** Counts the requests to book that were answered. */
function countBookings(page: Page) {
  let answered = 0;
  page.on("response", (response) => {
    if (response.request().method() === "POST" && response.url().endsWith("/api/bookings")) answered += 1;
  });
  return { answered: () => answered };
}
