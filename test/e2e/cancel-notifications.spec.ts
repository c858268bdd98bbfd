import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { bookByApi, type CreatedBooking } from "./book-by-api.ts";
import { test } from "./e2e-test.ts";
import { openPage, signInAsAdmin, unfoldSetByHand, waitUntilHydrated } from "./page-actions.ts";

// Row 10.17
test("deleting an upcoming visit shows whether its patient is notified, and allows a reason", async ({ page }) => {
  await signInAsAdmin(page);
  const booked = await bookByApi(page, { name: "Gurmeet Sodhi", phone: "98765 75557", time: "07:00 AM" });
  await openPage(page, `/admin?booking=${booked.id}`);
  const detail = page.getByRole("dialog", { name: booked.code });
  await unfoldSetByHand(detail);
  await expect(detail.getByText("No message goes out: WhatsApp is not set up.").last()).toBeVisible();
  await detail.getByLabel("Why it is deleted (optional)").selectOption("The lab cannot come");
  await expectAccessible(page);
  const questions = answerQuestions(page);
  await detail.getByRole("button", { name: "Delete booking" }).click();
  await expect(page.getByText("Booking deleted successfully").first()).toBeVisible();
  expect(questions).toEqual(["Are you sure you want to delete this booking? This action cannot be undone."]);
  await openPage(page, "/admin/messages?show=sent");
  await expect(page.getByText(`Reference: ${booked.code}`).first()).toBeAttached();
  await expect(page.getByText(/will not take place\. .+ call \+91/).first()).toBeAttached();
});

test("a booking deleted before its panel is updated is no failure", async ({ page }) => {
  await signInAsAdmin(page);
  const booked = await bookByApi(page, { name: "Balbir Sekhon", phone: "98765 75560", time: "11:00 AM" });
  await openPage(page, `/admin?booking=${booked.id}`);
  const detail = page.getByRole("dialog", { name: booked.code });
  answerQuestions(page);
  const failures = page.getByText("Failed to fetch booking details");
  await page.route(`**/api/bookings/${booked.id}?*`, async (route) => {
    const response = await route.fetch();
    await detail.getByText("There is no such booking.").waitFor();
    await page.waitForResponse("**/api/admin/status");
    expect(await failures.count()).toBe(0);
    await route.fulfill({ response });
  });
  await unfoldSetByHand(detail);
  await detail.getByRole("button", { name: "Delete booking" }).click();
  await expect(page.getByText("Booking deleted successfully").first()).toBeVisible();
});

// Row 10.36
test("a closed day lists whom to call, until each visit is declined; Confirmed asks first", async ({ page }) => {
  await signInAsAdmin(page);
  const first = await bookByApi(page, { name: "Nirmal Bhatti", phone: "98765 75558", time: "08:00 AM" });
  const second = await bookByApi(page, { name: "Sarabjit Gill", phone: "98765 75559", time: "09:00 AM" });
  const day = await getBookingDay(page, first);
  await openPage(page, "/admin/lab?part=days");
  const card = page.getByRole("region", { name: "Closed days" });
  await card.getByLabel("Day", { exact: true }).fill(day);
  await card.getByLabel("Why", { exact: true }).fill("Lab outing");
  await card.getByRole("button", { name: "Close this day" }).click();
  const visits = card.getByRole("status").getByRole("listitem");
  const getVisit = (name: string): Locator => visits.filter({ hasText: name });
  await expect(getVisit("Nirmal Bhatti")).toBeVisible();
  await expect(getVisit("Sarabjit Gill").getByRole("link", { name: /^Call/ })).toHaveAttribute(
    "href",
    "tel:+919876575559",
  );
  const chat = getVisit("Sarabjit Gill").getByRole("link", { name: /^WhatsApp/ });
  await expect(chat).toHaveAttribute("href", /wa\.me\/919876575559\?text=.+we%20cannot%20come/);
  await expectAccessible(page);

  const questions = answerQuestions(page);
  await getVisit("Nirmal Bhatti")
    .getByRole("button", { name: /^Decline/ })
    .click();
  await expect(getVisit("Nirmal Bhatti")).toBeHidden();
  await expect(getVisit("Sarabjit Gill")).toBeVisible();
  await confirmOnClosedDay(page, first);
  expect(questions).toEqual([
    "Decline the visit of Nirmal Bhatti? No message goes out: WhatsApp is not set up.",
    expect.stringMatching(/We are closed for Lab outing\. Confirm the visit all the same\?/),
  ]);
  for (const { id } of [first, second])
    await page.request.patch(`/api/bookings/${id}/status`, { data: { status: "declined" } });
  await openPage(page, "/admin/lab?part=days");
  await expect(card.getByText("Lab outing")).toBeVisible();
  await expect(visits.filter({ hasText: /Nirmal|Sarabjit/ })).toHaveCount(0);
  await page.request.delete(`/api/holidays/${day}`);
});

async function getBookingDay(page: Page, { id }: CreatedBooking): Promise<string> {
  return (await (await page.request.get(`/api/bookings/${id}`)).json()).bookingDate;
}

async function confirmOnClosedDay(page: Page, { id, code }: CreatedBooking): Promise<void> {
  await openPage(page, `/admin?booking=${id}`);
  await waitUntilHydrated(page);
  const detail = page.getByRole("dialog", { name: code });
  await unfoldSetByHand(detail);
  const form = detail.locator("form").filter({ has: page.getByLabel("Booking status") });
  await form.getByLabel("Booking status").selectOption("Confirmed");
  await form.getByRole("button").click();
  await expect(detail.getByRole("definition").filter({ hasText: "Confirmed" })).toBeVisible();
}

/** Confirms every dialog, and returns their messages. */
function answerQuestions(page: Page): string[] {
  const questions: string[] = [];
  page.on("dialog", (question) => {
    questions.push(question.message());
    return question.accept();
  });
  return questions;
}
