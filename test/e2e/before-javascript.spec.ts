// Rows 2.47, 2.48, 2.51, 2.54, 2.153
import { expect } from "@playwright/test";
import { bookByApi } from "./book-by-api.ts";
import { test } from "./e2e-test.ts";
import { openPackagesMenu, visibleButton } from "./page-actions.ts";

test.use({ javaScriptEnabled: false });

const pages = [
  { path: "/", words: ["Lab tests at your door", "Individual Tests", "Browse by category", "Questions, answered"] },
  { path: "/test-packages", words: ["All Packages", "View Details", "Book Now"] },
  { path: "/test-packages/5", words: ["Tests included", "How to prepare", "Book Now"] },
  { path: "/tests/9", words: ["About this Test", "Sample", "Book Now"] },
  { path: "/tests-new", words: ["Individual Diagnostic Tests", "Thyroid Profile (T3, T4, TSH)", "View Details"] },
  { path: "/test-review?tests=5,9", words: ["Summary", "Thyroid Profile (T3, T4, TSH)", "Total"] },
];

for (const { path, words } of pages) {
  test(`${path} is complete before any script runs`, async ({ page }) => {
    await page.goto(path);
    for (const word of words) await expect(page.getByRole("main").getByText(word).first()).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}

test("the packages menu opens and leads to a package before any script runs", async ({ page }) => {
  await page.goto("/contact");
  const menu = await openPackagesMenu(page);
  await menu.locator("a[href='/test-packages/5']").click();
  await expect(page).toHaveURL("/test-packages/5");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Comprehensive/);
});

test("a test's sections and the questions open and close before any script runs", async ({ page }) => {
  await page.goto("/tests/9");
  const section = page.locator("details").filter({ hasText: "Clinical Importance" });
  await expect(section.getByRole("paragraph")).toBeHidden();
  await section.locator("summary").click();
  await expect(section.getByRole("paragraph")).toBeVisible();
  await page.goto("/");
  const question = page.locator("#faq details").nth(1);
  await question.locator("summary").click();
  await expect(question.getByRole("paragraph")).toBeVisible();
  await expect(page.locator("#faq details[open]")).toHaveCount(1);
});

test("two packages are compared before any script runs", async ({ page }) => {
  await page.goto("/test-packages");
  for (const name of ["Fever Package", "Joint Care Package"]) {
    await page.getByRole("checkbox", { name: `Compare ${name}` }).check();
  }
  await page.getByRole("button", { name: "Compare 2" }).click();
  await expect(page).toHaveURL("/test-packages?compare=13&compare=14");
  await expect(page.getByRole("heading", { name: "In both: 2" })).toBeVisible();
});

test("a message is sent once before any script runs, and a reload sends nothing again", async ({ page }) => {
  await page.goto("/contact");
  const form = page.locator("#message");
  await form.getByRole("button").click();
  await expect(form.getByText("Name must be at least 2 characters.")).toBeVisible();
  await form.getByLabel("Name").fill("Harleen Gill");
  await form.getByLabel("Email").fill("harleen@example.com");
  await form.getByLabel("Phone").fill("98765 43210");
  await form.getByLabel("Subject").fill("Home visit");
  await form.getByLabel("Message").fill("Do you come to Civil Lines before seven?");
  await form.getByRole("button").click();
  await expect(page).toHaveURL("/contact?sent=yes#message");
  await expect(page.getByText("Message Sent!")).toBeVisible();
  const [again] = await Promise.all([page.waitForRequest(/\/contact\?sent=yes$/), page.reload()]);
  expect(again.method()).toBe("GET");
});

test("a message that is far too long gets a page of its own, and no input is lost", async ({ page }) => {
  await page.goto("/contact");
  const form = page.locator("#message");
  await form.getByLabel("Name").fill("Harleen Gill");
  await form.getByLabel("Message").evaluate((field) => {
    (field as HTMLTextAreaElement).value = "Do you come to us? ".repeat(5000);
  });
  const [answer] = await Promise.all([page.waitForResponse(/\/contact$/), form.getByRole("button").click()]);
  expect(answer.status()).toBe(413);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This is too much to send at once");
  await expect(page.getByRole("link", { name: /^Call \+91/ })).toHaveAttribute("href", /^tel:\+91/);
  await expect(page.getByRole("link", { name: "Back to the page" })).not.toHaveCSS(
    "background-color",
    "rgba(0, 0, 0, 0)",
  );
  await page.goBack();
  await expect(form.getByLabel("Name")).toHaveValue("Harleen Gill");
});

test("the search of the home page and of the listing work before any script runs", async ({ page }) => {
  await page.goto("/");
  const search = page.getByRole("search").first();
  await search.getByRole("searchbox").fill("thyroid");
  await search.getByRole("button").click();
  await expect(page).toHaveURL("/tests-new?search=thyroid");
  await expect(page.getByRole("heading", { name: /^\d+ tests? found$/ })).toBeVisible();
  await page.getByRole("searchbox").fill("zzzzqqqq");
  await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText("No tests found")).toBeVisible();
  await page.getByRole("link", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/tests-new");
});

test("a patient logs in, reads the bookings and logs out", { tag: "@day" }, async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Phone number").fill("90000 00000");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByText("No bookings found")).toBeVisible();
  await page.getByLabel("Phone number").fill("98765 00001");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
  await expect(page.getByText(/^BK-\d{8}$/).first()).toBeVisible();
  await page.getByRole("tab", { name: /All Bookings/ }).click();
  await expect(page.getByRole("tab", { selected: true })).toContainText("All Bookings");
  await expect(page.getByText(/^BK-\d{8}$/).first()).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
});

test("a patient with an empty tab is led to the one that has the bookings", { tag: "@day" }, async ({ page }) => {
  const phone = "98765 78888";
  const { code } = await bookByApi(page, { name: "Kamal Bhatia", phone, time: "08:00 AM" });
  await page.goto("/login");
  await page.getByLabel("Phone number").fill(phone);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("article", { name: code })).toBeVisible();
  await page.getByRole("tab", { name: /Completed/ }).click();
  await expect(page.getByText("No completed bookings")).toBeVisible();
  await page.getByRole("link", { name: "See 1 upcoming booking" }).click();
  await expect(page.getByRole("article", { name: code })).toBeVisible();
});

test("a duplicate asks for a confirmation, and a second button books it again", async ({ page }) => {
  const request = { name: "Gurnam Singh", phone: "98765 79999", address: "House 9, Civil Lines", time: "09:00 AM" };
  const { code, bookingDate } = await bookByApi(page, request);
  await page.goto("/book?test=5&hideSelector=true");
  await page.getByLabel("Full Name").fill(request.name);
  await page.getByLabel("Contact Number").fill(request.phone);
  await page.getByRole("textbox", { name: "Address" }).fill("House 9, Civil Lines, Ludhiana, blue gate");
  await page.getByRole("textbox", { name: /^Date/ }).fill(bookingDate);
  await page.getByRole("combobox", { name: /^Time/ }).selectOption(request.time);
  await visibleButton(page, "Book your Appointment").click();
  await expect(page.getByRole("alert")).toContainText(code);
  await expect(page.getByLabel("Full Name")).toHaveValue(request.name);
  await page.getByRole("button", { name: "Yes, book it again" }).click();
  await expect(page.getByRole("heading", { name: "Booking Confirmed!" })).toBeVisible();
  const second = page.getByText(/^BK-\d{8}$/);
  await expect(second).toBeVisible();
  await expect(second).not.toHaveText(code);
});
