// Rows 2.105, 2.112, 2.149, 8.33
import { expect } from "@playwright/test";
import { test } from "#test/e2e/e2e-test.ts";
import {
  choosePackage,
  confirmationCard,
  fillDetails,
  goToPayment,
  openPage,
  visibleButton,
} from "#test/e2e/page-actions.ts";

const patient = { name: "Gurleen Kaur", phone: "98765 85555", address: "House 3, Civil Lines", time: "11:00 AM" };

test("a confirmation stays at the address of its booking, and covers no form that is opened later", async ({
  page,
}) => {
  await openPage(page, "/book/2");
  await fillDetails(page, patient);
  await goToPayment(page);
  await page.goBack();
  await expect(visibleButton(page, "Book your Appointment")).toBeVisible();
  await page.goForward();
  await visibleButton(page, "Confirm Booking").click();
  await expect(confirmationCard(page)).toBeVisible();
  await page.goBack();
  await expect(confirmationCard(page)).toBeVisible();
  await page.waitForFunction(() => window.history.state?.usr?.sees);
  await page.reload();
  await expect(confirmationCard(page)).toBeVisible();

  await openPage(page, "/");
  await openPage(page, "/book/2");
  await expect(page.getByLabel("Full Name")).toBeVisible();
  await expect(confirmationCard(page)).toBeHidden();
});

test("the payment step leads back to the selection, and another package can be chosen", async ({ page }) => {
  await openPage(page, "/book/2");
  await fillDetails(page, { ...patient, phone: "98765 85556" });
  await goToPayment(page);
  await page.getByRole("button", { name: "Change what is booked" }).click();
  await choosePackage(page, 1);
  await goToPayment(page);
  await expect(
    page.getByRole("listitem").filter({ hasText: "Essential Health Monitoring Package (1.1)" }),
  ).toBeVisible();
});

test("a login with a number without bookings says so at the field", async ({ page }) => {
  await openPage(page, "/login");
  await page.getByLabel("Phone number").fill("98111 22334");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByLabel("Phone number")).toHaveAccessibleDescription(/No booking was made with this number/);
});

test("a login in a browser that blocks cookies says what is needed, and sends nothing", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "cookieEnabled", { get: () => false }));
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await openPage(page, "/login");
  await page.getByLabel("Phone number").fill("98765 43210");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByLabel("Phone number")).toHaveAccessibleDescription(/blocks cookies/);
  expect(sent).toEqual([]);
});

test("the skip link leads to the page's main content", async ({ page }) => {
  await openPage(page, "/contact");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});
