// Rows 2.122, 10.6
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { test } from "./e2e-test.ts";
import { goToTab, openAccountMenuItem, openPage, signInAsAdmin, waitUntilHydrated } from "./page-actions.ts";

const password = "a-long-sentence-of-manpreet";
const phone = "98140 11223";

test("a receptionist is invited, joins, works and is deactivated while typing, all by keyboard", async ({
  page,
  browser,
}) => {
  await signInAsAdmin(page);
  const link = await invite(page);
  const colleaguePage = await openOtherBrowser(browser, page);
  await join(colleaguePage, link);
  await expectReceptionistPages(colleaguePage);
  const second = await openOtherBrowser(browser, page);
  await signInByUsedLink(second, link);
  await endOneSession(page);
  await expect(second.getByText("Your session has ended")).toBeVisible();
  const dialog = await startTypingForm(colleaguePage);
  await switchOff(page);
  await expectInputPreserved(colleaguePage, dialog);
  await readAuditLog(page);
  await colleaguePage.context().close();
  await second.context().close();
});

/** Presses a button or a link by keyboard, wherever the focus was. */
async function press(control: Locator): Promise<void> {
  await control.focus();
  await control.page().keyboard.press("Enter");
}

async function openOtherBrowser(browser: Browser, page: Page): Promise<Page> {
  const viewport = page.viewportSize();
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, viewport, locale: "en-IN" });
  return context.newPage();
}

async function invite(page: Page): Promise<string> {
  await goToTab(page, "Staff");
  await expect(page.getByRole("heading", { name: "1 member" })).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole("button", { name: "Invite" }));
  const dialog = page.getByRole("dialog", { name: "Invite somebody" });
  await dialog.getByLabel("Name").focus();
  await page.keyboard.type("Manpreet Kaur");
  await page.keyboard.press("Tab");
  await page.keyboard.type("a shout");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Please enter a phone number or an email address.")).toBeVisible();
  await expect(dialog.getByLabel("Phone or email")).toBeFocused();
  await expect(dialog.getByLabel("Name")).toHaveValue("Manpreet Kaur");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(phone);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  const made = page.getByRole("dialog", { name: "Hand this link to Manpreet Kaur" });
  const link = await made.getByLabel("Link").inputValue();
  await expect(made.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /^https:\/\/wa\.me\/919814011223/);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(made).toBeHidden();
  await expect(page.getByText("1 pending invitation")).toBeVisible();
  return link;
}

async function join(page: Page, link: string): Promise<void> {
  await openPage(page, link.replace(/#.*/, "#made-up"));
  await expect(page.getByRole("heading", { name: "This link opens nothing" })).toBeVisible();
  await page.goto("about:blank");
  await openPage(page, link);
  await expect(page.getByText("Hello Manpreet Kaur.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Password", { exact: true }).focus();
  await page.keyboard.type(password);
  await page.keyboard.press("Tab");
  await page.keyboard.type("another");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The two passwords differ.")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin");
}

/** The receptionist's pages only: no prices, no settings, no team. */
async function expectReceptionistPages(page: Page): Promise<void> {
  await waitUntilHydrated(page);
  const tabs = page.getByRole("navigation", { name: "Admin" }).getByRole("link", { includeHidden: true });
  const office = ["Day", "Bookings", "Work", "Bench", "Money", /^Messages/, "Patients", "Reports"];
  await expect(tabs).toHaveText([...office, "My round"]);
  await press(page.getByRole("row").getByText("View").first());
  const detail = page.getByRole("dialog");
  await expect(detail.getByRole("tab", { name: "Timeline" })).toBeVisible();
  await expect(detail.getByRole("button", { name: "Delete booking" })).toBeHidden();
  await page.keyboard.press("Escape");
}

/** As after an acceptance whose answer was lost: the link leads to the sign-in. */
async function signInByUsedLink(page: Page, link: string): Promise<void> {
  await openPage(page, link);
  await expect(page.getByRole("heading", { name: "A password was chosen already" })).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole("link", { name: "Sign in" }));
  await page.getByLabel("Phone or email").focus();
  await page.keyboard.type(phone);
  await page.keyboard.press("Tab");
  await page.keyboard.type("not the password");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Invalid password")).toBeVisible();
  await expect(page.getByLabel("Phone or email")).toHaveValue(phone);
  await expectAccessible(page);
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
}

async function endOneSession(page: Page): Promise<void> {
  await openPage(page, "/admin/staff");
  const manpreet = page.getByRole("listitem", { name: "Manpreet Kaur" });
  await expect(manpreet.getByLabel("Role of Manpreet Kaur")).toHaveValue("receptionist");
  await expect(manpreet.getByRole("button", { name: "Change", exact: true })).toBeHidden();
  const sessions = manpreet.locator("summary");
  await expect(sessions).toContainText("2 sessions");
  await press(sessions);
  await expectAccessible(page);
  await press(manpreet.getByRole("button", { name: /^End the session of Manpreet Kaur/ }).first());
  await expect(sessions).toContainText("1 session");
}

async function startTypingForm(page: Page): Promise<Locator> {
  await openAccountMenuItem(page, "Change password");
  const dialog = page.getByRole("dialog", { name: "Change password" });
  await dialog.getByLabel("Present password").focus();
  await page.keyboard.type("half a pass");
  return dialog;
}

async function switchOff(page: Page): Promise<void> {
  page.once("dialog", (question) => question.accept());
  await press(page.getByRole("button", { name: "Switch off Manpreet Kaur" }));
  await expect(page.getByText("Switched off", { exact: true })).toBeVisible();
}

/** The input is still there, with a line that says what happened; the sign-in comes once it is closed. */
async function expectInputPreserved(page: Page, dialog: Locator): Promise<void> {
  await expect(page.locator("[data-toast]").getByText("You are signed out")).toBeVisible();
  await expect(page.locator("[data-toast]").getByText("What you typed is still here")).toBeVisible();
  await expect(dialog.getByLabel("Present password")).toHaveValue("half a pass");
  await dialog.getByLabel("Present password").focus();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Your session has ended. Please enter the password again.")).toBeVisible();
}

/** Who viewed whom, who joined and who was deactivated, each by name. */
async function readAuditLog(page: Page): Promise<void> {
  await goToTab(page, "Audit log");
  const getLines = (act: string) => page.getByRole("row").filter({ hasText: act });
  // Others have used the staff area of this lab before.
  const getLine = (act: string, who: string) => getLines(act).filter({ hasText: who }).first();
  await expect(getLine("Joined the staff", "Manpreet Kaur")).toBeVisible();
  await expect(getLine("Switched off", "Owner")).toBeVisible();
  await expectAccessible(page);
  const unfold = page.getByRole("button", { name: "Filter" });
  if (await unfold.isVisible()) await unfold.press("Enter");
  await page.getByLabel("What", { exact: true }).selectOption("Viewed");
  await expect(page).toHaveURL("/admin/audit-log?action=looked");
  await expect(getLine("Viewed", "Manpreet Kaur")).toBeVisible();
  await expect(getLines("Switched off")).toHaveCount(0);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Audit log as CSV" }).click();
  const file = await coming;
  expect([file.url(), file.suggestedFilename()]).toEqual([
    expect.stringMatching(/\/api\/admin\/audit-log\.csv\?action=looked$/),
    expect.stringMatching(/^audit-log-until-2\d{3}-\d\d-\d\d\.csv$/),
  ]);
}
