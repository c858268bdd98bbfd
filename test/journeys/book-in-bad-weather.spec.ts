// Rows 2.85, 2.86, 2.106, 2.110, 2.119, 4.16, 4.22, 5.11, 7.15, 8.8, 8.16, 8.17, 8.18, 8.21, 10.21, 10.22, 10.37
import { expect, type Page } from "@playwright/test";
import { newBookingCode } from "#core/bookings/code.ts";
import type { NewBooking } from "#core/bookings/schema.ts";
import { expectAccessible } from "./axe.ts";
import { expectCalendarFile } from "./calendar-file.ts";
import { test } from "./journey.ts";
import {
  choosePackage,
  confirmationOf,
  fillDetails,
  goToPayment,
  open,
  pressAsTheLineComesBack,
  shownButton,
} from "./page-actions.ts";

/** A phone far from the lab's zone; the desktop adds nothing here. */
test.skip(({ isMobile }) => !isMobile, "once is enough");
test.use({ timezoneId: "America/New_York" });

const patient = { phone: "98765 85555", address: "House 7, Dugri, Ludhiana" };
const waiting = (page: Page) => page.getByRole("dialog", { name: "Your booking is waiting for the network" });
const toast = (page: Page, title: string) => page.getByText(title, { exact: true });
const bookings = "**/api/bookings";

// Rows 2.82, 2.88, 2.121, 4.17
test("a package chosen in the form takes the place of tests that were selected, and Back leads back", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const key of ["nabz_booking_draft", "nabz_booking_item", "nabz_package_data", "nabz_waiting_bookings"]) {
      localStorage.setItem(key, '{"id":[],"at":1e999,"values":"');
    }
    sessionStorage.setItem("nabz_confirmation", '[{"booking":7}]');
  });
  await open(page, "/tests-new?search=thyroid");
  await page.getByRole("checkbox", { name: "Select Anti-TPO Antibody" }).click();
  await open(page, "/book");
  await expect(page.getByRole("heading", { name: "Selected Tests (1)" })).toBeVisible();
  await choosePackage(page, 3);
  await expect(toast(page, "Package Mode Activated")).toBeVisible();
  await expect(page).toHaveURL("/book?package=3");
  await expect(page.getByRole("heading", { name: "Selected Package" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("nabz_selected_tests"))).toBe("[]");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "Selected Tests (1)" })).toBeVisible();
  await expect(page).toHaveURL("/book");
  await choosePackage(page, 3);
  await expect(page.getByRole("heading", { name: "Selected Package" })).toBeVisible();
  await shownButton(page, "Book your Appointment").click();
  await expect(page.getByLabel("Full Name")).toBeFocused();
  await expect(page.getByText("Contact Number is required")).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("tab", { name: "Payment" })).toHaveAttribute("aria-disabled", "true");
  await pay(page, { name: "Balbir Kaur", time: "07:00 AM" });
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByLabel("Full Name")).toHaveValue("Balbir Kaur");
  await shownButton(page, "Clear the form").click();
  await expect(page.getByLabel("Full Name")).toHaveValue("");
  await expect(toast(page, "The form is empty")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Full Name")).toHaveValue("Balbir Kaur");
  await expect(page.getByRole("radio", { name: /^07:00 AM/ })).toBeChecked();
  await shownButton(page, "Clear the form").click();
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL("/tests-new?search=thyroid");
});

// Row 2.109
test("a test that cannot be loaded is booked under its default name, once its price is known", async ({ page }) => {
  await open(page, "/book?tests=9999&hideSelector=true");
  await expect(toast(page, "Error Loading Tests")).toBeVisible();
  let asked = 0;
  await page.route("**/api/tests/7", (route) => {
    asked += 1;
    return route.abort();
  });
  await page.evaluate(() => {
    history.pushState(null, "", "/book?test=7&hideSelector=true");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByText("Error loading test details")).toBeVisible();
  await expect(shownButton(page, "Try again")).toBeVisible();
  await pay(page, { name: "Gurdeep Singh", time: "07:00 AM" });
  await expect(page.getByRole("tabpanel")).toContainText("Individual Test BT-007");
  await expect(page.getByRole("tabpanel")).toContainText("Shown before you book");
  asked = 0;
  await expect.poll(() => asked).toBe(3);
  await shownButton(page, "Confirm Booking").click();
  await expect(page.getByText(/The new total is ₹[1-9]/)).toBeVisible();
  await expectAccessible(page);
  await shownButton(page, "Confirm Booking").click();
  await expect(confirmationOf(page)).toContainText("LFT-007");
  await expect(confirmationOf(page)).not.toContainText("Individual Test");
});

test("answers that fail, cannot be read or are lost lead to one booking, which is taken along", async ({ page }) => {
  await open(page, "/book/4?hideSelector=true");
  await pay(page, { name: "Amrit Kaur", time: "07:00 AM" });
  await page.route(bookings, (route) => route.fulfill({ status: 500, body: "" }));
  await shownButton(page, "Confirm Booking").click();
  await expect(toast(page, "Booking Failed")).toBeVisible();
  await page.unroute(bookings);
  await page.route(bookings, (route) => route.fulfill({ status: 201, body: "<html>" }));
  await shownButton(page, "Confirm Booking").click();
  await expect(toast(page, "Booking Processed")).toBeVisible();
  await expect(page.getByText("Please log in with your phone number to see it, or call us.").first()).toBeVisible();
  await page.unroute(bookings);

  const stored: string[] = [];
  await page.route(bookings, async (route) => {
    const { booking } = await (await route.fetch()).json();
    stored.push(booking.code);
    // The page sends again by itself, and a reload has ended such a call already.
    await route.abort().catch(() => undefined);
  });
  await shownButton(page, "Confirm Booking").click();
  await expect(waiting(page)).toContainText("It may have reached us already.");
  await page.reload();
  await expect(waiting(page)).toBeVisible();
  await pressAsTheLineComesBack(waiting(page).getByRole("button", { name: "Try now" }), bookings);
  await expect(confirmationOf(page)).toContainText(stored[0] ?? "none");
  expect(new Set(stored).size).toBe(1);
  await expectOnePage(page);
  await expectCalendarFile(page, { code: stored[0] ?? "", hour: 7, address: patient.address });
  const share = confirmationOf(page).getByRole("link", { name: "Share on WhatsApp" });
  await expect(share).toHaveAttribute("href", new RegExp(`^https://wa\\.me/\\?text=.*${stored[0]}`));
});

// Rows 8.13, 8.14
test("why a booking is refused can still be read when its toast is gone", async ({ page }) => {
  await open(page, "/book/4?hideSelector=true");
  await pay(page, { name: "Daljit Kaur", time: "09:00 AM" });
  const detail = "One network has booked its share of this day. Please call us: +91 98765 43210.";
  const problem = { type: "about:blank", title: "Too many attempts", status: 429, detail, code: "too-many-attempts" };
  await page.route(bookings, (route) => route.fulfill({ status: 429, json: problem }));
  await shownButton(page, "Confirm Booking").click();
  await expect(toast(page, "Booking Failed")).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(toast(page, "Booking Failed")).toBeHidden();
  await expect(page.getByRole("tabpanel")).toContainText("One network has booked its share of this day.");
  await expectAccessible(page);
  await page.unroute(bookings);
  await shownButton(page, "Confirm Booking").click();
  await expect(confirmationOf(page)).toBeVisible();
});

// Rows 3.29, 10.40
test("an hour that is lost between the form and the booking leads back to the hours, with the form still filled", async ({
  page,
}) => {
  await open(page, "/book/13?hideSelector=true");
  await pay(page, { name: "Kulwant Singh", time: "04:00 PM" });
  await page.route(bookings, async (route) => {
    await sellOut(page, route.request().postDataJSON());
    await route.continue();
  });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await shownButton(page, "Confirm Booking").click();
  await expect(shownButton(page, "Processing...")).toBeVisible();
  await expect(page.getByText("Processing Fever Package")).toBeVisible();
  await expect(page.getByText(/has just been taken/).first()).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("Kulwant Singh");
  await expect(page.getByRole("radio", { name: /^04:00 PM/ })).toBeDisabled();
  await expectAccessible(page);
});

test("a booking that a reload has cut off, and that comes too late, leads to the nearest hours", async ({ page }) => {
  await open(page, "/book/13?hideSelector=true");
  await pay(page, { name: "Tarlok Singh", time: "12:00 PM" });
  const sent = page.waitForRequest(bookings);
  await page.route(bookings, (route) => route.abort());
  await shownButton(page, "Confirm Booking").click();
  const request: NewBooking = (await sent).postDataJSON();
  await page.reload();
  await expect(waiting(page)).toBeVisible();
  await sellOut(page, request);
  await pressAsTheLineComesBack(waiting(page).getByRole("button", { name: "Try now" }), bookings);
  await expect(
    page
      .getByRole("group", { name: /has just been taken/ })
      .getByRole("button")
      .first(),
  ).toBeFocused();
});

/** Others take what is left of the hour that was asked for, and the held seat too, as if its five minutes were over. */
async function sellOut(page: Page, request: NewBooking): Promise<void> {
  const patient = { ...request.patient, name: "Other" };
  for (let seat = 0; seat < 12; seat += 1) {
    const booking = { ...request.booking, code: newBookingCode(Date.now(), Math.random()) };
    await page.request.post("/api/bookings", { data: { ...request, patient, booking, again: true } });
  }
}

async function pay(page: Page, { name, time }: { name: string; time: string }): Promise<void> {
  await fillDetails(page, { ...patient, name, time });
  await goToPayment(page);
}

/** The printed confirmation: one A4 page with the code, and nothing of the page behind it. */
async function expectOnePage(page: Page): Promise<void> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  await expect(confirmationOf(page).getByText(/^BK-\d{8}$/)).toBeVisible();
  await expect(confirmationOf(page).getByRole("button", { name: "Print Confirmation" })).toBeHidden();
  await expect(page.getByRole("tablist")).toBeHidden();
  await page.emulateMedia({ media: null });
}
