// Rows 2.29, 2.68
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./e2e-test.ts";
import { openPackagesMenu, openPage } from "./page-actions.ts";

/** More than the longest pause between two retries of a list (row 9.23: three retries). */
const RETRY_MS = 8000;

// Row 9.27
test("each section of the home page says that it loads, then shows its content", async ({ page }) => {
  await openPage(page, "/contact");
  const release = await holdRequests(page, /^\/api\//);
  await page.getByRole("link", { name: "nabz, home" }).click();
  for (const what of ["packages", "test categories", "tests", "testimonials", "FAQs"]) {
    await expect(page.getByRole("status").filter({ hasText: `Loading ${what}...` })).toBeVisible();
  }
  const shapes = { "test categories": 8, packages: 4, testimonials: 3, FAQs: 5 };
  for (const [what, count] of Object.entries(shapes)) {
    const loading = page
      .getByRole("main")
      .getByRole("status")
      .filter({ hasText: `Loading ${what}...` });
    await expect(loading.locator("> [aria-hidden] > *")).toHaveCount(count);
  }
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  release();
  await expect(page.getByRole("status").filter({ hasText: /^Loading/ })).toHaveCount(0);
  await expect(page.locator("#tests").getByRole("article")).not.toHaveCount(0);
});

// Rows 8.2, 8.3
test("each failing section of the home page says so in its place, while the rest stays", async ({ page }) => {
  await openPage(page, "/contact");
  await failRequests(page, /^\/api\/(test-packages\/featured|testimonials|faqs)$/);
  await page.getByRole("link", { name: "nabz, home" }).click();
  for (const what of ["packages", "testimonials", "FAQs"]) await expect(getFailure(page, what)).toBeVisible();
  await expect(page.locator("#tests").getByRole("article")).not.toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(3);
});

test("a section without content of the lab is not shown empty", async ({ page }) => {
  await openPage(page, "/contact");
  await page.route(/\/api\/(test-packages\/featured|testimonials|faqs)$/, (route) => route.fulfill({ json: [] }));
  await page.getByRole("link", { name: "nabz, home" }).click();
  const questions = page.locator("#faq");
  await expect(questions.getByRole("heading")).toHaveText("Any questions?");
  await expect(questions.getByRole("link", { name: "Contact Support" })).toBeVisible();
  for (const name of ["Health packages", "What patients say"]) {
    await expect(page.getByRole("heading", { name })).toHaveCount(0);
  }
});

// Rows 8.1, 8.6, 9.23
test("failing test lists say so after their retries, on the home page and on the listing", async ({ page }) => {
  await page.clock.install();
  await openPage(page, "/contact");
  await failRequests(page, /^\/api\/(test-categories|tests|tests\/digest)$/);
  await page.getByRole("link", { name: "nabz, home" }).click();
  await expectAfterRetries(page, getFailure(page, "test categories"));
  await expectAfterRetries(page, page.getByRole("alert").filter({ hasText: "Unable to load tests data." }));
  await expect(page.locator("#faq details")).not.toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Individual Tests" }).click();
  await expectAfterRetries(page, page.getByRole("heading", { name: "We encountered a problem" }));
  await expect(page.getByText("Failed to load test categories. Please try again later.")).toBeVisible();
  await page.unroute("**/api/**");
  await page.getByRole("button", { name: "Refresh Page" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});

// Row 8.5
test("a failing list, package and test each say so, and lead back home", async ({ page }) => {
  await page.clock.install();
  await openPage(page, "/meta-ad");
  await failRequests(page, /^\/api\/(test-packages|test-packages\/\d+(\/comparison)?|tests\/\d+)$/);
  await page.getByRole("link", { name: "Back to Home" }).click();
  const menu = await openPackagesMenu(page);
  await menu.getByRole("link", { name: "All Packages" }).first().click();
  await expect(getFailure(page, "packages")).toBeVisible();
  await openPage(page, "/contact");
  await page.getByRole("link", { name: "nabz, home" }).click();
  await page.locator("#tests article a[href^='/tests/']").first().click();
  await expect(page.getByRole("heading", { name: "Error Loading Test" })).toBeVisible();
  await expect(page.getByText("We couldn't load the test details. Please try again later.")).toBeVisible();
  await openPackage(page);
  await expectAfterRetries(page, page.getByRole("heading", { name: "Error Loading Package" }));
  await expect(page.getByText("We couldn't load the test package details. Please try again later.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("a package known from a list stays if its own request fails, with a retry", async ({ page }) => {
  await page.clock.install();
  await openPage(page, "/contact");
  await failRequests(page, /^\/api\/test-packages\/\d+(\/comparison)?$/);
  await page.getByRole("link", { name: "nabz, home" }).click();
  const card = page
    .getByRole("main")
    .getByRole("article")
    .filter({ has: page.getByRole("link", { name: "View Details" }) });
  const name = await card.first().getByRole("heading").innerText();
  await card.first().getByRole("link", { name: "View Details" }).click();
  const failed = page.getByRole("alert").filter({ hasText: "We couldn't load the test package details." });
  await expectAfterRetries(page, failed);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.unroute("**/api/**");
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(failed).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("a booking whose list of packages fails says so in its place, with a retry", async ({ page }) => {
  await openPage(page, "/contact");
  await failRequests(page, /^\/api\/test-packages$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Book Appointment" }).click();
  await expect(getFailure(page, "packages")).toBeVisible();
  const choices = page.getByRole("group", { name: /^Select Package/ }).getByRole("radio");
  await expect(choices).toHaveCount(0);
  await page.unroute("**/api/**");
  await getFailure(page, "packages").getByRole("button", { name: "Try again" }).click();
  await expect(choices).not.toHaveCount(0);
});

// Row 8.12
test("the packages menu says that it loads, or that there are none", async ({ page }) => {
  await openPage(page, "/meta-ad");
  const menu = page.getByRole("navigation", { name: "Main", includeHidden: true }).locator("details");
  const release = await holdRequests(page, /digest$/);
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(menu).toContainText("Loading packages...");
  release();
  await expect(menu.locator('a[href*="/test-packages/"]')).not.toHaveCount(0);
  await page.unroute("**/api/**");
  await openPage(page, "/meta-ad");
  await page.route("**/api/test-packages/digest", (route) => route.fulfill({ json: { packages: [], best: null } }));
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(menu).toContainText("No packages available");
  await expect(page.locator("[data-promo]")).toHaveText("Book Now Pay Later");
});

test("a review that cannot load its tests says so", async ({ page }) => {
  await page.clock.install();
  await openPage(page, "/");
  await failRequests(page, /^\/api\/tests(\/\d+)?$/);
  await page.locator("#tests").getByRole("checkbox").first().click();
  await page.getByRole("main").getByRole("link", { name: "Review", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Review your tests");
  await expectAfterRetries(page, page.getByRole("alert").filter({ hasText: "Unable to load tests data." }));
});

async function openPackage(page: Page): Promise<void> {
  const menu = await openPackagesMenu(page);
  await menu.locator("a[href='/test-packages/4']").click();
}

function getFailure(page: Page, what: string): Locator {
  return page.getByRole("alert").filter({ hasText: `Failed to load ${what}. Please try again later.` });
}

/** Advances the page's clock until a query has used up its retries. */
async function expectAfterRetries(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(RETRY_MS);
    await expect(shown).toBeVisible({ timeout: 200 });
  }).toPass();
}

/** From now on these paths of the API respond with 500. */
async function failRequests(page: Page, paths: RegExp): Promise<void> {
  await page.route("**/api/**", (route) =>
    paths.test(new URL(route.request().url()).pathname) ? route.fulfill({ status: 500 }) : route.continue(),
  );
}

/** These paths of the API respond only when they are released. */
async function holdRequests(page: Page, paths: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/**", async (route) => {
    if (paths.test(new URL(route.request().url()).pathname)) await promise;
    await route.continue();
  });
  return resolve;
}
