// Row 2.94
import { expect, type Page } from "@playwright/test";
import { fromLabTime } from "#core/calendar/lab-time.ts";
import type { Slot } from "#core/slots/schema.ts";
import { expectAccessible } from "#test/e2e/axe.ts";
import { test } from "#test/e2e/e2e-test.ts";
import { chooseSecondOpenDay, chooseSlot, goToPayment, openPage } from "#test/e2e/page-actions.ts";
import { listOpenDays } from "#test/processes/booking-requests.ts";

/** Sets the lab's clock to one minute after midnight of `day`, or else of the first day whose slots are loaded. */
async function setClockAfterMidnight(page: Page, day?: string): Promise<void> {
  let clockDay = day;
  await page.route(/\/api\/slots\?date=/, async (route) => {
    const answer = await route.fetch();
    const slots = await answer.json();
    clockDay ??= slots.date as string;
    const asOf = { day: clockDay, minutes: 1 };
    const headers = { ...answer.headers(), date: fromLabTime(asOf).toUTCString() };
    // At that time none of its slots is past, at whichever hour this runs.
    const free = slots.slots.map((slot: Slot) => (slot.state === "past" ? { ...slot, state: "free", free: 1 } : slot));
    await route.fulfill({ response: answer, headers, json: { ...slots, asOf, slots: free } });
  });
}

test("slots whose last meal has passed say so, and the first one to fast for is one tap away", async ({ page }) => {
  await setClockAfterMidnight(page);
  await openPage(page, "/book/1?hideSelector=true");
  const slot = page.getByRole("radio", { name: /^08:00 AM/ });
  await expect(slot).toHaveAccessibleName(/Last meal \w+ 11:00 PM/);
  await expect(page.getByText("For these hours the last meal has passed.")).toBeVisible();
  const offer = page.getByRole("button", { name: /^The first hour that you can still fast for is .+, 07:00 AM$/ });
  await expectAccessible(page);
  await offer.click();
  await expect(page.getByRole("radio", { name: /^07:00 AM/ })).toBeChecked();
  await expect(page.getByText("For these hours the last meal has passed.")).toBeHidden();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("the summary and the payment step say that the last meal has passed", async ({ page, baseURL }) => {
  // None of its slots is past, at whichever hour this runs.
  const [, day] = await listOpenDays(baseURL ?? "");
  await setClockAfterMidnight(page, day);
  await openPage(page, "/book/1?hideSelector=true");
  await chooseSecondOpenDay(page);
  await page.getByLabel("Full Name").fill("Jaspreet Kaur");
  await page.getByLabel("Contact Number").fill("98765 84455");
  await page.getByLabel("Address").fill("House 5, Sarabha Nagar");
  await chooseSlot(page, "08:00 AM");
  const passed = page.getByText(/Last meal \w+ 11:00 PM.* That hour has passed: if you have eaten since/).first();
  await expect(passed).toBeVisible();
  await goToPayment(page);
  await expect(passed).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
