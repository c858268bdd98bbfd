// Row 2.94
import { expect, type Page } from "@playwright/test";
import { labInstant } from "#core/calendar/clock.ts";
import { expectAccessible } from "./axe.ts";
import { test } from "./journey.ts";
import { chooseHour, goToPayment, open } from "./page-actions.ts";

/** The lab's clock shows one minute after the midnight before the day that is shown first. */
async function afterMidnight(page: Page): Promise<void> {
  let today: string | undefined;
  await page.route(/\/api\/slots\?date=/, async (route) => {
    const answer = await route.fetch();
    const day = await answer.json();
    today ??= day.date as string;
    const asOf = { day: today, minutes: 1 };
    const headers = { ...answer.headers(), date: labInstant(asOf).toUTCString() };
    await route.fulfill({ response: answer, headers, json: { ...day, asOf } });
  });
}

test("hours whose last meal has passed say so, and the first one to fast for is one tap away", async ({ page }) => {
  await afterMidnight(page);
  await open(page, "/book/1?hideSelector=true");
  const hour = page.getByRole("radio", { name: /^08:00 AM/ });
  await expect(hour).toHaveAccessibleName(/Last meal \w+ 11:00 PM/);
  await expect(page.getByText("For these hours the last meal has passed.")).toBeVisible();
  const offer = page.getByRole("button", { name: /^The first hour that you can still fast for is .+, 07:00 AM$/ });
  await expectAccessible(page);
  await offer.click();
  await expect(page.getByRole("radio", { name: /^07:00 AM/ })).toBeChecked();
  await expect(page.getByText("For these hours the last meal has passed.")).toBeHidden();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("the summary and the payment step say that the last meal has passed", async ({ page }) => {
  await afterMidnight(page);
  await open(page, "/book/1?hideSelector=true");
  await page.getByLabel("Full Name").fill("Jaspreet Kaur");
  await page.getByLabel("Contact Number").fill("98765 84455");
  await page.getByLabel("Address").fill("House 5, Sarabha Nagar");
  await chooseHour(page, "08:00 AM");
  const passed = page.getByText(/Last meal \w+ 11:00 PM.* That hour has passed: if you have eaten since/).first();
  await expect(passed).toBeVisible();
  await goToPayment(page);
  await expect(passed).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
