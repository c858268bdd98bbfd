// Rows 2.12, 2.13, 2.151, 2.153, 2.156, 3.31, 4.31, 4.32, 4.33, 5.21, 7.26, 9.3
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { test } from "./e2e-test.ts";
import {
  chooseSecondOpenDay,
  chooseSlot,
  confirmationCard,
  goToPayment,
  openPage,
  pressKeyOn,
  visibleButton,
  waitUntilHydrated,
} from "./page-actions.ts";

const family = "98765 00001";
const unknownPhone = "90000 00000";

// Row 10.45
test("a patient logs in by phone, follows the family's bookings by keyboard, and logs out", { tag: "@main" }, async ({
  page,
}) => {
  await openPage(page, "/");
  await expect(page.getByRole("link", { name: "WhatsApp" })).toBeVisible();
  await page.getByRole("navigation", { name: "Login and WhatsApp" }).getByRole("link", { name: "Login" }).click();
  // Where the phone alone opens the bookings, nothing else is promised.
  await expect(page.getByText("Only you, and the lab, see your bookings.")).toBeHidden();
  await expectMistypedPhonesRejected(page);
  // The toast stays for three seconds, which a slow machine may need for the page behind it.
  await Promise.all([expect(page.getByText("Login successful!").first()).toBeVisible(), logIn(page, family)]);
  expect(await storedKeys(page)).toEqual(["isPatientLoggedIn", "patientData", "patientPhone"]);
  await expectAccessible(page);
  await readDetailsByKeyboard(page);
  await switchPatient(page);
  await page.goto("/contact");
  await page.evaluate(() => localStorage.removeItem("isPatientLoggedIn"));
  await page.goto("/patient-dashboard", { waitUntil: "commit" });
  await expect(page).toHaveURL("/login");
  await logIn(page, family);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  expect(await storedKeys(page)).toEqual([]);
  expect((await page.request.get("/api/patient/session")).status()).toBe(401);
  await page.goto("/patient-dashboard", { waitUntil: "commit" });
  await expect(page).toHaveURL("/login");
});

// Rows 2.149, 6.5, 6.6, 6.7, 8.33
test("the demo phone shows its sample booking and sends no requests", async ({ page }) => {
  await openPage(page, "/login");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await logIn(page, "9876500000");
  const booking = page.getByRole("article");
  await expect(booking).toHaveCount(1);
  for (const word of ["Confirmed", "Paid", "₹6,999"]) await expect(booking).toContainText(word);
  await booking.getByRole("button", { name: /View Details/ }).click();
  const details = page.getByRole("dialog");
  for (const word of ["Credit/Debit Card", "Test Package", "₹6,999", "Last meal"])
    await expect(details).toContainText(word);
  await details.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  expect(requests.filter((path) => path.startsWith("/api/"))).toEqual([]);
});

test("a new booking, for another family member, is on the dashboard", { tag: "@day" }, async ({ page }) => {
  await openPage(page, "/login");
  await logIn(page, family);
  await page.getByRole("contentinfo").getByRole("link", { name: "Health Packages" }).click();
  await page.locator("a[href='/book/1']").click();
  const name = "Newborn Kaur";
  const time = "07:00 AM";
  await page.getByRole("radio", { name: "Someone else" }).click();
  await page.getByLabel("Full Name").fill(name);
  await chooseSecondOpenDay(page);
  await chooseSlot(page, time);
  await goToPayment(page);
  await visibleButton(page, "Confirm Booking").click();
  const confirmation = confirmationCard(page);
  const code = /BK-\d{8}/.exec(await confirmation.innerText())?.[0] ?? "";
  await confirmation.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  await page.getByRole("banner").getByRole("link", { name: "My Bookings" }).filter({ visible: true }).click();
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("article", { name: code })).toBeVisible();
});

// Rows 2.21, 8.35
test("a login form sent before its script ran leads to the dashboard, which then knows the patient", async ({
  page,
  baseURL,
}) => {
  const headers = { origin: new URL(baseURL ?? "").origin };
  await page.request.post("/login", { form: { mode: "phone", phone: family }, headers, maxRedirects: 0 });
  await page.goto("/patient-dashboard?welcome=1");
  await expect(page).toHaveURL("/patient-dashboard");
  await expect(page.getByText("Login successful!").first()).toBeVisible();
  expect(await storedKeys(page)).toHaveLength(3);
});

// Rows 2.157, 8.37
test("a details dialog whose items cannot be loaded does not open, and says so", async ({ page }) => {
  await openPage(page, "/login");
  await logIn(page, family);
  await page.route("**/api/bookings/*/items", (route) => route.fulfill({ status: 500 }));
  await page.getByRole("tab", { name: /All Bookings/ }).click();
  await page
    .getByRole("button", { name: /View Details/ })
    .first()
    .click();
  await expect(page.getByText("Failed to load the booking details. Please try again.").first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

async function expectMistypedPhonesRejected(page: Page): Promise<void> {
  await waitUntilHydrated(page);
  await expect(page.getByRole("navigation", { name: "Login and WhatsApp" })).toHaveCount(0);
  const phone = page.getByLabel("Phone number");
  for (const [typed, sentence] of [
    ["12345", "Phone number must be at least 10 digits"],
    ["1234567890123", "Phone number should not exceed 12 digits"],
    ["98765abcde", "Only numbers are allowed"],
  ] as const) {
    await phone.fill(typed);
    await phone.press("Enter");
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(phone).toBeFocused();
  }
  await expectAccessible(page);
  await phone.fill(unknownPhone);
  await phone.press("Enter");
  const sentence = "Enter the phone number you used to make a booking. For demo, use +91 98765 00000.";
  await expect(page.getByText(sentence).first()).toBeVisible();
}

async function logIn(page: Page, phone: string): Promise<void> {
  await waitUntilHydrated(page);
  await page.getByLabel("Phone number").fill(phone);
  await page.getByLabel("Phone number").press("Enter");
  await expect(page).toHaveURL("/patient-dashboard");
  await expect(page.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
}

async function readDetailsByKeyboard(page: Page): Promise<void> {
  await page.getByRole("tab", { name: /Upcoming/ }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  const all = page.getByRole("tab", { name: /All Bookings/ });
  await expect(all).toBeFocused();
  await expect(all).toHaveAttribute("aria-selected", "true");
  const button = page.getByRole("button", { name: /View Details/ }).first();
  await pressKeyOn(button);
  const details = page.getByRole("dialog");
  await expect(details).toBeVisible();
  const steps = ["Booking Confirmed", "Sample Collection", "Testing in Progress", "Results Ready"];
  for (const [index, step] of steps.entries()) {
    await expect(details.getByRole("listitem").nth(index)).toContainText(step);
  }
  await expect(details.getByRole("table").getByRole("rowheader", { name: "Total" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(details).toHaveCount(0);
  await expect(button).toBeFocused();
}

async function switchPatient(page: Page): Promise<void> {
  const otherPatient = page
    .getByRole("navigation", { name: "Patients of this phone" })
    .locator("a:not([aria-current])")
    .first();
  const name = (await otherPatient.innerText()).trim();
  await otherPatient.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome, ${name}`);
  await expect(page.getByRole("article").first()).toBeVisible();
}

function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).sort());
}
