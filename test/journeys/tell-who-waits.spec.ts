import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { type Booked, bookByProgram } from "./book-by-program.ts";
import { test } from "./journey.ts";
import { open, signInAtDesk, untilAwake } from "./page-actions.ts";

// Row 10.17
test("who deletes a visit to come sees whether its patient is told, and may say why", async ({ page }) => {
  await signInAtDesk(page);
  const booked = await bookByProgram(page, { name: "Gurmeet Sodhi", phone: "98765 75557", time: "07:00 AM" });
  await open(page, `/admin?booking=${booked.id}`);
  const detail = page.getByRole("dialog", { name: booked.code });
  await expect(detail.getByText("No message goes out: WhatsApp is not set up.").last()).toBeVisible();
  await detail.getByLabel("Why it is deleted (optional)").selectOption("The lab cannot come");
  await expectAccessible(page);
  const asked = answerQuestions(page);
  await detail.getByRole("button", { name: "Delete booking" }).click();
  await expect(page.getByText("Booking deleted successfully").first()).toBeVisible();
  expect(asked).toEqual(["Are you sure you want to delete this booking? This action cannot be undone."]);
  await open(page, "/admin/messages?show=sent");
  await expect(page.getByText(`Reference: ${booked.code}`).first()).toBeAttached();
  await expect(page.getByText(/will not take place\. .+ call \+91/).first()).toBeAttached();
});

test("a booking that is gone before its panel hears so is no failure", async ({ page }) => {
  await signInAtDesk(page);
  const booked = await bookByProgram(page, { name: "Balbir Sekhon", phone: "98765 75560", time: "11:00 AM" });
  await open(page, `/admin?booking=${booked.id}`);
  const detail = page.getByRole("dialog", { name: booked.code });
  answerQuestions(page);
  const failures = page.getByText("Failed to fetch booking details");
  await page.route(`**/api/bookings/${booked.id}?*`, async (route) => {
    const response = await route.fetch();
    await detail.getByText("There is no such booking.").waitFor();
    await page.waitForResponse("**/api/admin/news");
    expect(await failures.count()).toBe(0);
    await route.fulfill({ response });
  });
  await detail.getByRole("button", { name: "Delete booking" }).click();
  await expect(page.getByText("Booking deleted successfully").first()).toBeVisible();
});

// Row 10.36
test("a day that is closed lists whom to call, until each visit is declined; Confirmed asks first", async ({
  page,
}) => {
  await signInAtDesk(page);
  const first = await bookByProgram(page, { name: "Nirmal Bhatti", phone: "98765 75558", time: "08:00 AM" });
  const second = await bookByProgram(page, { name: "Sarabjit Gill", phone: "98765 75559", time: "09:00 AM" });
  const day = await dayOf(page, first);
  await open(page, "/admin/lab?part=days");
  const card = page.getByRole("region", { name: "Closed days" });
  await card.getByLabel("Day", { exact: true }).fill(day);
  await card.getByLabel("Why", { exact: true }).fill("Lab outing");
  await card.getByRole("button", { name: "Close this day" }).click();
  const visits = card.getByRole("status").getByRole("listitem");
  const ours = (name: string): Locator => visits.filter({ hasText: name });
  await expect(ours("Nirmal Bhatti")).toBeVisible();
  await expect(ours("Sarabjit Gill").getByRole("link", { name: /^Call/ })).toHaveAttribute("href", "tel:+919876575559");
  const chat = ours("Sarabjit Gill").getByRole("link", { name: /^WhatsApp/ });
  await expect(chat).toHaveAttribute("href", /wa\.me\/919876575559\?text=.+we%20cannot%20come/);
  await expectAccessible(page);

  const asked = answerQuestions(page);
  await ours("Nirmal Bhatti")
    .getByRole("button", { name: /^Decline/ })
    .click();
  await expect(ours("Nirmal Bhatti")).toBeHidden();
  await expect(ours("Sarabjit Gill")).toBeVisible();
  await confirmOnClosedDay(page, first);
  expect(asked).toEqual([
    "Decline the visit of Nirmal Bhatti? No message goes out: WhatsApp is not set up.",
    expect.stringMatching(/We are closed for Lab outing\. Confirm the visit all the same\?/),
  ]);
  for (const { id } of [first, second])
    await page.request.patch(`/api/bookings/${id}/status`, { data: { status: "declined" } });
  await open(page, "/admin/lab?part=days");
  await expect(card.getByText("Lab outing")).toBeVisible();
  await expect(visits.filter({ hasText: /Nirmal|Sarabjit/ })).toHaveCount(0);
  await page.request.delete(`/api/holidays/${day}`);
});

async function dayOf(page: Page, { id }: Booked): Promise<string> {
  return (await (await page.request.get(`/api/bookings/${id}`)).json()).bookingDate;
}

async function confirmOnClosedDay(page: Page, { id, code }: Booked): Promise<void> {
  await open(page, `/admin?booking=${id}`);
  await untilAwake(page);
  const detail = page.getByRole("dialog", { name: code });
  const form = detail.locator("form").filter({ has: page.getByLabel("Booking status") });
  await form.getByLabel("Booking status").selectOption("Confirmed");
  await form.getByRole("button").click();
  await expect(detail.getByRole("definition").filter({ hasText: "Confirmed" })).toBeVisible();
}

/** Says yes to whatever is asked, and tells what it was. */
function answerQuestions(page: Page): string[] {
  const asked: string[] = [];
  page.on("dialog", (question) => {
    asked.push(question.message());
    return question.accept();
  });
  return asked;
}
