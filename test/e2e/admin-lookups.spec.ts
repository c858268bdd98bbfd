// Rows 1.14, 2.124, 2.125
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { bookByApi, type CreatedBooking } from "./book-by-api.ts";
import { test } from "./e2e-test.ts";
import { goToTab, openPage, signInAsAdmin } from "./page-actions.ts";

const phone = "9876573333";
const time = "03:00 PM";
const subject = "Visit before seven";

// Row 10.9
test("staff look up patients, answer messages, see the waitlist, and read the analytics", async ({ page }) => {
  await signInAsAdmin(page);
  const mother = await bookByApi(page, { name: "Jasleen Mann", phone, time });
  await bookByApi(page, { name: "Kirat Mann", phone, time });
  await lookUpPatients(page, phone, mother);
  await answerMessage(page, subject);
  await readOutbox(page, mother, subject);
  await notifyWaitlist(page, "98765 44010");
  await readAnalytics(page);
});

test("each chip of the staff area shows the count of its list", async ({ page }) => {
  await signInAsAdmin(page);
  for (const name of ["Declined", "Unpaid", "Collected", "To collect", "Testing", "Completed"]) {
    const chip = page
      .getByRole("navigation", { name: "Show" })
      .getByRole("link", { name: new RegExp(`^${name} \\d+$`) });
    await chip.click();
    await expect(chip).toHaveAttribute("aria-current", "true");
    const count = Number(/\d+$/.exec(await chip.innerText())?.[0]);
    if (count === 0) await expect(page.getByText("No bookings found")).toBeVisible();
    else await expect(page.getByRole("navigation", { name: "Pages" })).toContainText(`${count} booking`);
  }
  await expectAccessible(page);
});

async function lookUpPatients(page: Page, phone: string, { code }: CreatedBooking): Promise<void> {
  await goToTab(page, "Patients");
  await page.getByRole("searchbox", { name: "Search patients" }).fill(`0${phone}`);
  await expect(page).toHaveURL(`/admin/patients?search=0${phone}`);
  const spaced = `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;
  const row = page.getByRole("row").filter({ hasText: "Jasleen Mann" }).filter({ hasText: spaced });
  await expect(row).toBeVisible();
  await row.getByText("View").click();
  const detail = page.getByRole("dialog", { name: "Jasleen Mann" });
  await expect(detail.getByText(spaced)).toBeVisible();
  await expectAccessible(page);
  await detail.getByRole("link", { name: code }).click();
  const booking = page.getByRole("dialog", { name: code });
  await expect(booking).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(detail).toBeVisible();
  await detail.getByRole("link", { name: "Kirat Mann" }).click();
  await expect(page.getByRole("dialog", { name: "Kirat Mann" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function answerMessage(page: Page, subject: string): Promise<void> {
  const tab = page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: /^Messages/ });
  const countWaiting = async () => Number(/\d+/.exec(await tab.innerText())?.[0] ?? 0);
  await tab.click();
  const before = await countWaiting();
  const letter = { name: "Harleen Gill", email: "harleen@example.com", phone: "98765 43210", subject };
  await page.request.post("/api/contact-messages", { data: { ...letter, message: "Do you come before seven?" } });
  const card = page.getByRole("listitem").filter({ hasText: subject });
  await expect(card).toBeVisible();
  await expect.poll(countWaiting).toBe(before + 1);
  await card.getByRole("link", { name: "Harleen Gill" }).click();
  const thread = page.getByRole("dialog", { name: /^Harleen Gill/ });
  await expect(thread.getByRole("link", { name: /Reply by email/ })).toHaveAttribute(
    "href",
    /^mailto:harleen%40example/,
  );
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await card.getByRole("button", { name: /Mark as answered/ }).click();
  await expect(page.getByText("Marked as answered").first()).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect.poll(countWaiting).toBe(before);
  await page.getByRole("link", { name: "All received" }).click();
  await card.getByRole("link", { name: "Harleen Gill" }).click();
  await expect(thread.getByText(/Answered .*, by owner/).last()).toBeVisible();
  await page.keyboard.press("Escape");
}

async function readOutbox(page: Page, { code }: CreatedBooking, subject: string): Promise<void> {
  await page.getByRole("link", { name: "Sent", exact: true }).click();
  await expect(page).toHaveURL("/admin/messages?show=sent");
  const toLab = page.getByRole("listitem").filter({ hasText: subject });
  await expect(toLab).toContainText("Message to the lab by Email");
  const confirmation = page.getByRole("listitem").filter({ hasText: code });
  await expect(confirmation).toContainText("Confirmation by WhatsApp");
  await expect(confirmation).toContainText("Kept, not sent");
  await expectAccessible(page);
  await confirmation.getByRole("link", { name: "Open the booking" }).click();
  await page.getByRole("dialog", { name: code }).getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function notifyWaitlist(page: Page, phone: string): Promise<void> {
  await page.request.post("/api/waitlist", { data: { phone, pinCode: "110001" } });
  await goToTab(page, "Messages");
  await page.getByRole("link", { name: "Waitlist" }).click();
  await expect(page).toHaveURL("/admin/messages?show=waitlist");
  const card = page.getByRole("listitem").filter({ hasText: phone });
  await expect(card).toContainText("PIN code 110001");
  await expect(card.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute("href", /now%20come.*http/);
  await expectAccessible(page);
  await card.getByRole("button", { name: /take off the list/ }).click();
  await expect(page.getByText("Taken off the waitlist").first()).toBeVisible();
  await expect(card).toHaveCount(0);
}

async function readAnalytics(page: Page): Promise<void> {
  await goToTab(page, "Reports");
  const booked = page.getByRole("definition").filter({ hasText: "All that was not declined" }).locator("b");
  await expect(booked).toHaveText(/^₹[\d,]+$/);
  await expect(page.getByRole("table", { name: "How full the hours were" }).getByRole("row")).toHaveCount(13);
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  await expectAccessible(page);
  const monthly = await booked.innerText();
  await page.getByRole("link", { name: "Next 14 days" }).click();
  await expect(page).toHaveURL("/admin/reports?period=next-14-days");
  await expect(booked).not.toHaveText(monthly);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Bookings as CSV" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^bookings-2\d{3}-\d\d-\d\d-to-2\d{3}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), "utf8")).toContain("Jasleen Mann");
}

test("staff choose between patients of two countries with the same ten digits, and change their mind", async ({
  page,
}) => {
  await signInAsAdmin(page);
  await bookByApi(page, { name: "Gurmeet Dhaliwal", phone: "+1 604 555 0182", time: "09:00 AM" });
  await bookByApi(page, { name: "Ramesh Chander", phone: "6045550182", time: "10:00 AM" });
  await openPage(page, "/admin/call");
  const phone = page.getByLabel("Phone", { exact: true });
  const choice = (name: string | RegExp) => page.getByRole("button", { name });
  await phone.fill("604 555 0182");
  await expect(choice(/Ramesh Chander.*India/)).toBeVisible();
  await choice(/Gurmeet Dhaliwal.*Canada/).click();
  await expect(phone).toHaveValue("+16045550182");
  await choice(/Ramesh Chander.*India/).click();
  await expect(phone).toHaveValue("60455 50182");
  await expect(choice(/Ramesh Chander/)).toHaveAttribute("aria-pressed", "true");
  await expect(choice(/Gurmeet Dhaliwal/)).toHaveAttribute("aria-pressed", "false");
  await expectAccessible(page);
});
