import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { createBookingCode } from "#core/bookings/booking-code.ts";
import type { BookableDay } from "#core/slots/schema.ts";
import { buildBooking } from "#test/builders.ts";
import { expectAccessible } from "./axe.ts";
import { test } from "./e2e-test.ts";
import {
  chooseSlot,
  confirmationCard,
  fillDetails,
  goToPayment,
  openPage,
  pressKeyOn,
  visibleButton,
  waitUntilHydrated,
} from "./page-actions.ts";

const hours = { kept: "11:00 AM", lost: "01:00 PM" };

// Rows 5.9, 10.38, 10.40, 10.60
test("the page says where the lab comes, holds the chosen slot, and finds another when it is lost", async ({
  page,
  browser,
  request,
}) => {
  const { kept, lost } = hours;
  await page.clock.install();
  await openPage(page, "/book/1");
  await checkServedArea(page);
  await fillDetails(page, {
    name: "Gurmeet Singh",
    phone: "98765 83333",
    address: "House 7, Model Town",
    time: kept,
  });
  await expect(page.getByText("We keep this time for you for 5 minutes.")).toBeVisible();
  await page.clock.fastForward("05:01");
  await expect(page.getByText("We no longer keep this time for you.")).toBeVisible();
  await page.getByLabel("Full Name").press("End");
  await expect(page.getByText("We keep this time for you for 5 minutes.")).toBeVisible();
  const date = await findSecondOpenDay(request);
  const free = await countVisibleSeats(browser, kept);
  await page.reload();
  await waitUntilHydrated(page);
  await expect(getPinField(page)).toHaveValue("141002");
  await expect(page.getByText("We keep this time for you for 5 minutes.")).toBeVisible();
  await expect.poll(() => countFreeSeats(request, date, kept)).toBe(free);
  await page.goto("/");
  await expect.poll(() => countFreeSeats(request, date, kept)).toBe(free + 1);
  await loseSlot(page, request, { date, time: lost });
});

/** The result is shown next to the address, while the PIN code is typed. */
async function checkServedArea(page: Page): Promise<void> {
  const typed = getPinField(page);
  const answerId = (await typed.getAttribute("aria-describedby")) ?? "";
  const check = page.locator(`[id="${answerId}"]`);
  await typed.fill("041002");
  await expect(check).toContainText("A PIN code has six digits, and the first is not 0.");
  await typed.fill("110001");
  await expect(check).toContainText("We do not come to 110001 yet.");
  await expectAccessible(page);
  await check.getByLabel("Mobile number").fill("98765 84444");
  await check.getByRole("button", { name: "Join Waitlist" }).click();
  await expect(check).toContainText("You are on the list.");
  await typed.fill("141 002");
  await expect(check).toContainText("We come to Model Town (141002).");
  await typed.fill("141002");
  await expect(check).toContainText("We come to Model Town (141002).");
}

function getPinField(page: Page) {
  return page.getByRole("textbox", { name: /^PIN code/ });
}

/** Returns the seats that another visitor sees for the slot on the same day, in another time zone, by keyboard only. */
async function countVisibleSeats(browser: Browser, time: string): Promise<number> {
  const context = await browser.newContext({ timezoneId: "America/Vancouver" });
  const page = await context.newPage();
  await openPage(page, "/book/1");
  await pressKeyOn(page.getByRole("button", { name: /Choose a date/ }));
  await expect(page.getByRole("grid").locator("button:focus")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid")).toBeHidden();
  const slot = page.getByRole("radio", { name: new RegExp(`^${time}`) });
  await expect(slot).toBeEnabled();
  const text = await page.locator("label", { has: slot }).innerText();
  await context.close();
  return Number(/(\d+) (?:free|left)/.exec(text)?.[1]);
}

/** Chooses a slot that is not held, and loses its last seats to others before it is confirmed. */
async function loseSlot(page: Page, request: APIRequestContext, slot: { date: string; time: string }) {
  const { time } = slot;
  await page.route("**/api/slot-holds", (route) => route.abort());
  await openPage(page, "/book/13");
  await chooseSlot(page, time);
  await goToPayment(page);
  await sellOut(request, slot);
  await visibleButton(page, "Confirm Booking").click();
  const offers = page.getByRole("group", { name: /The nearest free times/ });
  await expect(offers).toContainText("The nearest free times");
  await expect(page.getByText("This time has just been taken. Please choose another one.")).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("Gurmeet Singh");
  const nearest = offers.getByRole("button").first();
  await expect(nearest).toBeFocused();
  await expectAccessible(page);
  await page.unroute("**/api/slot-holds");
  const chosen = await nearest.innerText();
  await pressKeyOn(nearest);
  await expect(page.getByText("We keep this time for you for 5 minutes.")).toBeFocused();
  const [, newTime = ""] = /, (\d\d:00 [AP]M)$/.exec(chosen) ?? [];
  await expect(page.getByRole("radio", { name: new RegExp(`^${newTime}`) })).toBeChecked();
  await goToPayment(page);
  await expect(page.getByRole("tabpanel", { name: "Payment" })).toContainText("We keep this time for you");
  await visibleButton(page, "Confirm Booking").click();
  await expect(confirmationCard(page)).toContainText("House 7, Model Town, 141002");
  await expect(confirmationCard(page)).toContainText(newTime);
}

async function findSecondOpenDay(request: APIRequestContext): Promise<string> {
  const days: BookableDay[] = await (await request.get("/api/slots/days")).json();
  return days.filter(({ closed, hasFree }) => !closed && hasFree)[1]?.date ?? "";
}

async function countFreeSeats(request: APIRequestContext, date: string, time: string): Promise<number> {
  const day = await (await request.get(`/api/slots?date=${date}`)).json();
  return day.slots.find((slot: { time: string }) => slot.time === time).free;
}

async function sellOut(request: APIRequestContext, { date, time }: { date: string; time: string }): Promise<void> {
  const { price, discountPrice } = await (await request.get("/api/tests/5")).json();
  for (let free = await countFreeSeats(request, date, time); free > 0; free--) {
    const code = createBookingCode(Date.now(), Math.random());
    const body = buildBooking({
      patient: { phone: `98765${80_000 + free}` },
      booking: { bookingDate: date, bookingTime: time as "01:00 PM", totalAmount: discountPrice ?? price, code },
    });
    expect((await request.post("/api/bookings", { data: body })).status()).toBe(201);
  }
}
