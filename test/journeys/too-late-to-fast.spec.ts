// Row 2.94
import { expect } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { test } from "./journey.ts";
import { open } from "./page-actions.ts";

test("hours whose last meal has passed say so, and the first one to fast for is one tap away", async ({ page }) => {
  // The lab's clock shows one minute after the midnight before the day that is shown first.
  let today: string | undefined;
  await page.route(/\/api\/slots\?date=/, async (route) => {
    const answer = await route.fetch();
    const day = await answer.json();
    today ??= day.date;
    await route.fulfill({ response: answer, json: { ...day, asOf: { day: today, minutes: 1 } } });
  });
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
