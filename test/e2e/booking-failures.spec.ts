// Rows 2.85, 2.86, 2.106, 2.110, 2.119, 4.16, 4.22, 5.11, 7.15, 8.8, 8.16, 8.17, 8.18, 8.21, 10.21, 10.22, 10.37
import { expect, type Page } from "@playwright/test";
import { createBookingCode } from "#core/bookings/booking-code.ts";
import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import { expectAccessible } from "./axe.ts";
import { expectCalendarFile } from "./calendar-file.ts";
import { test } from "./e2e-test.ts";
import {
  choosePackage,
  confirmationCard,
  fillDetails,
  goToPayment,
  openPage,
  pressWhileReconnecting,
  visibleButton,
} from "./page-actions.ts";

/** A phone far from the lab's zone; the desktop adds nothing here. */
test.use({ timezoneId: "America/New_York" });

const patient = { phone: "98765 85555", address: "House 7, Dugri, Ludhiana" };
const getPendingDialog = (page: Page) => page.getByRole("dialog", { name: "Your booking is waiting for the network" });
const toast = (page: Page, title: string) => page.getByText(title, { exact: true });
const bookings = "**/api/bookings";

// Rows 2.82, 2.88, 2.121, 4.17
test("a package chosen in the form replaces selected tests, and Back undoes it", async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ["nabz_booking_draft", "nabz_booking_item", "nabz_package_data", "nabz_waiting_bookings"]) {
      localStorage.setItem(key, '{"id":[],"at":1e999,"values":"');
    }
    sessionStorage.setItem("nabz_confirmation", '[{"booking":7}]');
  });
  await openPage(page, "/tests-new?search=thyroid");
  await page.getByRole("checkbox", { name: "Select Anti-TPO Antibody" }).click();
  await openPage(page, "/book");
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
  await visibleButton(page, "Book your Appointment").click();
  await expect(page.getByLabel("Full Name")).toBeFocused();
  await expect(page.getByText("Contact Number is required")).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("tab", { name: "Payment" })).toHaveAttribute("aria-disabled", "true");
  await pay(page, { name: "Balbir Kaur", time: "07:00 AM" });
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByLabel("Full Name")).toHaveValue("Balbir Kaur");
  await visibleButton(page, "Clear the form").click();
  await expect(page.getByLabel("Full Name")).toHaveValue("");
  await expect(toast(page, "The form is empty")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Full Name")).toHaveValue("Balbir Kaur");
  await expect(page.getByRole("radio", { name: /^07:00 AM/ })).toBeChecked();
  await visibleButton(page, "Clear the form").click();
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL("/tests-new?search=thyroid");
});

// Row 2.109
test("books a test that cannot be loaded under its default name, once its price is known", async ({ page }) => {
  await openPage(page, "/book?tests=9999&hideSelector=true");
  await expect(toast(page, "Error Loading Tests")).toBeVisible();
  let requests = 0;
  await page.route("**/api/tests/7", (route) => {
    requests += 1;
    return route.abort();
  });
  await page.evaluate(() => {
    history.pushState(null, "", "/book?test=7&hideSelector=true");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByText("Error loading test details")).toBeVisible();
  await expect(visibleButton(page, "Try again")).toBeVisible();
  await pay(page, { name: "Gurdeep Singh", time: "07:00 AM" });
  await expect(page.getByRole("tabpanel")).toContainText("Individual Test BT-007");
  await expect(page.getByRole("tabpanel")).toContainText("Shown before you book");
  requests = 0;
  await expect.poll(() => requests).toBe(3);
  await visibleButton(page, "Confirm Booking").click();
  await expect(page.getByText(/The new total is ₹[1-9]/)).toBeVisible();
  await expectAccessible(page);
  await visibleButton(page, "Confirm Booking").click();
  await expect(confirmationCard(page)).toContainText("LFT-007");
  await expect(confirmationCard(page)).not.toContainText("Individual Test");
});

test("failed, unreadable or lost responses lead to one booking, which can be saved to a calendar", async ({ page }) => {
  await openPage(page, "/book/4?hideSelector=true");
  await pay(page, { name: "Amrit Kaur", time: "07:00 AM" });
  await page.route(bookings, (route) => route.fulfill({ status: 500, body: "" }));
  await visibleButton(page, "Confirm Booking").click();
  await expect(toast(page, "Booking Failed")).toBeVisible();
  await page.unroute(bookings);
  await page.route(bookings, (route) => route.fulfill({ status: 201, body: "<html>" }));
  await visibleButton(page, "Confirm Booking").click();
  await expect(toast(page, "Booking Processed")).toBeVisible();
  await expect(page.getByText("Please log in with your phone number to see it, or call us.").first()).toBeVisible();
  await page.unroute(bookings);

  const stored: string[] = [];
  await page.route(bookings, async (route) => {
    const { booking } = await (await route.fetch()).json();
    stored.push(booking.code);
    // The page retries by itself, and a reload has aborted such a call already.
    await route.abort().catch(() => undefined);
  });
  await visibleButton(page, "Confirm Booking").click();
  await expect(getPendingDialog(page)).toContainText("It may have reached us already.");
  await page.reload();
  await expect(getPendingDialog(page)).toBeVisible();
  await pressWhileReconnecting(getPendingDialog(page).getByRole("button", { name: "Try now" }), bookings);
  await expect(confirmationCard(page)).toContainText(stored[0] ?? "none");
  expect(new Set(stored).size).toBe(1);
  await expectOnePage(page);
  await expectCalendarFile(page, { code: stored[0] ?? "", hour: 7, address: patient.address });
  const share = confirmationCard(page).getByRole("link", { name: "Share on WhatsApp" });
  await expect(share).toHaveAttribute("href", new RegExp(`^https://wa\\.me/\\?text=.*${stored[0]}`));
});

// Rows 8.13, 8.14
test("shows why a booking was rejected after its toast is gone", async ({ page }) => {
  await openPage(page, "/book/4?hideSelector=true");
  await pay(page, { name: "Daljit Kaur", time: "09:00 AM" });
  const detail = "One network has booked its share of this day. Please call us: +91 98765 43210.";
  const problem = { type: "about:blank", title: "Too many attempts", status: 429, detail, code: "too-many-attempts" };
  await page.route(bookings, (route) => route.fulfill({ status: 429, json: problem }));
  await visibleButton(page, "Confirm Booking").click();
  await expect(toast(page, "Booking Failed")).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(toast(page, "Booking Failed")).toBeHidden();
  await expect(page.getByRole("tabpanel")).toContainText("One network has booked its share of this day.");
  await expectAccessible(page);
  await page.unroute(bookings);
  await visibleButton(page, "Confirm Booking").click();
  await expect(confirmationCard(page)).toBeVisible();
});

// Rows 3.29, 10.40
test("a slot lost between the form and the booking leads back to the slots, with the form still filled", async ({
  page,
}) => {
  await openPage(page, "/book/13?hideSelector=true");
  await pay(page, { name: "Kulwant Singh", time: "04:00 PM" });
  await page.route(bookings, async (route) => {
    await sellOut(page, route.request().postDataJSON());
    await route.continue();
  });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await visibleButton(page, "Confirm Booking").click();
  await expect(visibleButton(page, "Processing...")).toBeVisible();
  await expect(page.getByText("Processing Fever Package")).toBeVisible();
  await expect(page.getByText(/has just been taken/).first()).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("Kulwant Singh");
  await expect(page.getByRole("radio", { name: /^04:00 PM/ })).toBeDisabled();
  await expectAccessible(page);
});

test("a booking that a reload interrupted, and that comes too late, leads to the nearest slots", async ({ page }) => {
  await openPage(page, "/book/13?hideSelector=true");
  await pay(page, { name: "Tarlok Singh", time: "12:00 PM" });
  const sent = page.waitForRequest(bookings);
  await page.route(bookings, (route) => route.abort());
  await visibleButton(page, "Confirm Booking").click();
  const request: CreateBookingRequest = (await sent).postDataJSON();
  await page.reload();
  await expect(getPendingDialog(page)).toBeVisible();
  await sellOut(page, request);
  await pressWhileReconnecting(getPendingDialog(page).getByRole("button", { name: "Try now" }), bookings);
  await expect(
    page
      .getByRole("group", { name: /has just been taken/ })
      .getByRole("button")
      .first(),
  ).toBeFocused();
});

/** Others book the rest of the requested slot, and the held seat too, as if its hold had expired. */
async function sellOut(page: Page, request: CreateBookingRequest): Promise<void> {
  const patient = { ...request.patient, name: "Other" };
  for (let seat = 0; seat < 12; seat += 1) {
    const booking = { ...request.booking, code: createBookingCode(Date.now(), Math.random()) };
    await page.request.post("/api/bookings", { data: { ...request, patient, booking, again: true } });
  }
}

async function pay(page: Page, { name, time }: { name: string; time: string }): Promise<void> {
  await fillDetails(page, { ...patient, name, time });
  await goToPayment(page);
}

/** Expects a printed confirmation of one A4 page with the code, and nothing of the page behind it. */
async function expectOnePage(page: Page): Promise<void> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  await expect(confirmationCard(page).getByText(/^BK-\d{8}$/)).toBeVisible();
  await expect(confirmationCard(page).getByRole("button", { name: "Print Confirmation" })).toBeHidden();
  await expect(page.getByRole("tablist")).toBeHidden();
  await page.emulateMedia({ media: null });
}
