import { expect, type Page } from "@playwright/test";
import { test } from "#test/e2e/e2e-test.ts";
import {
  choosePackage,
  chooseSlot,
  confirmationCard,
  fillDetails,
  goToPayment,
  openPage,
  signInAsAdmin,
  visibleButton,
  waitUntilHydrated,
} from "#test/e2e/page-actions.ts";
import { expectNothingStale, translate } from "./translator.ts";

const patient = { name: "Jaspreet Kaur", phone: "98765 84444", address: "House 5, Sarabha Nagar", time: "09:00 AM" };

const pages = [
  ...["/", "/test-packages", "/test-packages/5", "/test-packages?compare=1,2", "/tests-new", "/tests/9"],
  ...["/test-review?tests=5,9,12", "/book", "/login", "/contact", "/comprehensive-health", "/privacy"],
];

for (const path of pages) {
  test(`${path} stays whole while it is read and left in translation`, async ({ page }) => {
    const errors = recordErrors(page);
    await openPage(page, path);
    await translate(page);
    await page.locator("main summary").evaluateAll((all) => {
      for (const element of all) (element as HTMLElement).click();
    });
    await page.locator("main label input[type=checkbox]").evaluateAll((all) => {
      for (const element of all.slice(0, 3)) (element as HTMLElement).click();
    });
    await expectNothingStale(page);
    const otherPath = path === "/" ? "/test-packages" : "/";
    await page.locator(`a[href="${otherPath}"]`).first().dispatchEvent("click");
    await page.waitForURL(otherPath);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNothingStale(page);
    expect(errors).toEqual([]);
  });
}

test("a search in translation shows the results of each word that is typed", async ({ page }) => {
  const errors = recordErrors(page);
  await openPage(page, "/");
  await translate(page);
  const field = page.getByRole("combobox").first();
  for (const word of ["thy", "thyroid", "sugar", "zzzz", "vit d", ""]) {
    await field.fill(word);
    if (word !== "" && word !== "zzzz") await expect(page.getByRole("row").first()).toBeVisible();
    await expectNothingStale(page);
  }
  expect(errors).toEqual([]);
});

test("a booking in translation shows the chosen day, price and slot", async ({ page }) => {
  const errors = recordErrors(page);
  await openPage(page, "/book/2");
  await translate(page);
  await fillDetails(page, patient);
  await expectNothingStale(page);
  await choosePackage(page, 5);
  await expectNothingStale(page);
  await chooseSlot(page, "08:00 AM");
  await goToPayment(page);
  await expectNothingStale(page);
  await page.goBack();
  await page.locator("button[aria-pressed]:enabled").nth(2).click();
  await choosePackage(page, 1);
  await chooseSlot(page, "10:00 AM");
  await goToPayment(page);
  await expectNothingStale(page);
  await visibleButton(page, "Confirm Booking").click();
  await expect(confirmationCard(page)).toBeVisible();
  await expectNothingStale(page);
  expect(errors).toEqual([]);
});

test("codes, names and prices are not translated", async ({ page }) => {
  await openPage(page, "/test-packages/5");
  await translate(page);
  await expect(page.locator("main font").first()).toBeAttached();
  await expect(page.locator("main font", { hasText: /^[A-Z]{2,4}-\d{3}$/ })).toHaveCount(0);
  await expect(page.locator("h1 font")).toHaveCount(0);
  await expect(page.locator("[data-price] font", { hasText: "₹" })).toHaveCount(0);
});

test("the staff area is not translated, and the site is", async ({ page }) => {
  await signInAsAdmin(page);
  await translate(page);
  await expect(page.locator("font")).toHaveCount(0);
  await page.locator('header a[href="/"]').dispatchEvent("click");
  await page.waitForURL("/");
  await waitUntilHydrated(page);
  expect(await page.evaluate(() => "translated" in window)).toBe(false);
  await translate(page);
  await expect(page.locator("main font").first()).toBeAttached();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("font")).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("translate", "no");
});

test("a page broken by a foreign script is rendered again", async ({ page }) => {
  await openPage(page, "/");
  const field = page.getByRole("combobox").first();
  await field.fill("thyroid");
  await expect(page.getByRole("row").first()).toBeVisible();
  await page
    .getByRole("grid", { name: "Suggestions" })
    .getByRole("row")
    .evaluateAll((rows) => {
      for (const row of rows) row.remove();
    });
  const broken = page.waitForEvent("console", { predicate: (message) => message.text().includes("NotFoundError") });
  await field.fill("sugar");
  await broken;
  await expect(page.getByRole("heading", { level: 1, name: /Lab tests at your door/ })).toBeVisible();
  await waitUntilHydrated(page);
  await field.fill("");
  await field.fill("hba1c");
  await expect(page.getByRole("row").first()).toContainText("HbA1c");
});

/**
 * Returns the errors of the page's scripts. React also reports when a part that came after its page was translated
 * already (418): it renders that part again.
 */
function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => {
    if (!message.includes("#418")) errors.push(message);
  });
  page.on("console", (message) => {
    if (message.type() === "error" && /NotFoundError|Node'/.test(message.text())) errors.push(message.text());
  });
  return errors;
}
