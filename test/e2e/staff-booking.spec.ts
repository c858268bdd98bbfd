import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { bookByApi } from "./book-by-api.ts";
import { countKeystrokes } from "./count-keystrokes.ts";
import { test } from "./e2e-test.ts";
import { openPage, showPanelTab, signInAsAdmin } from "./page-actions.ts";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
const hasLanes = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;
const total = (page: Page) => page.getByText("Total, paid at the door").locator("..");
const booked = (page: Page) => page.getByRole("region", { name: "Booked" });
const search = (page: Page) => page.getByRole("combobox", { name: "Test or package" });
const found = (page: Page) => page.getByRole("listbox", { name: "What is found" }).getByRole("option");
const slots = (page: Page) => page.getByRole("group", { name: "Hours" });

/** At 60 keys a minute these take forty seconds. */
const MOST_KEYS = 40;

test("staff book for a known caller, by forty keys at the most, or by taps", { tag: "@main" }, async ({ page }) => {
  await signInAsAdmin(page);
  const known = await bookByApi(page, { name: "Harpreet Sandhu", phone: "9876574444", time: "09:00 AM" });
  await bookByApi(page, { name: "Balwinder Sandhu", phone: "9876574444", time: "10:00 AM" });
  if (isPhone(page)) await bookByTaps(page);
  else await bookByKeys(page);
  expect(known.code).toMatch(/^BK-/);
});

async function bookByKeys(page: Page): Promise<void> {
  const keys = countKeystrokes(page);
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
  await expect(slots(page).getByRole("button").and(page.locator(":focus"))).toBeVisible();
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

async function bookByTaps(page: Page): Promise<void> {
  await page.getByRole("link", { name: "New booking" }).tap();
  await page.getByLabel("Phone", { exact: true }).fill("+91 98765 74444");
  await page.getByRole("button", { name: /Harpreet Sandhu/ }).tap();
  await expectAccessible(page);
  await search(page).fill("essential");
  await found(page).first().tap();
  await page.getByRole("group", { name: "Days" }).getByRole("button", { name: /left/ }).last().tap();
  await slots(page).getByRole("button", { name: /left/ }).first().tap();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Book", exact: true }).tap();
  await expect(booked(page).getByText(/^BK-\d{8}$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Next caller" }).tap();
  await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("");
}

const getCentreButton = (page: Page) => page.getByRole("button", { name: "At the centre, now" });

test("a walk-in is booked for now by keys alone, or by taps, without an address", async ({ page }) => {
  await signInAsAdmin(page);
  await openPage(page, "/admin/call");
  if (isPhone(page)) await bookWalkInByTaps(page);
  else await bookWalkInByKeys(page);
  await expect(booked(page)).toContainText("At the centre");
  await page.getByRole("link", { name: "Open the booking" }).click();
  const panel = page.getByRole("dialog");
  await expect(panel.getByText("At the centre", { exact: true })).toBeVisible();
  await expect(panel.getByRole("button", { name: /Cancel the visit/ })).toBeVisible();
  await expect(panel.getByRole("button", { name: /Move to another hour/ })).toHaveCount(0);
  await openPage(page, "/admin/day");
  const card = page.getByRole("link", { name: /Tejinder Grewal/ });
  await expect(card).toHaveAttribute("draggable", "false");
  await expect(card).toContainText("At the centre");
  // Where the board has lanes it is found by its lane.
  if (hasLanes(page)) await expect(page.getByText("Walk-ins", { exact: true })).toBeVisible();
});

async function bookWalkInByKeys(page: Page): Promise<void> {
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

async function bookWalkInByTaps(page: Page): Promise<void> {
  await page.getByLabel("Phone", { exact: true }).fill("98765 75110");
  await page.getByLabel("Full name").fill("Tejinder Grewal");
  await getCentreButton(page).tap();
  await search(page).fill("essential");
  await found(page).first().tap();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Book", exact: true }).tap();
}

test("a new caller on a closed day: requires a reason, keeps the input after an error, and names a covered test", async ({
  page,
}) => {
  await signInAsAdmin(page);
  await openPage(page, "/admin/call");
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByText("Contact Number is required", { exact: true })).toBeVisible();
  await page.getByLabel("Phone", { exact: true }).fill("98765 75990");
  await page.getByLabel("Full name").fill("Nimrat Gill");
  await page.getByLabel("House, street and area").fill("House 3, Dugri, Ludhiana");
  await fillOptionalFields(page);
  for (const word of ["essential", "cbc"]) {
    await search(page).fill(word);
    await expect(found(page).first()).toBeVisible();
    await search(page).press("Enter");
  }
  await expect(page.getByText(/^in .*Essential.*, not charged twice$/)).toBeVisible();
  // Not today's: on a Sunday its first hours have passed.
  await page.getByRole("button", { name: "Later days" }).click();
  await page.getByRole("group", { name: "Days" }).getByRole("button", { name: /^Sun/ }).last().click();
  await slots(page)
    .getByRole("button", { name: /^08:00 AM/ })
    .click();
  await expect(page.getByText("We do not collect samples on Sundays.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await correctPayerPhone(page);
  const reason = page.getByRole("radio", { name: "It cannot wait" });
  await expect(reason).toBeFocused();
  await expect(page.getByLabel("Full name")).toHaveValue("Nimrat Gill");
  await expect(page.getByLabel("Note to the phlebotomist")).toHaveValue("Blue gate, flat 3");
  await page.locator("label").filter({ has: reason }).click();
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(booked(page)).toContainText(/Sunday, .*08:00 AM/);
  await page.getByRole("link", { name: "Open the booking" }).click();
  const panel = page.getByRole("dialog");
  await expect(panel.getByText("Nimrat Gill").first()).toBeVisible();
  await showPanelTab(panel, "Patient");
  await expect(panel.getByText("Blue gate, flat 3")).toBeVisible();
  await expect(panel.getByText("Asha Rani")).toBeVisible();
  await expect(panel.getByRole("link", { name: "+91 98765 75991" })).toBeVisible();
});

/** Fills the optional fields after landmark and PIN code, by keys: Tab, and Enter expands them. */
async function fillOptionalFields(page: Page): Promise<void> {
  await page.getByLabel("PIN code").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Note to the phlebotomist")).toBeFocused();
  for (const typed of ["Blue gate, flat 3", "Asha Rani", "", "Simran Gill", "12"]) {
    await page.keyboard.type(typed);
    await page.keyboard.press("Enter");
  }
  await expect(search(page)).toBeFocused();
  await expectAccessible(page);
}

/** A malformed number is reported at its field, and all else stays. */
async function correctPayerPhone(page: Page): Promise<void> {
  const phone = page.getByLabel("Phone of who pays");
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue("12");
  await expect(page.getByLabel("Who opens", { exact: true })).toHaveValue("Asha Rani");
  await phone.fill("98765 75991");
  await page.getByRole("button", { name: "Book", exact: true }).click();
}
