// Rows 2.122, 10.6
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { createCodeAt, createNextCode, createWrongCode } from "#test/authenticator.ts";
import { runToExit } from "#test/product-process.ts";
import { type RealLab, startRealLab } from "#test/real-lab.ts";
import { expectAccessible } from "./axe.ts";
import { test } from "./e2e-test.ts";
import { openAccountMenuItem, openPage } from "./page-actions.ts";

const staffPassword = "a-long-sentence-of-meera";

let lab: RealLab;
/** The secret and codes of the owners' apps. */
let owners: { secret: string; backupCodes: string[] };

test.describe.configure({ mode: "serial", timeout: 240_000 });
test.beforeAll(async () => {
  lab = await startRealLab();
});
test.afterAll(() => lab.close());
test.use({ ignoreHTTPSErrors: true });

test("a real lab's owner sets up a second step before anything else opens, by keyboard", async ({ page }) => {
  await submitPassword(page, lab.password);
  await expect(page.getByRole("heading", { name: "Set up your second step" })).toBeVisible();
  expect((await page.request.get(`${lab.proxy.url}/api/bookings`)).status()).toBe(403);
  owners = await setUp(page);
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Bookings", level: 1 })).toBeVisible();
});

test("the password alone then opens nothing: a code of the app does, and a backup code once", async ({ page }) => {
  const [firstCode = "", secondCode = ""] = owners.backupCodes;
  await submitPassword(page, lab.password);
  await expectCodeStep(page);
  await expectAccessible(page);
  await submitCode(page, createWrongCode(owners.secret));
  await expect(page.getByText("Invalid code.")).toBeVisible();
  await submitCode(page, createNextCode(owners.secret));
  await logOut(page);
  await submitPassword(page, lab.password);
  await submitCode(page, `${firstCode.slice(0, 5)} ${firstCode.slice(5)}`);
  await logOut(page);
  await submitPassword(page, lab.password);
  await submitCode(page, firstCode);
  await expect(page.getByText("Invalid code.")).toBeVisible();
  await submitCode(page, secondCode);
  await renewCodes(page);
  await logOut(page);
  await submitPassword(page, lab.password);
  await submitCode(page, owners.backupCodes[2] ?? "");
  await expect(page.getByText("Invalid code.")).toBeVisible();
});

test("an invited pathologist sets one up, too, and the owner removes it when the phone is lost", async ({
  page,
  browser,
}) => {
  await signInOwner(page);
  const colleaguePage = await openOtherBrowser(browser, page);
  await joinAs(page, colleaguePage, "pathologist");
  await expect(colleaguePage.getByText("Your role needs a second step here.")).toBeVisible();
  await typePassword(colleaguePage, staffPassword, "meera@nabz.example");
  await setUp(colleaguePage);
  await expect(colleaguePage.getByRole("button", { name: "Logout" })).toBeVisible();
  await openPage(page, `${lab.proxy.url}/admin/staff`);
  const meera = page.getByRole("listitem", { name: "Dr. Meera Joshi" });
  await expect(meera.getByText("Second step", { exact: true })).toBeVisible();
  await expectAccessible(page);
  page.once("dialog", (question) => question.accept());
  await press(page.getByRole("button", { name: "Reset second step of Dr. Meera Joshi" }));
  await expect(meera.getByText("Second step", { exact: true })).toBeHidden();
  await expect(colleaguePage.getByText("Your session has ended")).toBeVisible();
  await typePassword(colleaguePage, staffPassword, "meera@nabz.example");
  await expect(colleaguePage.getByRole("heading", { name: "Set up your second step" })).toBeVisible();
  await colleaguePage.context().close();
});

test("a role that needs none switches one on in their own account, and off again with the password", async ({
  page,
  browser,
}) => {
  await signInOwner(page);
  const colleaguePage = await openOtherBrowser(browser, page);
  await joinAs(page, colleaguePage, "receptionist");
  await openAccountMenuItem(colleaguePage, "Your second step");
  const dialog = colleaguePage.getByRole("dialog", { name: "Your second step" });
  await expect(dialog.getByText("The second step is off.")).toBeVisible();
  await expectAccessible(colleaguePage);
  await dialog.getByLabel("Present password").focus();
  await colleaguePage.keyboard.type("not the password");
  await colleaguePage.keyboard.press("Enter");
  await expect(dialog.getByText("Invalid password")).toBeVisible();
  await colleaguePage.keyboard.type(staffPassword);
  await colleaguePage.keyboard.press("Enter");
  await setUp(colleaguePage);
  await expect(dialog.getByText("10 backup codes are left.")).toBeVisible();
  await press(dialog.locator("summary", { hasText: "Switch off" }));
  await expectAccessible(colleaguePage);
  await dialog.getByLabel("Present password").last().focus();
  await colleaguePage.keyboard.type(staffPassword);
  await colleaguePage.keyboard.press("Enter");
  await expect(dialog.getByText("The second step is off.")).toBeVisible();
  await colleaguePage.context().close();
});

test("the command on the machine lets the only owner in after losing phone and codes", async ({ page }) => {
  const { code, said } = await runToExit(lab.settings, ["src/reset-second-step.ts"]);
  expect([code, said.trim()]).toEqual([0, expect.stringMatching(/^Owner: the second step is taken away/)]);
  await submitPassword(page, lab.password);
  await expect(page.getByRole("heading", { name: "Set up your second step" })).toBeVisible();
});

/** Presses a button or a link by keyboard, wherever the focus was. */
async function press(control: Locator): Promise<void> {
  await control.focus();
  await control.page().keyboard.press("Enter");
}

async function submitPassword(page: Page, password: string): Promise<void> {
  await openPage(page, `${lab.proxy.url}/admin`);
  await typePassword(page, password);
}

async function typePassword(page: Page, password: string, who?: string): Promise<void> {
  if (who !== undefined) {
    await page.getByLabel("Phone or email").focus();
    await page.keyboard.type(who);
  }
  await page.getByLabel("Password").focus();
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
}

async function expectCodeStep(page: Page): Promise<void> {
  const code = page.getByLabel("Code", { exact: true });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute("inputmode", "numeric");
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
}

async function submitCode(page: Page, code: string): Promise<void> {
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
}

/** Adds the secret to an app; a wrong code is rejected, a right one accepted, and the backup codes are recorded. */
async function setUp(page: Page): Promise<{ secret: string; backupCodes: string[] }> {
  await expect(page.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  await expectAccessible(page);
  const secret = (await page.locator("[data-secret]").innerText()).replaceAll(" ", "");
  const field = page.getByLabel("The code that the app shows");
  await field.focus();
  await page.keyboard.type(createWrongCode(secret));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Invalid code.")).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type(createCodeAt(secret, Date.now()));
  await page.keyboard.press("Enter");
  const codes = page.getByRole("list", { name: "Backup codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const backupCodes = (await codes.allInnerTexts()).map((code) => code.replace(" ", ""));
  await press(page.getByRole("button", { name: "I have kept them" }));
  return { secret, backupCodes };
}

async function renewCodes(page: Page): Promise<void> {
  await openAccountMenuItem(page, "Your second step");
  const dialog = page.getByRole("dialog", { name: "Your second step" });
  await expect(dialog.getByText("8 backup codes are left.")).toBeVisible();
  await expect(dialog.getByText("Move to another phone").first()).toBeVisible();
  await press(dialog.locator("summary", { hasText: "New backup codes" }));
  await dialog.getByLabel("Present password").first().focus();
  await page.keyboard.type(lab.password);
  await page.keyboard.press("Enter");
  const codes = dialog.getByRole("list", { name: "Backup codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  owners.backupCodes.push(...(await codes.allInnerTexts()).map((code) => code.replace(" ", "")));
  await press(dialog.getByRole("button", { name: "I have kept them" }));
  await expect(dialog.getByText("10 backup codes are left.")).toBeVisible();
  await page.keyboard.press("Escape");
}

/** Uses another backup code each time: those of the app count once. */
async function signInOwner(page: Page): Promise<void> {
  await submitPassword(page, lab.password);
  await submitCode(page, owners.backupCodes.pop() ?? "");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await press(page.getByRole("button", { name: "Logout" }));
  await expect(page.getByLabel("Password")).toBeVisible();
}

async function openOtherBrowser(browser: Browser, page: Page): Promise<Page> {
  const viewport = page.viewportSize();
  const context = await browser.newContext({ viewport, locale: "en-IN", ignoreHTTPSErrors: true });
  return context.newPage();
}

/** The owner invites a colleague, who chooses a password by the link. */
async function joinAs(page: Page, colleaguePage: Page, role: "pathologist" | "receptionist"): Promise<void> {
  const contact = role === "pathologist" ? "meera@nabz.example" : "98140 11223";
  const name = role === "pathologist" ? "Dr. Meera Joshi" : "Manpreet Kaur";
  const invited = await page.request.post(`${lab.proxy.url}/api/admin/staff`, { data: { name, contact, role } });
  const { token } = await invited.json();
  await openPage(colleaguePage, `${lab.proxy.url}/admin/join#${token}`);
  await colleaguePage.getByLabel("Password", { exact: true }).fill(staffPassword);
  await colleaguePage.getByLabel("Password, once more").fill(staffPassword);
  await press(colleaguePage.getByRole("button", { name: "Enter the admin area" }));
  await expect(colleaguePage).toHaveURL(/\/admin$/);
}
