import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { bookByProgram } from "./book-by-program.ts";
import { countedKeys } from "./count-the-keys.ts";
import { test } from "./journey.ts";
import { open, signInAtDesk } from "./page-actions.ts";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
const hasLanes = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;
const total = (page: Page) => page.getByText("Total, paid at the door").locator("..");
const booked = (page: Page) => page.getByRole("region", { name: "Booked" });
const search = (page: Page) => page.getByRole("combobox", { name: "Test or package" });
const found = (page: Page) => page.getByRole("listbox", { name: "What is found" }).getByRole("option");
const hours = (page: Page) => page.getByRole("group", { name: "Hours" });

/** At 60 keys a minute these are forty seconds. */
const MOST_KEYS = 40;

test("the desk books for a known caller, by forty keys at the most, or by taps", async ({ page }) => {
  await signInAtDesk(page);
  const known = await bookByProgram(page, { name: "Harpreet Sandhu", phone: "9876574444", time: "09:00 AM" });
  await bookByProgram(page, { name: "Balwinder Sandhu", phone: "9876574444", time: "10:00 AM" });
  if (isPhone(page)) await byTaps(page);
  else await byKeys(page);
  expect(known.code).toMatch(/^BK-/);
});

async function byKeys(page: Page): Promise<void> {
  const keys = countedKeys(page);
  await keys.press("n");
  await expect(page).toHaveURL("/admin/call");
  await expect(page.getByLabel("Phone", { exact: true })).toBeFocused();
  await keys.type("98765744442");
  await expect(page.getByRole("button", { name: /Balwinder Sandhu/ })).toHaveAttribute("aria-pressed", "true");
  await expect(search(page)).toBeFocused();
  await expect(page.getByLabel("House, street and area")).toHaveValue("House 9, Civil Lines, Ludhiana");
  await expectAccessible(page);
  await keys.type("essential");
  await expect(found(page).first()).toContainText("Essential");
  await expectAccessible(page);
  await keys.press("Enter");
  await expect(total(page)).toContainText("₹");
  await keys.press("Enter");
  await expect(hours(page).getByRole("button").and(page.locator(":focus"))).toBeVisible();
  await keys.press("Enter");
  await expect(page.getByRole("button", { name: "Book", exact: true })).toBeFocused();
  await expectAccessible(page);
  await keys.press("Enter");
  await expect(booked(page).getByText(/^BK-\d{8}$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Next caller" })).toBeFocused();
  expect(keys.count()).toBeLessThanOrEqual(MOST_KEYS);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Phone", { exact: true })).toBeFocused();
}

async function byTaps(page: Page): Promise<void> {
  await page.getByRole("link", { name: "New booking" }).tap();
  await page.getByLabel("Phone", { exact: true }).fill("+91 98765 74444");
  await page.getByRole("button", { name: /Harpreet Sandhu/ }).tap();
  await expectAccessible(page);
  await search(page).fill("essential");
  await found(page).first().tap();
  await page.getByRole("group", { name: "Days" }).getByRole("button", { name: /left/ }).last().tap();
  await hours(page).getByRole("button", { name: /left/ }).first().tap();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Book", exact: true }).tap();
  await expect(booked(page).getByText(/^BK-\d{8}$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Next caller" }).tap();
  await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("");
}

const atCentre = (page: Page) => page.getByRole("button", { name: "At the centre, now" });

test("somebody at the counter is booked for now by keys alone, or by taps, and no address is asked", async ({
  page,
}) => {
  await signInAtDesk(page);
  await open(page, "/admin/call");
  if (isPhone(page)) await atCounterByTaps(page);
  else await atCounterByKeys(page);
  await expect(booked(page)).toContainText("At the centre");
  await page.getByRole("link", { name: "Open the booking" }).click();
  const panel = page.getByRole("dialog");
  await expect(panel.getByText("At the centre", { exact: true })).toBeVisible();
  await expect(panel.getByRole("button", { name: /Cancel the visit/ })).toBeVisible();
  await expect(panel.getByRole("button", { name: /Move to another hour/ })).toHaveCount(0);
  await open(page, "/admin/day");
  const card = page.getByRole("link", { name: /Tejinder Grewal/ });
  await expect(card).toHaveAttribute("draggable", "false");
  await expect(card).toContainText("At the centre");
  // Where the board has lanes it is seen by its lane.
  if (hasLanes(page)) await expect(page.getByText("Walk-ins", { exact: true })).toBeVisible();
});

async function atCounterByKeys(page: Page): Promise<void> {
  await page.keyboard.type("9876575110");
  await page.keyboard.press("Alt+c");
  await expect(page.getByText("At the centre: no address is asked.")).toBeVisible();
  await expect(page.getByText("A new number: please ask for the name.")).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Tejinder Grewal");
  for (let field = 0; field < 3; field++) await page.keyboard.press("Enter");
  await expect(search(page)).toBeFocused();
  await page.keyboard.type("essential");
  await expect(found(page).first()).toContainText("Essential");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Total, paid at the counter").locator("..")).toContainText("₹");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Book", exact: true })).toBeFocused();
  await expect(page.getByText("Tejinder Grewal, now, at the centre.")).toBeVisible();
  await expect(page.getByLabel("House, street and area")).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
}

async function atCounterByTaps(page: Page): Promise<void> {
  await page.getByLabel("Phone", { exact: true }).fill("98765 75110");
  await page.getByLabel("Full name").fill("Tejinder Grewal");
  await atCentre(page).tap();
  await search(page).fill("essential");
  await found(page).first().tap();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Book", exact: true }).tap();
}

test("a new caller on a closed day: the desk is asked why, what was said stays on a refusal, and a test that is inside is said", async ({
  page,
}) => {
  await signInAtDesk(page);
  await open(page, "/admin/call");
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByText("Contact Number is required", { exact: true })).toBeVisible();
  await page.getByLabel("Phone", { exact: true }).fill("98765 75990");
  await page.getByLabel("Full name").fill("Nimrat Gill");
  await page.getByLabel("House, street and area").fill("House 3, Dugri, Ludhiana");
  await tellTheStaff(page);
  for (const word of ["essential", "cbc"]) {
    await search(page).fill(word);
    await expect(found(page).first()).toBeVisible();
    await search(page).press("Enter");
  }
  await expect(page.getByText(/^in .*Essential.*, not charged twice$/)).toBeVisible();
  await page.getByRole("group", { name: "Days" }).getByRole("button", { name: /^Sun/ }).click();
  await hours(page)
    .getByRole("button", { name: /^08:00 AM/ })
    .click();
  await expect(page.getByText("We do not collect samples on Sundays.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await mendPhoneOfPayer(page);
  const why = page.getByRole("radio", { name: "It cannot wait" });
  await expect(why).toBeFocused();
  await expect(page.getByLabel("Full name")).toHaveValue("Nimrat Gill");
  await expect(page.getByLabel("Note to the collector")).toHaveValue("Blue gate, flat 3");
  await page.locator("label").filter({ has: why }).click();
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(booked(page)).toContainText(/Sunday, .*08:00 AM/);
  await page.getByRole("link", { name: "Open the booking" }).click();
  const panel = page.getByRole("dialog");
  await expect(panel.getByText("Nimrat Gill").first()).toBeVisible();
  await expect(panel.getByText("Blue gate, flat 3")).toBeVisible();
  await expect(panel.getByText("Asha Rani")).toBeVisible();
  await expect(panel.getByRole("link", { name: "+91 98765 75991" })).toBeVisible();
});

/** Behind landmark and PIN code, by keys: Tab, and Enter unfolds. */
async function tellTheStaff(page: Page): Promise<void> {
  await page.getByLabel("PIN code").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Note to the collector")).toBeFocused();
  for (const typed of ["Blue gate, flat 3", "Asha Rani", "", "Simran Gill", "12"]) {
    await page.keyboard.type(typed);
    await page.keyboard.press("Enter");
  }
  await expect(search(page)).toBeFocused();
  await expectAccessible(page);
}

/** A number that is none is told where it was typed, and all else stays. */
async function mendPhoneOfPayer(page: Page): Promise<void> {
  const phone = page.getByLabel("Phone of who pays");
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue("12");
  await expect(page.getByLabel("Who opens", { exact: true })).toHaveValue("Asha Rani");
  await phone.fill("98765 75991");
  await page.getByRole("button", { name: "Book", exact: true }).click();
}
