// Rows 2.112, 2.117, 2.120
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expectCalendarFile } from "./calendar-file.ts";
import { test } from "./e2e-test.ts";
import {
  choosePackage,
  confirmationCard,
  fillDetails,
  goToPayment,
  openPage,
  packageRow,
  visibleButton,
  waitUntilHydrated,
} from "./page-actions.ts";

const patient = { name: "Simran Kaur", phone: "98765 83333", address: "House 11, Model Town, Ludhiana" };
const slot = 9;

test("the draft survives a reload and a closed tab, waits for the network, and is gone after the booking", async ({
  page,
  context,
}) => {
  const time = `${String(slot).padStart(2, "0")}:00 AM`;
  await openPage(page, "/book/2");
  await fillDetails(page, { ...patient, time });
  const otherPage = await context.newPage();
  await openPage(otherPage, "/book/2");
  await expect(otherPage.getByLabel("Full Name")).toHaveValue(patient.name);
  await otherPage.close();
  await page.reload();
  await waitUntilHydrated(page);
  await expect(page.getByLabel("Address")).toHaveValue(patient.address);
  await expect(page.getByRole("radio", { name: new RegExp(`^${time}`) })).toBeChecked();
  await goToPayment(page);

  const sent = countBookings(page);
  await context.setOffline(true);
  await visibleButton(page, "Confirm Booking").dblclick();
  const pendingDialog = page.getByRole("dialog", { name: "Your booking is waiting for the network" });
  await expect(pendingDialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(pendingDialog).toBeVisible();
  await context.setOffline(false);
  await expect(confirmationCard(page)).toBeVisible();
  expect(sent.answered()).toBe(1);

  const code = /BK-\d{8}/.exec(await confirmationCard(page).innerText())?.[0] ?? "";
  await page.reload();
  await expect(confirmationCard(page)).toContainText(code);
  await expectCalendarFile(page, { code, hour: slot, address: patient.address });
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  for (const typed of Object.values(patient)) expect(stored).not.toContain(typed);
  await confirmationCard(page).getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => sessionStorage.getItem("nabz_confirmation"))).toBeNull();
  await openPage(page, "/book/2");
  await expect(page.getByLabel("Full Name")).toHaveValue("");
  await expect(confirmationCard(page)).toBeHidden();
});

test("a confirmation belongs to its own booking; over another one it is a line without a name", async ({ page }) => {
  const time = "10:00 AM";
  await openPage(page, "/test-packages");
  await page.locator("a[href='/book/1']").first().click();
  await fillDetails(page, { name: "Old Patient", phone: "98765 83334", address: patient.address, time });
  await goToPayment(page);
  await visibleButton(page, "Confirm Booking").click();
  const code = /BK-\d{8}/.exec(await confirmationCard(page).innerText())?.[0] ?? "none";
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/test-packages");
  const another = async () => {
    const notice = page.getByRole("status").filter({ hasText: /^You booked Essential .* for \w+, \d+ / });
    await expect(notice).toBeVisible();
    await expect(confirmationCard(page)).toBeHidden();
    await expect(notice).not.toContainText("Old Patient");
    await expectAccessible(page);
    return notice;
  };
  await page.locator("a[href='/book/3']").first().click();
  await another();
  await openPage(page, "/book/1");
  await (await another()).getByRole("button", { name: "See it" }).click();
  await expect(confirmationCard(page)).toContainText(code);
  await page.reload();
  await expect(confirmationCard(page)).toContainText(code);
  await confirmationCard(page).getByRole("link", { name: "Back to Home" }).click();
  await openPage(page, "/book/3");
  await expect(page.getByText(/^You booked/)).toHaveCount(0);
});

test("a choice and a submit made while the scripts load count once they have loaded", async ({ page }) => {
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
  await visibleButton(page, "Clear the form").click();
  await expect(page.getByRole("radio", { name: "Female" })).not.toBeChecked();
  await expect(packageRow(page, 3)).toBeChecked();

  come = await holdScripts(page);
  await page.goto("/book", { waitUntil: "commit" });
  await choosePackage(page, 4);
  await visibleButton(page, "Book your Appointment").click({ noWaitAfter: true });
  await expect(page.getByText("Something is missing or mistyped.")).toBeVisible();
  come();
  await fillDetails(page, { ...patient, time: "10:00 AM" });
  await expect(selected).toBeVisible();
  await goToPayment(page);
});

/** Holds every script back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.unrouteAll();
  await page.route("**/*.js", (route) => promise.then(() => route.continue()));
  return resolve;
}

/** Counts the booking requests that got a response. */
function countBookings(page: Page) {
  let answered = 0;
  page.on("response", (response) => {
    if (response.request().method() === "POST" && response.url().endsWith("/api/bookings")) answered += 1;
  });
  return { answered: () => answered };
}

test("the payment step shows the name as it is stored, and home leads back to the begun booking", async ({ page }) => {
  await openPage(page, "/book/2");
  await fillDetails(page, { ...patient, name: "Maria D’Souza.", time: "08:00 AM" });
  await goToPayment(page);
  await expect(page.getByText("Maria D'Souza", { exact: true })).toBeVisible();
  await openPage(page, "/");
  await page.getByRole("link", { name: "Go on with the booking begun here" }).click();
  await expect(page).toHaveURL("/book");
  await expect(page.getByLabel("Full Name")).toHaveValue("Maria D'Souza");
});
