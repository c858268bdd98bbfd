import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { newBookingCode } from "#core/bookings/code.ts";
import type { WindowDay } from "#core/slots/schema.ts";
import { aBooking } from "#test/builders.ts";
import { expectAccessible } from "./axe.ts";
import { test } from "./journey.ts";
import { chooseHour, confirmationOf, fillDetails, goToPayment, open, shownButton, untilAwake } from "./page-actions.ts";

const hours = { kept: "11:00 AM", lost: "01:00 PM" };

// Rows 5.9, 10.38, 10.40, 10.60
test("the page says where the lab comes, keeps the chosen time, and finds another when it is lost", async ({
  page,
  browser,
  request,
}) => {
  const { kept, lost } = hours;
  await page.clock.install();
  await open(page, "/book/1");
  await askWhetherTheLabComes(page);
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
  const date = await secondOpenDay(request);
  const free = await seatsAsSeenBySomebody(browser, kept);
  await page.reload();
  await untilAwake(page);
  await expect(pinField(page)).toHaveValue("141002");
  await expect(page.getByText("We keep this time for you for 5 minutes.")).toBeVisible();
  await expect.poll(() => freeSeats(request, date, kept)).toBe(free);
  await page.goto("/");
  await expect.poll(() => freeSeats(request, date, kept)).toBe(free + 1);
  await loseTheTime(page, request, { date, time: lost });
});

/** It is said beside the address, while the PIN code is typed. */
async function askWhetherTheLabComes(page: Page): Promise<void> {
  const typed = pinField(page);
  const check = page.locator(".pin");
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

function pinField(page: Page) {
  return page.getByRole("textbox", { name: /^PIN code/ });
}

/** What another visitor reads of the hour on the same day, far away, with the keyboard alone. */
async function seatsAsSeenBySomebody(browser: Browser, time: string): Promise<number> {
  const context = await browser.newContext({ timezoneId: "America/Vancouver" });
  const page = await context.newPage();
  await open(page, "/book/1");
  await page.getByRole("button", { name: /Choose a date/ }).press("Enter");
  await expect(page.getByRole("grid").locator("button:focus")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid")).toBeHidden();
  const hour = page.getByRole("radio", { name: new RegExp(`^${time}`) });
  await expect(hour).toBeEnabled();
  const told = await page.locator("label.slot", { has: hour }).innerText();
  await context.close();
  return Number(/(\d+) (?:free|left)/.exec(told)?.[1]);
}

/** Chooses a time that is not promised, and loses its last seats to others before it is confirmed. */
async function loseTheTime(page: Page, request: APIRequestContext, slot: { date: string; time: string }) {
  const { time } = slot;
  await page.route("**/api/slot-holds", (route) => route.abort());
  await open(page, "/book/13");
  await chooseHour(page, time);
  await goToPayment(page);
  await sellOut(request, slot);
  await shownButton(page, "Confirm Booking").click();
  const offers = page.locator(".offers");
  await expect(offers).toContainText("The nearest free times");
  await expect(page.getByText("This time has just been taken. Please choose another one.")).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("Gurmeet Singh");
  const nearest = offers.getByRole("button").first();
  await expect(nearest).toBeFocused();
  await expectAccessible(page);
  await page.unroute("**/api/slot-holds");
  const chosen = await nearest.innerText();
  await nearest.press("Enter");
  await expect(page.getByText("We keep this time for you for 5 minutes.")).toBeFocused();
  const [, newTime = ""] = /, (\d\d:00 [AP]M)$/.exec(chosen) ?? [];
  await expect(page.getByRole("radio", { name: new RegExp(`^${newTime}`) })).toBeChecked();
  await goToPayment(page);
  await expect(page.getByRole("tabpanel", { name: "Payment" })).toContainText("We keep this time for you");
  await shownButton(page, "Confirm Booking").click();
  await expect(confirmationOf(page)).toContainText("House 7, Model Town, 141002");
  await expect(confirmationOf(page)).toContainText(newTime);
}

async function secondOpenDay(request: APIRequestContext): Promise<string> {
  const days: WindowDay[] = await (await request.get("/api/slots/days")).json();
  return days.filter(({ closed, hasFree }) => !closed && hasFree)[1]?.date ?? "";
}

async function freeSeats(request: APIRequestContext, date: string, time: string): Promise<number> {
  const day = await (await request.get(`/api/slots?date=${date}`)).json();
  return day.slots.find((slot: { time: string }) => slot.time === time).free;
}

async function sellOut(request: APIRequestContext, { date, time }: { date: string; time: string }): Promise<void> {
  const { price, discountPrice } = await (await request.get("/api/tests/5")).json();
  for (let free = await freeSeats(request, date, time); free > 0; free--) {
    const code = newBookingCode(Date.now(), Math.random());
    const wish = aBooking({
      patient: { phone: `98765${80_000 + free}` },
      booking: { bookingDate: date, bookingTime: time as "01:00 PM", totalAmount: discountPrice ?? price, code },
    });
    expect((await request.post("/api/bookings", { data: wish })).status()).toBe(201);
  }
}
