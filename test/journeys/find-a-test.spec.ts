import { expect, type Page, test } from "@playwright/test";
import { open, openPackagesMenu } from "./hands.ts";

/** Lists are asked for three times more, each after a longer while, before they have failed (spec §9). */
const afterRetries = { timeout: 20_000 };

test("a search narrows the listing, and clearing it brings every test back", async ({ page }) => {
  await open(page, "/tests-new");
  const count = page.getByRole("status").getByRole("heading");
  const all = await count.innerText();
  await page.getByRole("searchbox").fill("thyroid");
  await expect(count).toHaveText(/^\d+ tests? found$/);
  await expect(page).toHaveURL("/tests-new?search=thyroid");
  await expect(cardOf(page, "Thyroid Profile (T3, T4, TSH)")).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(count).toHaveText(all);
  await expect(page).toHaveURL("/tests-new");
});

test("a category in the address narrows the listing to its tests", async ({ page }) => {
  await open(page, "/");
  const link = page.locator("#tests a[href^='/tests-new?category=']").first();
  const [, name, tests] = /^(.+?)\s*(\d+) tests?$/s.exec(await link.innerText()) ?? [];
  await open(page, (await link.getAttribute("href")) ?? "");
  await expect(page.getByLabel("Category").locator("option:checked")).toHaveText(name ?? "");
  await expect(page.getByRole("article")).toHaveCount(Number(tests));
});

test("a search that finds nothing says so, and Clear Filters leads back", async ({ page }) => {
  await open(page, "/tests-new?search=zzzzqqqq");
  await expect(page.getByText("No tests found")).toBeVisible();
  await expect(page.getByText("Try a different search term or browse by category below.")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page.getByText("No tests found")).toBeHidden();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page).toHaveURL("/tests-new");
});

test("the cart counts what is selected, adds it up, and lets it go again", async ({ page }) => {
  await open(page, "/tests-new?search=thyroid");
  await select(page, "Thyroid Profile (T3, T4, TSH)");
  await select(page, "Anti-TPO Antibody");
  const button = page.getByRole("button", { name: /^Tests Cart/ });
  await expect(button).toHaveAccessibleName(/2 tests/);
  await button.click();
  const cart = page.getByRole("dialog", { name: "Tests Cart" });
  await expect(cart).toContainText("₹1,048");
  await cart.getByRole("button", { name: "Remove Anti-TPO Antibody" }).click();
  await expect(cart).not.toContainText("₹1,048");
  await expect(cart.getByRole("definition").last()).toHaveText("₹399");
  await cart.getByRole("button", { name: "Close" }).last().click();
  await expect(button).toHaveAccessibleName(/1 test$/);
  await expect(page.getByRole("checkbox", { name: "Select Anti-TPO Antibody" })).not.toBeChecked();
});

test("removing the last test from the review leads back to the listing", async ({ page }) => {
  await open(page, "/test-review?tests=5,9");
  const remove = page.getByRole("main").getByRole("button", { name: /^Remove/ });
  await expect(remove).toHaveCount(2);
  await remove.first().click();
  await expect(page).toHaveURL("/test-review?tests=9");
  await expect(remove).toHaveCount(1);
  await remove.click();
  await expect(page).toHaveURL("/tests-new");
});

test("the packages of the menu lead to their pages", async ({ page }) => {
  await open(page, "/contact");
  const menu = await openPackagesMenu(page);
  const link = menu.locator("a[href='/test-packages/5']");
  await expect(link).toContainText("₹");
  await link.click();
  await expect(page).toHaveURL("/test-packages/5");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Comprehensive/);
});

test("home sections that fail say so, each in its place, while the rest stands", async ({ page }) => {
  await open(page, "/contact");
  await fail(page, /^\/api\/(test-packages\/featured|testimonials|faqs)$/);
  await page.getByRole("link", { name: "nabz, home" }).click();
  for (const what of ["packages", "testimonials", "FAQs"]) await expectFailure(page, `Failed to load ${what}.`);
  await expect(page.locator("#tests").getByRole("article")).not.toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(3);
});

test("test lists that fail say so after their retries, on the home page and on the listing", async ({ page }) => {
  await open(page, "/contact");
  await fail(page, /^\/api\/(test-categories|tests|tests\/digest)$/);
  await page.getByRole("link", { name: "nabz, home" }).click();
  await expectFailure(page, "Failed to load test categories.");
  await expectFailure(page, "Unable to load tests data.");
  await expect(page.locator("#faq details")).not.toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Individual Tests" }).click();
  await expect(page.getByRole("heading", { name: "We encountered a problem" })).toBeVisible(afterRetries);
  await expect(page.getByText("Failed to load test categories. Please try again later.")).toBeVisible();
  await page.unroute("**/api/**");
  await page.getByRole("button", { name: "Refresh Page" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a package and a test that fail each lead back home", async ({ page }) => {
  await open(page, "/meta-ad");
  await fail(page, /^\/api\/(test-packages|test-packages\/\d+|tests\/\d+)$/);
  await page.getByRole("link", { name: "Back to Home" }).click();
  const menu = await openPackagesMenu(page);
  await menu.getByRole("link", { name: "All Packages" }).first().click();
  await expectFailure(page, "Failed to load packages.");
  await page.getByRole("link", { name: "nabz, home" }).first().click();
  await page.locator("article a[href^='/test-packages/']").first().click();
  await expect(page.getByRole("heading", { name: "Error Loading Package" })).toBeVisible(afterRetries);
  await page.getByRole("main").getByRole("link", { name: "Back to Home" }).click();
  await page.locator("#tests article a[href^='/tests/']").first().click();
  await expect(page.getByRole("heading", { name: "Error Loading Test" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("a review that cannot load its tests says so", async ({ page }) => {
  await open(page, "/");
  await fail(page, /^\/api\/tests(\/\d+)?$/);
  await page.locator("#tests").getByRole("checkbox").first().click();
  await page.getByRole("main").getByRole("link", { name: "Review", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Review your tests");
  await expectFailure(page, "Unable to load tests data.");
});

function cardOf(page: Page, name: string) {
  return page.getByRole("article").filter({ has: page.getByRole("link", { name, exact: true }) });
}

async function select(page: Page, name: string): Promise<void> {
  await page.getByRole("checkbox", { name: `Select ${name}` }).click();
  await expect(page.getByRole("checkbox", { name: `Selected ${name}` })).toBeChecked();
}

/** These paths of the API answer 500 to whatever the page asks from now on. */
async function fail(page: Page, paths: RegExp): Promise<void> {
  await page.route("**/api/**", (route) =>
    paths.test(new URL(route.request().url()).pathname) ? route.fulfill({ status: 500 }) : route.continue(),
  );
}

async function expectFailure(page: Page, what: string): Promise<void> {
  const alert = page.getByRole("alert").filter({ hasText: what });
  await expect(alert).toContainText("Please try again later.", afterRetries);
}
