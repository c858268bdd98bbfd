import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { bookByApi, type CreatedBooking } from "./book-by-api.ts";
import { test } from "./e2e-test.ts";
import { openPage, signInAsAdmin } from "./page-actions.ts";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
/** Both slots are visible at once. */
const hasRoomToDrag = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;
/** The panel is a sheet over a part of the screen. */
const getCard = (page: Page, name: string) => page.getByRole("link", { name: new RegExp(`^${name}`) });
const getSlotRegion = (page: Page, time: string) => page.getByRole("region", { name: time, exact: true });

/** A day of its own: on a crowded one the board narrows slots and collapses their cards. */
const book = (page: Page, name: string, time: string) =>
  bookByApi(page, { name, phone: "9876572222", time, openDaysAhead: 9 });

// Rows 2.122, 10.6
test("staff work by the day: look, open, move and print, by keyboard or by tap", async ({ page }) => {
  await signInAsAdmin(page);
  const booked = await book(page, "Navreen Ghuman", "09:00 AM");
  await openTheDay(page, booked);
  await openAndClose(page, booked);
  if (isPhone(page)) await moveByTap(page);
  else {
    await moveByKeys(page);
    if (hasRoomToDrag(page)) await drag(page);
  }
  await expectToAppear(page);
  await moveToFullHour(page);
  await printRound(page, booked);
  await reopenAdmin(page);
});

test("a day without visits prints nothing, and leads to the next open one", async ({ page }) => {
  await signInAsAdmin(page);
  const days: { date: string; closed: { reason: string } | null }[] = await (
    await page.request.get("/api/slots/days")
  ).json();
  const nextOpen = (day: string) => days.find(({ date, closed }) => date > day && !closed)?.date;
  const sunday = days.findLast(({ date, closed }) => closed?.reason === "sunday" && nextOpen(date))?.date ?? "";
  await openPage(page, `/admin/day?day=${sunday}`);
  await expect(page.getByRole("heading", { name: "No visits on this day" })).toBeVisible();
  await expect(page.getByText("appears here by itself")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Run sheets" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: /^Next open day: / }).press("Enter");
  await expect(page).toHaveURL(`/admin/day?day=${nextOpen(sunday)}`);
});

async function openTheDay(page: Page, { bookingDate }: CreatedBooking): Promise<void> {
  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Day" }).press("Enter");
  await expect(page).toHaveURL("/admin/day");
  await page.getByRole("link", { name: "The next day" }).press("Enter");
  await expect(page).toHaveURL(/\/admin\/day\?day=\d{4}-\d{2}-\d{2}$/);
  await page.getByRole("link", { name: "Today" }).press("Enter");
  await expect(page).toHaveURL("/admin/day");
  await page.getByLabel("Day", { exact: true }).fill(bookingDate);
  await expect(page).toHaveURL(`/admin/day?day=${bookingDate}`);
  await expect(getCard(page, "Navreen Ghuman")).toContainText("Confirmed");
  await expect(getSlotRegion(page, "09:00 AM").getByRole("link", { name: /^Navreen Ghuman/ })).toBeVisible();
  await expectAccessible(page);
}

async function openAndClose(page: Page, { code }: CreatedBooking): Promise<void> {
  const card = getCard(page, "Navreen Ghuman");
  await press(card);
  const detail = page.getByRole("dialog", { name: code });
  await expect(detail.getByText("Complete Blood Count (CBC)").first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(detail).toBeHidden();
  await expect(card).toBeFocused();
}

async function press(control: Locator): Promise<void> {
  if (isPhone(control.page())) return control.tap();
  await control.focus();
  await control.page().keyboard.press("Enter");
}

async function moveByKeys(page: Page): Promise<void> {
  await book(page, "Kirat Ghuman", "09:00 AM");
  await expect(getCard(page, "Kirat Ghuman")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(getCard(page, "Navreen Ghuman")).not.toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(getCard(page, "Navreen Ghuman")).toBeFocused();
  await page.keyboard.press("m");
  const panel = page.getByRole("dialog", { name: "Move Navreen Ghuman" });
  await expect(panel.getByRole("button", { name: /^7 AM/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("4");
  await expect(panel.getByRole("button", { name: /^4 PM/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Visit moved", { exact: true })).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(getSlotRegion(page, "04:00 PM").getByRole("link", { name: /^Navreen Ghuman/ })).toBeVisible();
}

async function drag(page: Page): Promise<void> {
  await getCard(page, "Kirat Ghuman").dragTo(getSlotRegion(page, "03:00 PM").getByRole("button"));
  await expect(getSlotRegion(page, "03:00 PM").getByRole("link", { name: /^Kirat Ghuman/ })).toBeVisible();
}

async function moveByTap(page: Page): Promise<void> {
  await getCard(page, "Navreen Ghuman").tap();
  const detail = page.getByRole("dialog");
  await detail.getByRole("button", { name: "Move to another hour" }).tap();
  const day = new URL(page.url()).searchParams.get("day") ?? "";
  await detail.getByLabel("New day").selectOption(day);
  await detail.getByLabel("New hour").selectOption("04:00 PM");
  await detail.getByRole("button", { name: "Move the visit" }).tap();
  await expect(page.getByText("Visit moved", { exact: true })).toBeVisible();
  await detail.getByRole("button", { name: "Close" }).tap();
  await expect(getSlotRegion(page, "04:00 PM").getByRole("link", { name: /^Navreen Ghuman/ })).toBeVisible();
}

/** Expects that a booking made elsewhere appears by itself. */
async function expectToAppear(page: Page): Promise<void> {
  await book(page, "Gurleen Ghuman", "11:00 AM");
  await expect(getSlotRegion(page, "11:00 AM").getByRole("link", { name: /^Gurleen Ghuman/ })).toBeVisible();
}

/** A full slot says so, and moving there needs a confirmation. */
async function moveToFullHour(page: Page): Promise<void> {
  const elevens = getSlotRegion(page, "11:00 AM");
  const isFull = elevens.getByText("Full", { exact: true });
  for (let seat = 0; seat < 4 && !(await isFull.isVisible()); seat++) {
    const name = `Simran Ghuman ${"abcd"[seat]}`;
    await book(page, name, "11:00 AM");
    await expect(getCard(page, name)).toBeVisible();
  }
  await expect(isFull).toBeVisible();
  if (isPhone(page)) return;
  await getCard(page, "Navreen Ghuman").focus();
  await page.keyboard.press("m");
  await page.keyboard.press("1");
  await expect(page.getByRole("button", { name: /^11 AM/ })).toBeFocused();
  const dialog = page.waitForEvent("dialog");
  const pressed = page.keyboard.press("Enter");
  const question = await dialog;
  expect(question.message()).toContain("All places of this hour are taken");
  await question.accept();
  await pressed;
  await expect(elevens.getByRole("link", { name: /^Navreen Ghuman/ })).toBeVisible();
}

/** Only the sheets are printed, one section per area. */
async function printRound(page: Page, { id }: CreatedBooking): Promise<void> {
  const { version } = await (await page.request.get(`/api/bookings/${id}`)).json();
  const notes = { landmark: "Blue gate by the gurdwara", phlebotomistNote: "Left arm only", version };
  expect((await page.request.patch(`/api/bookings/${id}`, { data: notes })).status()).toBe(200);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await press(page.getByRole("button", { name: "Run sheets" }));
  await expect(page.locator("body[data-printed]")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  const row = page.getByRole("row").filter({ hasText: "Navreen Ghuman" });
  await expect(row).toContainText("+91 98765 72222");
  await expect(row).toContainText("House 9, Civil Lines, Ludhiana");
  await expect(row).toContainText("CBC");
  await expect(row).toContainText("Blue gate by the gurdwara");
  await expect(row).toContainText("Left arm only");
  await expect(row.getByRole("img", { name: "Not collected yet" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Admin" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Run sheets" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
}

/** The staff area opens where the user was last. */
async function reopenAdmin(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByLabel("Password")).toBeVisible();
  await signInAsAdmin(page);
  await expect(page).toHaveURL("/admin/day");
  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Bookings" }).click();
  await expect(page).toHaveURL("/admin");
  await openPage(page, "/admin");
  await expect(page.getByRole("table", { name: "Bookings" })).toBeVisible();
}
