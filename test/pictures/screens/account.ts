import { expect, type Page } from "@playwright/test";
import { openPage } from "#test/e2e/page-actions.ts";
import { answerRequests, at, failRequests, holdRequests, type Screen } from "#test/pictures/screen.ts";

const theirBookings = /^\/api\/bookings$/;

export const accountScreens: Screen[] = [
  { name: "account/login", open: at("/login") },
  { name: "account/login-error", open: (page) => logIn(page, "12345", "Phone number must be at least 10 digits") },
  { name: "account/code", open: openCodeStep },
  { name: "account/dashboard", role: "patient", open: at("/patient-dashboard") },
  { name: "account/dashboard-all", role: "patient", open: openAll },
  { name: "account/dashboard-tab-focused", role: "patient", open: focusTab },
  { name: "account/dashboard-empty", role: "patient", open: openEmpty },
  { name: "account/dashboard-loading", role: "patient", open: openLoading },
  { name: "account/dashboard-failed", role: "patient", retries: true, open: openFailed },
  { name: "account/dashboard-details", role: "patient", open: (page) => openDetails(page, 0) },
  { name: "account/dashboard-details-completed", role: "patient", open: (page) => openDetails(page, -1) },
  { name: "account/dashboard-demo", open: openDemo },
];

async function logIn(page: Page, phone: string, sentence: string | RegExp): Promise<void> {
  await openPage(page, "/login");
  await page.getByLabel("Phone number").fill(phone);
  await page.getByLabel("Phone number").press("Enter");
  await expect(page.getByText(sentence).first()).toBeVisible();
}

/** The demo sends no codes, so the form says that the lab does. */
async function openCodeStep(page: Page): Promise<void> {
  await answerRequests(page, /login-codes$/, { ticket: "ticket", resendSeconds: 30 });
  await openPage(page, "/login");
  await page.getByLabel("Phone number").fill("98765 00001");
  await page.locator("input[name=mode]").evaluate((field: HTMLInputElement) => {
    field.value = "otp";
  });
  await page.getByLabel("Phone number").press("Enter");
  await expect(page.getByLabel("Login code")).toBeVisible();
}

async function openDemo(page: Page): Promise<void> {
  await logIn(page, "98765 00000", /^Welcome, /);
}

async function openAll(page: Page): Promise<void> {
  await openPage(page, "/patient-dashboard");
  await page.getByRole("tab", { name: /All Bookings/ }).click();
}

async function focusTab(page: Page): Promise<void> {
  await openPage(page, "/patient-dashboard");
  await page.getByRole("tab", { name: /Upcoming/ }).focus();
  await page.keyboard.press("ArrowRight");
}

/** Another patient of the phone is fetched in the browser. */
async function switchPatient(page: Page): Promise<void> {
  await openPage(page, "/patient-dashboard");
  await page
    .getByRole("navigation", { name: "Patients of this phone" })
    .locator("a:not([aria-current])")
    .first()
    .press("Enter");
}

async function openEmpty(page: Page): Promise<void> {
  await answerRequests(page, theirBookings, []);
  await switchPatient(page);
  await expect(page.getByText("You don't have any bookings yet")).toBeVisible();
}

async function openLoading(page: Page): Promise<void> {
  await holdRequests(page, theirBookings);
  await switchPatient(page);
  await expect(page.getByText("Loading your bookings...").first()).toBeAttached();
}

async function openFailed(page: Page): Promise<void> {
  await failRequests(page, theirBookings);
  await switchPatient(page);
  await expect(page.getByText("Failed to load your bookings. Please try again later.")).toBeVisible();
}

async function openDetails(page: Page, place: number): Promise<void> {
  await openAll(page);
  await page
    .getByRole("button", { name: /View Details/ })
    .nth(place)
    .press("Enter");
  await expect(page.getByRole("dialog").getByRole("table")).toBeVisible();
}
