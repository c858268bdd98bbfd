import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { bookByApi } from "./book-by-api.ts";
import { test } from "./e2e-test.ts";
import { joinStaff } from "./join-staff.ts";
import { openPage, pressKeyOn, signInAsAdmin } from "./page-actions.ts";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
const getCard = (page: Page, name: string) => page.getByRole("link", { name: new RegExp(`^${name}`) });
const getColumn = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });
const giveTo = (page: Page, name: string) => page.getByRole("dialog").getByRole("button", { name: new RegExp(name) });

/** A day of its own, in one area. */
const book = (page: Page, name: string, time: string) =>
  bookByApi(page, {
    ...{ name, phone: "9876573333", time, openDaysAhead: 8 },
    address: "House 9, Model Town, Ludhiana 141002",
  });

test("the desk gives visits to phlebotomists, and prints their rounds", async ({ page, browser }) => {
  await signInAsAdmin(page);
  const names = isPhone(page) ? ["Mandeep Phone", "Sunita Phone"] : ["Mandeep Singh", "Sunita Devi"];
  for (const name of names) {
    const contact = `${name.toLowerCase().replace(" ", ".")}@nabz.example`;
    await (await joinStaff(browser, page, { name, contact, role: "phlebotomist" })).context().close();
  }
  const [first = "", second = ""] = names;
  const { bookingDate } = await book(page, "Jasleen Bains", "10:00 AM");
  for (const [name, time] of [
    ["Kavita Bains", "10:00 AM"],
    ["Lovleen Bains", "10:00 AM"],
    ["Manroop Bains", "05:00 PM"],
  ] as const)
    await book(page, name, time);
  await openPage(page, `/admin/day?day=${bookingDate}`);
  await page.getByRole("link", { name: "Phlebotomists" }).press("Enter");
  await expect(page).toHaveURL(`/admin/day?day=${bookingDate}&by=phlebotomist`);
  const unassigned = getColumn(page, "Nobody yet");
  await expect(unassigned.getByRole("link", { name: /^Jasleen Bains/ })).toContainText("Jasleen");
  await expectAccessible(page);
  if (isPhone(page)) await giveByTap(page, first);
  else {
    await giveByKeys(page, first);
    await giveByDrop(page, second);
  }
  await giveTheArea(page, second);
  await orderTheHour(page, second);
  await printRounds(page, second);
});

test("the sheets of a round of 13 stops are two pages, each with its name and number", async ({ page }) => {
  await signInAsAdmin(page);
  const openDaysAhead = 9;
  const times = ["07:00 AM", "08:00 AM", "09:00 AM", "10:00 AM", "11:00 AM"];
  let day = "";
  for (let stop = 0; stop < 13; stop++) {
    const [name, time] = [`Asha ${"ABCDEFGHIJKLM"[stop]} Bains`, times[stop % times.length] ?? ""];
    const { bookingDate } = await bookByApi(page, { name, phone: `98765740${stop + 10}`, time, openDaysAhead });
    day = bookingDate;
  }
  await openPage(page, `/admin/day?day=${day}&by=phlebotomist`);
  await page.emulateMedia({ media: "print" });
  const sheets = page.locator("[data-round-sheets] > section");
  await expect(sheets).toHaveCount(2);
  for (const [index, stops] of [12, 1].entries()) {
    const sheet = sheets.nth(index);
    await expect(sheet.getByRole("heading", { name: "Nobody yet" })).toBeVisible();
    await expect(sheet.getByText(`Page ${index + 1} of 2`, { exact: true })).toBeVisible();
    await expect(sheet.getByText(/^Asha [A-M] Bains$/)).toHaveCount(stops);
  }
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

async function giveByTap(page: Page, to: string): Promise<void> {
  await page.getByRole("button", { name: "Give Jasleen Bains to a phlebotomist" }).tap();
  await expect(page.getByRole("dialog", { name: "Who takes Jasleen Bains?" })).toBeVisible();
  await expectAccessible(page);
  await giveTo(page, to).tap();
  await expect(page.getByText(`Given to ${to}`, { exact: true })).toBeVisible();
  await expect(getColumn(page, to).getByRole("link", { name: /^Jasleen Bains/ })).toBeVisible();
}

async function giveByKeys(page: Page, to: string): Promise<void> {
  await getCard(page, "Jasleen Bains").focus();
  await page.keyboard.press("a");
  await expect(page.getByRole("dialog", { name: "Who takes Jasleen Bains?" })).toBeVisible();
  await expectAccessible(page);
  const digit = (await giveTo(page, to).getAttribute("aria-keyshortcuts")) ?? "";
  await page.keyboard.press(digit);
  await expect(getColumn(page, to).getByRole("link", { name: /^Jasleen Bains/ })).toBeVisible();
  await expect(getCard(page, "Jasleen Bains")).toBeFocused();
  await pressKeyOn(page.getByRole("button", { name: "Undo" }));
  await expect(getColumn(page, "Nobody yet").getByRole("link", { name: /^Jasleen Bains/ })).toBeVisible();
}

async function giveByDrop(page: Page, to: string): Promise<void> {
  await getCard(page, "Manroop Bains").dragTo(getColumn(page, to).getByRole("heading", { name: to }));
  await expect(getColumn(page, to).getByRole("link", { name: /^Manroop Bains/ })).toBeVisible();
}

/** Gives what is left of an area at one hour. */
async function giveTheArea(page: Page, to: string): Promise<void> {
  await pressKeyOn(page.getByRole("button", { name: "Give Kavita Bains to a phlebotomist" }));
  await page.getByLabel(/^All \d visits in Model Town at 10 AM$/).check();
  await pressKeyOn(giveTo(page, to));
  await expect(getColumn(page, to).getByRole("link", { name: /^Kavita Bains/ })).toBeVisible();
  await expect(getColumn(page, to).getByRole("link", { name: /^Lovleen Bains/ })).toBeVisible();
}

async function orderTheHour(page: Page, of: string): Promise<void> {
  const stops = getColumn(page, of).getByRole("link", { name: /^(Kavita|Lovleen) Bains/ });
  await expect(stops.first()).toContainText("Kavita");
  await pressKeyOn(page.getByRole("button", { name: "Visit Lovleen Bains earlier within the hour" }));
  await expect(stops.first()).toContainText("Lovleen");
}

async function printRounds(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ media: "print" });
  const sheets = page.locator("[data-round-sheets]");
  await expect(sheets.getByRole("heading", { name })).toBeVisible();
  await expect(sheets.getByText(/^Page 1 of \d$/).first()).toBeVisible();
  await expect(sheets.getByText("EDTA, lavender").first()).toBeVisible();
  await page.emulateMedia({ media: "screen" });
}
