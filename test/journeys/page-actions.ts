import { expect, type Locator, type Page } from "@playwright/test";

type Details = { name: string; phone: string; address: string; time: string };

/** Fills the booking form's first tab as a patient would, for a day on which no hour has begun. */
export async function fillDetails(page: Page, { name, phone, address, time }: Details): Promise<void> {
  await untilAwake(page);
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Contact Number").fill(phone);
  await page.getByLabel("Address").fill(address);
  await chooseFirstOpenDay(page);
  await chooseHour(page, time);
}

/**
 * Chooses a package in the list, which a press on the line of the present choice opens. The list may still be on its way,
 * or fold when the page learns what was chosen before.
 */
export async function choosePackage(page: Page, id: number): Promise<void> {
  const choice = packageChoice(page, id);
  const closed = page.locator("details:not([open]) > summary");
  const folds = [/Change|Select Package/, /more packages/].map((hasText) => closed.filter({ hasText }));
  await choice.waitFor({ state: "attached" });
  await expect(async () => {
    for (const fold of folds) if (!(await choice.isVisible()) && (await fold.isVisible())) await fold.click();
    await choice.click({ timeout: 2_000 });
  }).toPass();
}

/** The list's row of a package. */
export function packageChoice(page: Page, id: number): Locator {
  return page.locator(`input[name=packageId][value="${id}"]`);
}

/** Presses an hour as a thumb would: the radio itself lies invisibly under its label. */
export async function chooseHour(page: Page, time: string): Promise<void> {
  const hour = page.getByRole("radio", { name: new RegExp(`^${time}`) });
  await expect(hour).toBeEnabled();
  await page.locator("label").filter({ has: hour }).click();
  await expect(hour).toBeChecked();
}

/** Opens the calendar and takes its second open day, in the next month where this one has no more; it closes after the pick. */
export async function chooseFirstOpenDay(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Choose a date/ }).click();
  const grid = page.getByRole("grid");
  await grid.waitFor();
  const openDays = grid.locator("button:not([disabled]):not([aria-disabled=true])");
  const inThisMonth = await openDays.count();
  if (inThisMonth < 2) await page.getByRole("button", { name: "Next month" }).click();
  await openDays.nth(inThisMonth < 2 ? 1 - inThisMonth : 1).click();
  await expect(grid).toBeHidden();
}

/** The one of several buttons of that name which this screen shows. */
export function shownButton(page: Page, name: string): Locator {
  return page.getByRole("button", { name }).filter({ visible: true });
}

/** Sends the filled details and waits for the payment step. */
export async function goToPayment(page: Page): Promise<void> {
  await shownButton(page, "Book your Appointment").click();
  await expect(page.getByText("No payment required now")).toBeVisible();
}

export function confirmationOf(page: Page): Locator {
  return page.getByRole("dialog", { name: "Booking Confirmed!" });
}

/** Passes the password gate of the demo's desk. */
export async function signInAtDesk(page: Page): Promise<void> {
  await open(page, "/admin");
  await page.getByLabel("Password").fill("nabz-demo");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
}

/** Opens an address and waits until the page, and a panel of the desk that it came with, answers to presses. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAwake(page);
}

/**
 * Waits until React has taken the page over and its effects have run, so that the first press counts. The effect that is
 * seen from outside is the one by which the page scrolls by itself.
 */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => window.history.scrollRestoration === "manual");
  await untilPanelAwake(page);
}

/** The desk's panel comes awake after its page, and then takes the focus. */
async function untilPanelAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const panel = document.querySelector("dialog.beside");
    return !panel || panel.contains(document.activeElement);
  });
}

/** Opens the packages as this screen offers them: a drawer on a phone, a dropdown on a desktop. */
export async function openPackagesMenu(page: Page): Promise<Locator> {
  const narrow = (page.viewportSize()?.width ?? 0) < 768;
  const summaries = page.getByRole("banner").locator("summary");
  await (narrow ? summaries.and(page.getByLabel("Menu")) : summaries.filter({ hasText: "Test Packages" })).click();
  const menu = narrow ? page.getByRole("navigation", { name: "Menu" }) : page.locator("header .menu");
  await expect(menu).toBeVisible();
  return menu;
}

/**
 * Presses a button that goes away when the page, which tries by itself too, has got through: the line to `url` is back, but
 * whatever was sent before the press is held until it.
 */
export async function pressAsTheLineComesBack(button: Locator, url: string): Promise<void> {
  const pressed = Promise.withResolvers<void>();
  await button.page().route(url, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await button.click();
  pressed.resolve();
}

/** Goes to a page of the desk by its tab; a phone keeps some behind "More". */
export async function goToTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name });
  if (!(await tab.isVisible())) await page.getByRole("button", { name: "More" }).press("Enter");
  await tab.press("Enter");
}

/** Presses what is one's own at the desk; a phone keeps it behind "More". */
export async function openOwn(page: Page, name: string): Promise<void> {
  await untilAwake(page);
  const button = page.getByRole("button", { name });
  const more = page.getByRole("button", { name: "More" });
  await expect(button.or(more).filter({ visible: true }).first()).toBeVisible();
  if (await more.isVisible()) await more.press("Enter");
  await expect(button).toBeVisible();
  await button.press("Enter");
}

/** A test in the listing. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
}

/** From the listing to a test's page; on a phone the row opens first. */
export async function openTest(page: Page, name: string): Promise<void> {
  await untilAwake(page);
  const opener = rowOf(page, name).getByRole("button", { name, exact: true });
  if (await opener.isVisible()) await opener.click();
  await rowOf(page, name)
    .getByRole("link", { name: `View Details ${name}` })
    .click();
}
