import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import {
  chooseHour,
  choosePackage,
  confirmationOf,
  fillDetails,
  goToPayment,
  open,
  shownButton,
  signInAtDesk,
  untilAwake,
} from "./page-actions.ts";
import { expectNothingStale, translate } from "./translator.ts";

/** The texts are the same at every width. */
test.skip(({ isMobile }) => !isMobile, "once is enough");

const patient = { name: "Jaspreet Kaur", phone: "98765 84444", address: "House 5, Sarabha Nagar", time: "09:00 AM" };

const pages = [
  ...["/", "/test-packages", "/test-packages/5", "/test-packages?compare=1,2", "/tests-new", "/tests/9"],
  ...["/test-review?tests=5,9,12", "/book", "/login", "/contact", "/comprehensive-health", "/privacy"],
];

for (const path of pages) {
  test(`${path} stays whole while it is read and left in translation`, async ({ page }) => {
    const errors = errorsOf(page);
    await open(page, path);
    await translate(page);
    await page.locator("main summary").evaluateAll((all) => {
      for (const one of all) (one as HTMLElement).click();
    });
    await page.locator("main .select input").evaluateAll((all) => {
      for (const one of all.slice(0, 3)) (one as HTMLElement).click();
    });
    await expectNothingStale(page);
    const other = path === "/" ? "/test-packages" : "/";
    await page.locator(`a[href="${other}"]`).first().dispatchEvent("click");
    await page.waitForURL(other);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNothingStale(page);
    expect(errors).toEqual([]);
  });
}

test("a search in translation shows what it finds for each word that is typed", async ({ page }) => {
  const errors = errorsOf(page);
  await open(page, "/");
  await translate(page);
  const field = page.getByRole("combobox").first();
  for (const word of ["thy", "thyroid", "sugar", "zzzz", "vit d", ""]) {
    await field.fill(word);
    if (word !== "" && word !== "zzzz") await expect(page.getByRole("row").first()).toBeVisible();
    await expectNothingStale(page);
  }
  expect(errors).toEqual([]);
});

test("a booking in translation shows the day, the price and the hour that are chosen", async ({ page }) => {
  const errors = errorsOf(page);
  await open(page, "/book/2");
  await translate(page);
  await fillDetails(page, patient);
  await expectNothingStale(page);
  await choosePackage(page, 5);
  await expectNothingStale(page);
  await chooseHour(page, "08:00 AM");
  await goToPayment(page);
  await expectNothingStale(page);
  await page.goBack();
  await page.locator(".day-tile:enabled").nth(2).click();
  await choosePackage(page, 1);
  await chooseHour(page, "10:00 AM");
  await goToPayment(page);
  await expectNothingStale(page);
  await shownButton(page, "Confirm Booking").click();
  await expect(confirmationOf(page)).toBeVisible();
  await expectNothingStale(page);
  expect(errors).toEqual([]);
});

test("codes, names and prices are left as they are", async ({ page }) => {
  await open(page, "/test-packages/5");
  await translate(page);
  await expect(page.locator("main font").first()).toBeAttached();
  await expect(page.locator(".code font, h1 font")).toHaveCount(0);
  await expect(page.locator(".price font", { hasText: "₹" })).toHaveCount(0);
});

test("the staff area is left as it is, and the site beside it is not", async ({ page }) => {
  await signInAtDesk(page);
  await translate(page);
  await expect(page.locator("font")).toHaveCount(0);
  await page.locator('header a[href="/"]').dispatchEvent("click");
  await page.waitForURL("/");
  await untilAwake(page);
  expect(await page.evaluate(() => "translated" in window)).toBe(false);
  await translate(page);
  await expect(page.locator("main font").first()).toBeAttached();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("font")).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("translate", "no");
});

test("a page that somebody else's script has broken is made anew", async ({ page }) => {
  await open(page, "/");
  const field = page.getByRole("combobox").first();
  await field.fill("thyroid");
  await expect(page.getByRole("row").first()).toBeVisible();
  await page.locator(".sugg-row").evaluateAll((rows) => {
    for (const row of rows) row.remove();
  });
  const broken = page.waitForEvent("console", { predicate: (message) => message.text().includes("NotFoundError") });
  await field.fill("sugar");
  await broken;
  await expect(page.getByRole("heading", { level: 1, name: /Lab tests at your door/ })).toBeVisible();
  await untilAwake(page);
  await field.fill("");
  await field.fill("hba1c");
  await expect(page.getByRole("row").first()).toContainText("HbA1c");
});

/**
 * What the page's scripts have thrown. That a part which came after its page was translated already (418), React says too:
 * it draws that part anew.
 */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => {
    if (!message.includes("#418")) errors.push(message);
  });
  page.on("console", (message) => {
    if (message.type() === "error" && /NotFoundError|Node'/.test(message.text())) errors.push(message.text());
  });
  return errors;
}
