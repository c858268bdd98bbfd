// Rows 2.122, 10.6
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { codeAt, nextCode, wrongCode } from "#test/authenticator.ts";
import { runToEnd } from "#test/product.ts";
import { type RealLab, startRealLab } from "#test/real-lab.ts";
import { expectAccessible } from "./axe.ts";
import { test } from "./journey.ts";
import { open, openOwn } from "./page-actions.ts";

const herPassword = "a-long-sentence-of-meera";

let lab: RealLab;
/** What the owner's app was given. */
let owners: { secret: string; backupCodes: string[] };

test.describe.configure({ mode: "serial", timeout: 240_000 });
test.beforeAll(async () => {
  lab = await startRealLab();
});
test.afterAll(() => lab.close());
test.use({ ignoreHTTPSErrors: true });

test("a real lab's owner sets up a second step before anything else opens, by keyboard", async ({ page }) => {
  await givePassword(page, lab.password);
  await expect(page.getByRole("heading", { name: "Set up your second step" })).toBeVisible();
  expect((await page.request.get(`${lab.proxy.url}/api/bookings`)).status()).toBe(403);
  owners = await setUp(page);
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Bookings", level: 1 })).toBeVisible();
});

test("the password alone opens nothing then: a code of the app does, and a backup code once", async ({ page }) => {
  const [one = "", two = ""] = owners.backupCodes;
  await givePassword(page, lab.password);
  await expectCodeAsked(page);
  await expectAccessible(page);
  await giveCode(page, wrongCode(owners.secret));
  await expect(page.getByText("Invalid code.")).toBeVisible();
  await giveCode(page, nextCode(owners.secret));
  await logOut(page);
  await givePassword(page, lab.password);
  await giveCode(page, `${one.slice(0, 5)} ${one.slice(5)}`);
  await logOut(page);
  await givePassword(page, lab.password);
  await giveCode(page, one);
  await expect(page.getByText("Invalid code.")).toBeVisible();
  await giveCode(page, two);
  await renewCodes(page);
  await logOut(page);
  await givePassword(page, lab.password);
  await giveCode(page, owners.backupCodes[2] ?? "");
  await expect(page.getByText("Invalid code.")).toBeVisible();
});

test("an approver who was invited sets one up, too, and the owner takes it away when the phone is lost", async ({
  page,
  browser,
}) => {
  await letOwnerIn(page);
  const hers = await anotherBrowser(browser, page);
  await joinAs(page, hers, "approver");
  await expect(hers.getByText("Your role needs a second step here.")).toBeVisible();
  await typePassword(hers, herPassword, "meera@nabz.example");
  await setUp(hers);
  await expect(hers.getByRole("button", { name: "Logout" })).toBeVisible();
  await open(page, `${lab.proxy.url}/admin/staff`);
  const meera = page.getByRole("listitem", { name: "Dr. Meera Joshi" });
  await expect(meera.getByText("Second step", { exact: true })).toBeVisible();
  await expectAccessible(page);
  page.once("dialog", (question) => question.accept());
  await press(page.getByRole("button", { name: "Reset second step of Dr. Meera Joshi" }));
  await expect(meera.getByText("Second step", { exact: true })).toBeHidden();
  await expect(hers.getByText("Your session has ended")).toBeVisible();
  await typePassword(hers, herPassword, "meera@nabz.example");
  await expect(hers.getByRole("heading", { name: "Set up your second step" })).toBeVisible();
  await hers.context().close();
});

test("whoever needs none switches one on in their own account, and off again with the password", async ({
  page,
  browser,
}) => {
  await letOwnerIn(page);
  const hers = await anotherBrowser(browser, page);
  await joinAs(page, hers, "desk");
  await openOwn(hers, "Your second step");
  const dialog = hers.getByRole("dialog", { name: "Your second step" });
  await expect(dialog.getByText("The second step is off.")).toBeVisible();
  await expectAccessible(hers);
  await dialog.getByLabel("Present password").focus();
  await hers.keyboard.type("not the password");
  await hers.keyboard.press("Enter");
  await expect(dialog.getByText("Invalid password")).toBeVisible();
  await hers.keyboard.type(herPassword);
  await hers.keyboard.press("Enter");
  await setUp(hers);
  await expect(dialog.getByText("10 backup codes are left.")).toBeVisible();
  await press(dialog.getByText("Switch off").first());
  await expectAccessible(hers);
  await dialog.getByLabel("Present password").last().focus();
  await hers.keyboard.type(herPassword);
  await hers.keyboard.press("Enter");
  await expect(dialog.getByText("The second step is off.")).toBeVisible();
  await hers.context().close();
});

test("the only owner, whose phone and codes are lost, is let in by the command on the machine", async ({ page }) => {
  const { code, said } = await runToEnd(lab.settings, ["src/reset-second-step.ts"]);
  expect([code, said.trim()]).toEqual([0, expect.stringMatching(/^Owner: the second step is taken away/)]);
  await givePassword(page, lab.password);
  await expect(page.getByRole("heading", { name: "Set up your second step" })).toBeVisible();
});

/** What a keyboard does with a button or a link, wherever the focus was. */
async function press(control: Locator): Promise<void> {
  await control.focus();
  await control.page().keyboard.press("Enter");
}

async function givePassword(page: Page, password: string): Promise<void> {
  await open(page, `${lab.proxy.url}/admin`);
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

async function expectCodeAsked(page: Page): Promise<void> {
  const code = page.getByLabel("Code", { exact: true });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute("inputmode", "numeric");
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
}

async function giveCode(page: Page, code: string): Promise<void> {
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
}

/** The app is given its secret, a wrong code is refused, a right one is not, and the backup codes are kept. */
async function setUp(page: Page): Promise<{ secret: string; backupCodes: string[] }> {
  await expect(page.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  await expectAccessible(page);
  const secret = (await page.locator(".second-step-secret").innerText()).replaceAll(" ", "");
  const field = page.getByLabel("The code that the app shows");
  await field.focus();
  await page.keyboard.type(wrongCode(secret));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Invalid code.")).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type(codeAt(secret, Date.now()));
  await page.keyboard.press("Enter");
  const codes = page.getByRole("list", { name: "Backup codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const backupCodes = (await codes.allInnerTexts()).map((code) => code.replace(" ", ""));
  await press(page.getByRole("button", { name: "I have kept them" }));
  return { secret, backupCodes };
}

async function renewCodes(page: Page): Promise<void> {
  await openOwn(page, "Your second step");
  const dialog = page.getByRole("dialog", { name: "Your second step" });
  await expect(dialog.getByText("8 backup codes are left.")).toBeVisible();
  await expect(dialog.getByText("Move to another phone").first()).toBeVisible();
  await press(dialog.getByText("New backup codes"));
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

/** Each time by another backup code: those of the app count once. */
async function letOwnerIn(page: Page): Promise<void> {
  await givePassword(page, lab.password);
  await giveCode(page, owners.backupCodes.pop() ?? "");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await press(page.getByRole("button", { name: "Logout" }));
  await expect(page.getByLabel("Password")).toBeVisible();
}

async function anotherBrowser(browser: Browser, page: Page): Promise<Page> {
  const viewport = page.viewportSize();
  const context = await browser.newContext({ viewport, locale: "en-IN", ignoreHTTPSErrors: true });
  return context.newPage();
}

/** The owner asks somebody to the desk, who chooses a password by the link. */
async function joinAs(page: Page, hers: Page, role: "approver" | "desk"): Promise<void> {
  const contact = role === "approver" ? "meera@nabz.example" : "98140 11223";
  const name = role === "approver" ? "Dr. Meera Joshi" : "Manpreet Kaur";
  const invited = await page.request.post(`${lab.proxy.url}/api/admin/staff`, { data: { name, contact, role } });
  const { token } = await invited.json();
  await open(hers, `${lab.proxy.url}/admin/join#${token}`);
  await hers.getByLabel("Password", { exact: true }).fill(herPassword);
  await hers.getByLabel("Password, once more").fill(herPassword);
  await press(hers.getByRole("button", { name: "Enter the desk" }));
  await expect(hers).toHaveURL(/\/admin$/);
}
