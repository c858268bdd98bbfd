import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { bookByApi } from "./book-by-api.ts";
import { test } from "./e2e-test.ts";
import { openPage, signInAsAdmin } from "./page-actions.ts";

async function press(page: Page, role: "button" | "radio" | "checkbox", name: string | RegExp): Promise<void> {
  const control = page.getByRole("dialog").getByRole(role, { name });
  await control.press(role === "button" ? "Enter" : "Space");
}

test("merges two records of one patient, and splits one record of two", async ({ page }) => {
  const [phone, otherPhone] = ["9876577821", "9876577822"];
  const slot = { openDaysAhead: 7 };
  await signInAsAdmin(page);
  await bookByApi(page, { ...slot, name: "Harleen Grewal", phone, time: "01:00 PM" });
  await bookByApi(page, { ...slot, name: "Harlin Grewal", phone: otherPhone, time: "02:00 PM" });
  const [merged] = await (await page.request.get(`/api/patients?search=${phone}`)).json();
  await openPage(page, `/admin/patients?patient=${merged.id}`);
  await press(page, "button", "Merge with another patient");
  await page.getByLabel("Search by name or phone").last().fill(otherPhone);
  await press(page, "radio", /^Harlin Grewal/);
  await expect(page.getByText("Harlin Grewal becomes Harleen Grewal")).toBeVisible();
  await expect(page.getByText("Harleen Grewal stays, Harlin Grewal goes")).toBeVisible();
  await expectAccessible(page);
  await press(page, "button", "Merge the two");
  await expect(page.getByText("Please tick that another phone will see them.")).toBeVisible();
  await press(page, "checkbox", /^I know/);
  await press(page, "button", "Merge the two");
  await expect(page.getByText("The two are one patient now", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Merge with another patient" })).toBeFocused();
  await press(page, "button", "Split off somebody else");
  await page.getByRole("checkbox").first().press("Space");
  await page.getByLabel("Name of that person").fill("Harlin Grewal");
  await expectAccessible(page);
  await press(page, "button", "Split them off");
  await expect(page.getByText("The bookings have their own patient now", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Harlin Grewal", exact: true })).toBeVisible();
});
