// Rows 2.30, 2.32
import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { test } from "./e2e-test.ts";
import { openPackagesMenu, openPage, openTest, testRow } from "./page-actions.ts";

test("a search filters the listing, and clearing it brings every test back", async ({ page }) => {
  await openPage(page, "/tests-new");
  const count = page.getByRole("status").getByRole("heading");
  const all = await count.innerText();
  await page.getByRole("combobox", { name: "Search by name or code" }).fill("thyroid");
  await expect(count).toHaveText(/^\d+ tests? found$/);
  await expect(page).toHaveURL("/tests-new?search=thyroid");
  await expect(testRow(page, "Thyroid Profile (T3, T4, TSH)")).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(count).toHaveText(all);
  await expect(page).toHaveURL("/tests-new");
});

test("the home page suggests tests and packages while typing, and the keys open one or add a test", async ({
  page,
}) => {
  await openPage(page, "/");
  const field = page.getByRole("search").first().getByRole("combobox");
  await field.fill("thyroid");
  const suggestions = page.getByRole("grid", { name: "Suggestions" });
  const rows = suggestions.getByRole("row");
  await expect(rows.first()).toContainText("Thyroid Profile (T3, T4, TSH)");
  await expect(rows.first()).toContainText("₹399");
  await expect(suggestions).toContainText("Thyroid Care Package");
  await field.press("ArrowDown");
  await field.press("ArrowRight");
  await field.press("Enter");
  await expect(suggestions.getByRole("button", { name: "Select Thyroid Profile (T3, T4, TSH)" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await field.press("Escape");
  await expect(suggestions).toBeHidden();
  await field.fill("ਸ਼ੂਗਰ");
  await expect(rows.first()).toContainText("Sugar");
  await field.fill("HLT-001");
  await expect(rows).toHaveCount(1);
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(page).toHaveURL("/test-packages/5");
});

test("a search lists the matching packages too, before any test", async ({ page }) => {
  await openPage(page, "/tests-new?search=hair+fall");
  const packages = page
    .getByRole("main")
    .locator("section")
    .filter({ hasText: /packages? for “hair fall”/ });
  await expect(packages.getByRole("link").first()).toContainText("Vitamin and Energy Package");
});

test("the link to all results shows the listing's count", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("search").first().getByRole("combobox").fill("sugar");
  const link = page.getByRole("link", { name: /for “sugar”$/ });
  const [, tests, packages] = /(\d+) tests? and (\d+) packages?/.exec(await link.innerText()) ?? [];
  await link.click();
  await expect(page.getByRole("heading", { name: `${tests} tests found` })).toBeVisible();
  const found = page.locator("section").filter({ hasText: `${packages} packages for “sugar”` });
  await expect(found.locator("li")).toHaveCount(Number(packages));
});

test("a category in the address filters the listing to its tests", async ({ page }) => {
  await openPage(page, "/");
  const link = page.locator("#tests a[href^='/tests-new?category=']").first();
  const [, name, tests] = /^(.+?)\s*(\d+) tests?$/s.exec(await link.innerText()) ?? [];
  await openPage(page, (await link.getAttribute("href")) ?? "");
  await expect(page.getByLabel("Category").locator("option:checked")).toHaveText(name ?? "");
  await expect(page.getByRole("article")).toHaveCount(Number(tests));
});

test("chips filter the listing to the popular tests and to a category, and count the search results", async ({
  page,
}) => {
  await openPage(page, "/tests-new");
  const chips = page.getByRole("navigation", { name: "Narrow the list" });
  const popular = chips.getByRole("link", { name: /^Popular/ });
  const count = Number((await popular.innerText()).replace(/\D/g, ""));
  await popular.click();
  await expect(page).toHaveURL("/tests-new?popular=true");
  await expect(page.getByRole("article")).toHaveCount(count);
  const hormones = chips.getByRole("link", { name: /^Thyroid, hormones and markers/ });
  await hormones.click();
  await expect(page).toHaveURL("/tests-new?category=8");
  const whole = await hormones.innerText();
  await page.getByRole("combobox", { name: "Search by name or code" }).fill("thyroid");
  await expect(hormones).not.toHaveText(whole);
  await expect(page.getByRole("article")).toHaveCount(Number((await hormones.innerText()).replace(/\D/g, "")));
});

test("each row of the listing shows all data of its test, on a phone after a tap on its name", async ({
  page,
  isMobile,
}) => {
  await openPage(page, "/tests-new?search=HBA-002");
  const row = testRow(page, "HbA1c");
  await expect(row).toContainText("HBA-002");
  if (isMobile) await row.getByRole("button", { name: "HbA1c" }).click();
  for (const words of ["Your average blood sugar", "Blood, sugar and vitamins", "Popular"]) {
    await expect(row.getByText(words)).toBeVisible();
  }
  await page.reload();
  await openTest(page, "HbA1c");
  await expect(page).toHaveURL("/tests/2");
});

// Rows 2.60, 2.67
test("a search without results says so, and Clear Filters leads back", async ({ page }) => {
  await openPage(page, "/tests-new?search=zzzzqqqq");
  await expect(page.getByText("No tests found")).toBeVisible();
  await expect(page.getByText("Try a different search term or browse by category below.")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page.getByText("No tests found")).toBeHidden();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page).toHaveURL("/tests-new");
});

test("the cart counts the selected tests, adds them up, and removes them again", async ({ page }) => {
  await openPage(page, "/tests-new?search=thyroid");
  await select(page, "Thyroid Profile (T3, T4, TSH)");
  await select(page, "Anti-TPO Antibody");
  const button = page.getByRole("button", { name: /^Tests Cart/ });
  await expect(button).toHaveAccessibleName(/2 tests/);
  await button.click();
  const cart = page.getByRole("dialog", { name: "Tests Cart" });
  await expect(cart).toContainText("₹1,048");
  await cart.getByRole("button", { name: "Remove Anti-TPO Antibody" }).click();
  await expect(cart).not.toContainText("₹1,048");
  const total = cart.getByRole("definition").last();
  await expect(total).toHaveText("₹399");
  const undo = cart.getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  const [toast, sum] = [await readBox(undo), await readBox(total)];
  const isApart =
    toast.right <= sum.left || sum.right <= toast.left || toast.bottom <= sum.top || sum.bottom <= toast.top;
  expect({ isApart, toast, sum }).toMatchObject({ isApart: true });
  await cart.getByRole("button", { name: "Close" }).last().click();
  await expect(button).toHaveAccessibleName(/1 test$/);
  await expect(page.getByRole("checkbox", { name: "Select Anti-TPO Antibody" })).not.toBeChecked();
});

// Row 2.79
test("removing the last test from the review leads back to the listing", async ({ page }) => {
  await openPage(page, "/test-review?tests=5,9");
  const remove = page.getByRole("main").getByRole("button", { name: /^Remove/ });
  await expect(remove).toHaveCount(2);
  await remove.first().click();
  await expect(page).toHaveURL("/test-review?tests=9");
  await expect(remove).toHaveCount(1);
  await remove.click();
  await expect(page).toHaveURL("/tests-new");
});

test("the packages of the menu lead to their pages, each next to the nearest cheaper one", async ({ page }) => {
  await openPage(page, "/contact");
  const menu = await openPackagesMenu(page);
  const link = menu.locator("a[href='/test-packages/5']");
  await expect(link).toContainText("₹");
  await link.click();
  await expect(page).toHaveURL("/test-packages/5");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Comprehensive/);
  const more = page.getByRole("main").locator("section").filter({ hasText: "What you get for ₹300 more" });
  await expect(more.getByRole("listitem")).toHaveText(/Vitamin D3/);
  await more.getByRole("link", { name: "Advance Health Monitoring Package (1.2)" }).click();
  await expect(page).toHaveURL("/test-packages/4");
});

test("packages are filtered by health goal, and any two are compared", async ({ page }) => {
  await openPage(page, "/test-packages");
  await page.getByRole("link", { name: /^Fever and joints/ }).click();
  await expect(page).toHaveURL("/test-packages?need=fever-and-joints");
  await page.getByRole("checkbox", { name: "Compare Fever Package" }).check();
  await page.getByRole("link", { name: /^All \d/ }).click();
  await page.getByRole("checkbox", { name: "Compare Senior Citizen Package" }).check();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Compare 2" }).click();
  await expect(page).toHaveURL("/test-packages?compare=13,10");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("3 tests in both, ₹500 apart");
  const only = (name: string) => page.locator("section").filter({ hasText: `Only in ${name}` });
  await expect(only("Fever Package").getByRole("listitem")).toHaveText([/NS1/, /Malaria/, /Typhidot/, /C-Reactive/]);
  await expect(only("Senior Citizen Package").getByRole("listitem")).toHaveCount(8);
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "All Packages" }).click();
  await expect(page).toHaveURL("/test-packages");
});

function readBox(element: Locator): Promise<DOMRect> {
  return element.evaluate((box) => box.getBoundingClientRect().toJSON());
}

async function select(page: Page, name: string): Promise<void> {
  await page.getByRole("checkbox", { name: `Select ${name}` }).click();
  await expect(page.getByRole("checkbox", { name: `Selected ${name}` })).toBeChecked();
}

test("a search works where its suggestions cannot be loaded", async ({ page }) => {
  await openPage(page, "/");
  await page.route("**/assets/**", (route) => route.abort());
  const field = page.getByRole("search").first().getByRole("combobox");
  // At typing speed: the field must survive the first letters, with which its suggestions are loaded.
  await field.pressSequentially("thyroid", { delay: 150 });
  await expect(field).toHaveValue("thyroid");
  await page.unroute("**/assets/**");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/tests-new\?search=thyroid$/);
  await expect(page.getByRole("status").filter({ hasText: "tests found" })).toBeVisible();
});
