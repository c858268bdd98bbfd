import { expect, type Locator, type Page } from "@playwright/test";

/** More Tab stops than any part of a journey needs. */
const MOST_STOPS = 40;

type BookingDetails = { name: string; phone: string; address: string; time: string };

/** Fills the booking form's first tab as a patient would, for a day without any past slot. */
export async function fillDetails(page: Page, { name, phone, address, time }: BookingDetails): Promise<void> {
  await waitUntilHydrated(page);
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Contact Number").fill(phone);
  await page.getByLabel("Address").fill(address);
  await chooseSecondOpenDay(page);
  await chooseSlot(page, time);
}

/**
 * Chooses a package in the list, which a press on the line of the current choice opens. The list may still be loading,
 * or collapse when the page learns what was chosen before.
 */
export async function choosePackage(page: Page, id: number): Promise<void> {
  const choice = packageRow(page, id);
  const closed = page.locator("details:not([open]) > summary");
  const folds = [/Change|Select Package/, /more packages/].map((hasText) => closed.filter({ hasText }));
  await choice.waitFor({ state: "attached" });
  await expect(async () => {
    for (const fold of folds) if (!(await choice.isVisible()) && (await fold.isVisible())) await fold.click();
    await choice.click({ timeout: 2_000 });
  }).toPass();
}

/** Returns the list's row of a package. */
export function packageRow(page: Page, id: number): Locator {
  return page.locator(`input[name=packageId][value="${id}"]`);
}

/** Presses a slot as a thumb would: the radio itself lies invisibly under its label. */
export async function chooseSlot(page: Page, time: string): Promise<void> {
  const slot = page.getByRole("radio", { name: new RegExp(`^${time}`) });
  await expect(slot).toBeEnabled();
  await page.locator("label").filter({ has: slot }).click();
  await expect(slot).toBeChecked();
}

/**
 * Opens the calendar and chooses its second open day, in the next month where this one has no more; it closes after the
 * pick.
 */
export async function chooseSecondOpenDay(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Choose a date/ }).click();
  const grid = page.getByRole("grid");
  await grid.waitFor();
  const openDays = grid.locator("button:not([disabled]):not([aria-disabled=true])");
  const inThisMonth = await openDays.count();
  if (inThisMonth < 2) await page.getByRole("button", { name: "Next month" }).click();
  await openDays.nth(inThisMonth < 2 ? 1 - inThisMonth : 1).click();
  await expect(grid).toBeHidden();
}

/** Returns the one of several buttons of that name that this screen shows. */
export function visibleButton(page: Page, name: string): Locator {
  return page.getByRole("button", { name }).filter({ visible: true });
}

/** Submits the filled details and waits for the payment step. */
export async function goToPayment(page: Page): Promise<void> {
  await visibleButton(page, "Book your Appointment").click();
  await expect(page.getByText("No payment required now")).toBeVisible();
}

export function confirmationCard(page: Page): Locator {
  return page.getByRole("dialog", { name: "Booking Confirmed!" });
}

/** Passes the password gate of the demo's staff area. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await openPage(page, "/admin");
  await page.getByLabel("Password").fill("nabz-demo");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
}

/** Opens an address and waits until the page, and an open panel of the staff area, respond to presses. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilHydrated(page);
}

/**
 * Waits until React has hydrated the page and its effects have run, so that the first press counts. The effect visible
 * from outside is that the page handles scrolling itself.
 */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.history.scrollRestoration === "manual");
  await waitUntilPanelHydrated(page);
}

/** The panel of the staff area is hydrated after its page, and then takes the focus. */
async function waitUntilPanelHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const panel = document.querySelector("dialog[data-panel]");
    return !panel || panel.contains(document.activeElement);
  });
}

/** Opens the packages menu of this screen: a drawer on a phone, a dropdown on a desktop. */
export async function openPackagesMenu(page: Page): Promise<Locator> {
  const narrow = (page.viewportSize()?.width ?? 0) < 768;
  const summaries = page.getByRole("banner").locator("summary");
  await (narrow ? summaries.and(page.getByLabel("Menu")) : summaries.filter({ hasText: "Test Packages" })).click();
  const menu = narrow
    ? page.getByRole("navigation", { name: "Menu" })
    : page.getByRole("navigation", { name: "Main" }).locator("details > div");
  await expect(menu).toBeVisible();
  return menu;
}

/**
 * Presses a button that disappears when the page, which also retries by itself, has succeeded: the connection to `url`
 * is back, but requests from before the press are held until it.
 */
export async function pressWhileReconnecting(button: Locator, url: string): Promise<void> {
  const pressed = Promise.withResolvers<void>();
  await button.page().route(url, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await button.click();
  pressed.resolve();
}

/** Opens a page of the staff area by its tab; a phone has some of them behind "More". */
export async function goToTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name });
  if (!(await tab.isVisible())) await pressKeyOn(page.getByRole("button", { name: "More" }));
  await expect(tab).toBeVisible();
  await tab.press("Enter");
}

/** Presses an item of the user's own menu; a phone has it behind "More". */
export async function openAccountMenuItem(page: Page, name: string): Promise<void> {
  await waitUntilHydrated(page);
  const button = page.getByRole("button", { name });
  const moreButton = page.getByRole("button", { name: "More" });
  await expect(button.or(moreButton).filter({ visible: true }).first()).toBeVisible();
  if (await moreButton.isVisible()) await moreButton.press("Enter");
  await expect(button).toBeVisible();
  await pressKeyOn(button);
}

/** Shows a tab of a booking's panel. */
export async function showPanelTab(
  detail: Locator,
  name: "Report" | "Messages" | "Timeline" | "Patient",
): Promise<void> {
  const tab = detail.getByRole("tab", { name });
  await tab.press("Enter");
  await expect(tab).toHaveAttribute("aria-selected", "true");
}

/** Unfolds the selectors and the deletion in a booking's panel. */
export async function unfoldSetByHand(detail: Locator): Promise<void> {
  const fold = detail.locator("details").filter({ hasText: "Set status by hand" });
  if ((await fold.getAttribute("open")) === null) await fold.locator("summary").press("Enter");
  await expect(fold).toHaveAttribute("open");
}

/** Returns a test's row in the listing. */
export function testRow(page: Page, name: string): Locator {
  return page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
}

/** Opens a test's page from the listing; on a phone the row expands first. */
export async function openTest(page: Page, name: string): Promise<void> {
  await waitUntilHydrated(page);
  const opener = testRow(page, name).getByRole("button", { name, exact: true });
  if (await opener.isVisible()) await opener.click();
  await testRow(page, name)
    .getByRole("link", { name: `View Details ${name}` })
    .click();
}

/** Moves the focus to a control by Tab alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

/** Presses a key on a button once it takes presses: a pointer waits for that by itself, a key would be lost. */
export async function pressKeyOn(button: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await expect(button).toBeEnabled();
  await button.press(key);
}
