import { type Dialog, expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { bookByApi, type CreatedBooking } from "./book-by-api.ts";
import { test } from "./e2e-test.ts";
import { cancelBooking, changeAddress, changeTests } from "./edit-booking.ts";
import {
  openPage,
  pressKeyOn,
  showPanelTab,
  signInAsAdmin,
  unfoldSetByHand,
  waitUntilHydrated,
} from "./page-actions.ts";

const phone = "9876571111";
const time = "05:00 PM";

// Rows 2.122, 2.130, 2.132, 5.19, 5.20, 7.31, 8.22, 8.23, 8.24, 10.56
test("staff find, change and delete a booking, and see each failure", async ({ page }) => {
  await signIn(page);
  const booked = await expectToAppear(page, () => bookByApi(page, { name: "Jasleen Dhaliwal", phone, time }));
  await find(page, booked, phone);
  const detail = await openDetail(page, booked);
  await moveBooking(detail);
  await changeAddress(detail, booked);
  await changeTests(detail);
  await cancelBooking(detail, getRow(page, booked));
  await setEachStatus(page, detail, booked);
  await expectEachFailure(page, detail, booked);
  await changeConcurrently(page, detail, booked);
  await deleteBooking(page, detail, booked);
});

async function signIn(page: Page): Promise<void> {
  await openPage(page, "/admin");
  await page.getByLabel("Password").fill("not the password");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Invalid password")).toBeVisible();
  await expectAccessible(page);
  await signInAsAdmin(page);
}

/** The list is refetched only when there is news, and then at once. */
async function expectToAppear(page: Page, make: () => Promise<CreatedBooking>): Promise<CreatedBooking> {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const lists = () => requests.filter((path) => path === "/api/bookings").length;
  const lookAgain = () => page.waitForResponse("**/api/admin/status");
  await lookAgain();
  await lookAgain();
  const before = lists();
  await lookAgain();
  expect(lists()).toBe(before);
  const booked = await make();
  await expect(getRow(page, booked)).toBeVisible();
  await expectAccessible(page);
  return booked;
}

function getRow(page: Page, { code }: CreatedBooking): Locator {
  return page.getByRole("row").filter({ hasText: code });
}

async function find(page: Page, booked: CreatedBooking, phone: string): Promise<void> {
  const search = page.getByRole("searchbox", { name: "Search bookings" });
  for (const notation of [`+91 ${phone.slice(0, 5)}-${phone.slice(5)}`, `0${phone}`, booked.code]) {
    await search.fill(notation);
    await expect(page).toHaveURL(`/admin?${new URLSearchParams({ search: notation })}`);
    await expect(page.getByText("1 booking", { exact: true })).toBeVisible();
    await expect(getRow(page, booked)).toBeVisible();
  }
  // On a phone the filters are collapsed.
  const unfold = page.getByRole("button", { name: "Filter" });
  if (await unfold.isVisible()) await unfold.click();
  await page.getByLabel("Booking status").selectOption("Completed");
  await expect(page.getByText("No bookings found")).toBeVisible();
  await page.getByRole("link", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/admin");
  // Each filter adds to the address of the one before it, which must be there first.
  await page.getByLabel("From").fill("2026-01-05");
  await expect(page).toHaveURL("/admin?from=2026-01-05");
  await page.getByLabel("Booking status").selectOption("Confirmed");
  await expect(page).toHaveURL("/admin?from=2026-01-05&status=confirmed");
  await page.getByLabel("Payment status").selectOption("Pending");
  await expect(page).toHaveURL("/admin?from=2026-01-05&status=confirmed&payment=pending");
  await expect(getRow(page, booked)).toBeVisible();
  await page.getByRole("navigation", { name: "Show" }).getByRole("link", { name: "All" }).click();
}

async function openDetail(page: Page, booked: CreatedBooking): Promise<Locator> {
  await getRow(page, booked).getByText("View").click();
  const detail = page.getByRole("dialog", { name: booked.code });
  await expect(detail.getByText("Complete Blood Count (CBC)").first()).toBeVisible();
  await expect(detail.getByText("Individual Test")).toBeVisible();
  return detail;
}

/** By keyboard: the button, the day, the slot, Enter. */
async function moveBooking(detail: Locator): Promise<void> {
  await pressKeyOn(detail.getByRole("button", { name: "Move to another hour" }));
  const day = detail.getByLabel("New day");
  await expect(day).toBeFocused();
  const open = day.getByRole("option").filter({ hasNotText: /closed|Choose|full/ });
  await day.selectOption((await open.nth(2).getAttribute("value")) ?? "");
  const slot = detail.getByLabel("New hour");
  await slot.selectOption("09:00 AM");
  await expect(slot.getByRole("option", { name: /^09:00 AM \(\d+ free\)$/ })).toBeAttached();
  await pressKeyOn(detail.getByRole("button", { name: "Move the visit" }));
  await expect(detail.page().getByText("Visit moved", { exact: true })).toBeVisible();
  await expect(detail.getByText(/, 09:00 AM$/).first()).toBeVisible();
  await expect(detail.getByRole("button", { name: "Move to another hour" })).toBeFocused();
  await showPanelTab(detail, "Timeline");
  await expect(detail.getByText(/^Moved from /)).toBeVisible();
}

function getForm(detail: Locator, label: string) {
  const form = detail.locator("form").filter({ has: detail.page().getByLabel(label) });
  return { select: form.getByLabel(label), update: form.getByRole("button") };
}

async function setEachStatus(page: Page, detail: Locator, booked: CreatedBooking): Promise<void> {
  // Collecting a sample early and completing without a report need a confirmation first.
  const accept = (question: Dialog) => question.accept();
  page.on("dialog", accept);
  await unfoldSetByHand(detail);
  const labels = {
    "Booking status": {
      done: "Booking status updated successfully",
      values: ["Pending", "Sample collected", "Testing in progress", "Completed", "Declined", "Confirmed"],
    },
    "Payment status": {
      done: "Payment status updated successfully",
      values: ["Paid", "Failed", "Refunded", "Pending"],
    },
  };
  for (const [label, { done, values }] of Object.entries(labels)) {
    const { select, update } = getForm(detail, label);
    for (const value of values) {
      await expect(update).toBeDisabled();
      await select.selectOption(value);
      await update.click();
      await expect(detail.getByRole("definition").filter({ hasText: value }).first()).toBeVisible();
      await expect(select).toHaveValue("");
      await expect(getRow(page, booked)).toContainText(value);
    }
    await expect(page.getByText(done).first()).toBeVisible();
  }
  await expect(detail.getByText("Status changed from Declined to Confirmed")).toBeVisible();
  await expectAccessible(page);
  page.off("dialog", accept);
}

/** Row 8.22: each failure has its sentence under the title Error. */
async function expectEachFailure(page: Page, detail: Locator, { id }: CreatedBooking): Promise<void> {
  const fail = (route: { abort(): Promise<void> }) => route.abort();
  const expectMessage = async (sentence: string) => {
    const toast = page.getByRole("status").filter({ hasText: sentence }).first();
    await expect(page.getByText(sentence).first()).toBeVisible();
    await expect(toast.or(page.locator("[data-toast]").filter({ hasText: sentence })).first()).toContainText("Error");
  };
  for (const [label, path, sentence] of [
    ["Booking status", "status", "Failed to update booking status"],
    ["Payment status", "payment-status", "Failed to update payment status"],
  ] as const) {
    await page.route(`**/api/bookings/${id}/${path}`, fail);
    const { select, update } = getForm(detail, label);
    await select.selectOption({ index: 1 });
    await update.click();
    await expectMessage(sentence);
    await page.unroute(`**/api/bookings/${id}/${path}`);
  }
  await page.route(`**/api/bookings/${id}?version=*`, fail);
  page.once("dialog", (question) => question.accept());
  await detail.getByRole("button", { name: "Delete booking" }).click();
  await expectMessage("Failed to delete booking");
  await page.unroute(`**/api/bookings/${id}?version=*`);
  await page.route(`**/api/bookings/${id}/items`, fail);
  await page.reload();
  await waitUntilHydrated(page);
  await page.goBack();
  await page.goForward();
  await expectMessage("Failed to fetch booking details");
  await page.unroute(`**/api/bookings/${id}/items`);
  await unfoldSetByHand(detail);
}

/** Another user changes the booking while no updates come through. */
async function changeConcurrently(page: Page, detail: Locator, { id }: CreatedBooking): Promise<void> {
  const cut = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/admin/status"));
  await page.route("**/api/admin/status", (route) => route.abort());
  await cut;
  const changed = await page.request.patch(`/api/bookings/${id}/status`, {
    data: { status: "sample_collected", beforeVisit: true },
  });
  expect(changed.status()).toBe(200);
  const { select, update } = getForm(detail, "Booking status");
  await select.selectOption("Completed");
  await update.click();
  await expect(
    page.getByText("Somebody else has just changed this booking. It is shown as it is now.").first(),
  ).toBeVisible();
  await expect(detail.getByRole("definition").filter({ hasText: "Sample collected" })).toBeVisible();
  await expect(page.getByText("The list could not be refreshed. Trying again...")).toBeAttached();
  await page.unroute("**/api/admin/status");
}

/** Row 5.20: deleting asks first, in these words. */
async function deleteBooking(page: Page, detail: Locator, booked: CreatedBooking): Promise<void> {
  const questions: string[] = [];
  const remove = detail.getByRole("button", { name: "Delete booking" });
  page.once("dialog", (question) => {
    questions.push(question.message());
    return question.dismiss();
  });
  await remove.click();
  await expect(detail).toBeVisible();
  page.once("dialog", (question) => question.accept());
  await remove.click();
  await expect(page.getByText("Booking deleted successfully").first()).toBeVisible();
  await expect(detail).toBeHidden();
  await expect(getRow(page, booked)).toHaveCount(0);
  expect(questions).toEqual(["Are you sure you want to delete this booking? This action cannot be undone."]);
}
