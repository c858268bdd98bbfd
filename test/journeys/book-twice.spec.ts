import { type BrowserContext, expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { test } from "./journey.ts";
import {
  confirmationOf,
  fillDetails,
  goToPayment,
  open,
  pressAsTheLineComesBack,
  shownButton,
} from "./page-actions.ts";

/** Phones alone: the desktop adds nothing here. */
test.skip(({ isMobile }) => !isMobile, "once is enough");

const patient = { name: "Manjit Kaur", phone: "98765 81111", address: "House 7, Dugri, Ludhiana", time: "08:00 AM" };
const question = (page: Page) => page.getByRole("dialog", { name: "You have booked this already" });

const packagePage = "/book/1?hideSelector=true";

async function codeOf(page: Page): Promise<string> {
  await expect(confirmationOf(page)).toBeVisible();
  return confirmationOf(page)
    .getByText(/^BK-\d{8}$/)
    .innerText();
}

test("what one tab has booked, the other asks about, and books once more only after a yes", async ({
  page,
  context,
}) => {
  await open(page, packagePage);
  await fillDetails(page, patient);
  await goToPayment(page);
  const other = await context.newPage();
  // What was typed in the first tab stands in the second one too.
  await open(other, packagePage);
  await expect(other.getByRole("radio", { name: /^08:00 AM/ })).toBeChecked();
  await goToPayment(other);
  await shownButton(page, "Confirm Booking").click();
  const first = await codeOf(page);

  await shownButton(other, "Confirm Booking").click();
  await expect(question(other)).toContainText(first);
  await expectAccessible(other);
  await question(other).getByRole("button", { name: "No, one is enough" }).click();
  await expect(question(other)).toBeHidden();
  await expect(confirmationOf(other)).toBeHidden();

  await shownButton(other, "Confirm Booking").click();
  await question(other).getByRole("button", { name: "Yes, book it again" }).click();
  expect(await codeOf(other)).not.toBe(first);
});

const bookings = "**/api/bookings";
const notice = (page: Page) => page.getByRole("complementary", { name: "Your booking" });
const waiting = (page: Page) => page.getByRole("dialog", { name: "Your booking is waiting for the network" });

/** Confirms a package without a line, and closes the tab. */
async function confirmOffline(context: BrowserContext, path: string, visit: { name: string; time: string }) {
  const page = await context.newPage();
  await open(page, path);
  await fillDetails(page, { ...patient, ...visit });
  await goToPayment(page);
  await context.setOffline(true);
  await shownButton(page, "Confirm Booking").click();
  await expect(waiting(page)).toBeVisible();
  await page.close();
  await context.setOffline(false);
}

test("a booking that was confirmed without a line goes out from whatever page is opened next, and is told there", async ({
  page,
  context,
}) => {
  await confirmOffline(context, "/book/3?hideSelector=true", { name: "Jasbir Kaur", time: "09:00 AM" });
  await context.route(bookings, (route) => route.abort());
  await open(page, "/");
  await expect(notice(page)).toContainText("is waiting for the network");
  await expect(notice(page)).not.toContainText("Jasbir");
  await expectAccessible(page);

  // Over another booking it stands in the frame, and what is typed there stays.
  await open(page, "/book/4?hideSelector=true");
  await expect(waiting(page)).toBeHidden();
  await page.getByLabel("Full Name").fill("Surinder Pal");
  await pressAsTheLineComesBack(notice(page).getByRole("button", { name: "Try now" }), bookings);
  await expect(notice(page)).toContainText(/You booked .*09:00 AM\. Reference number: BK-\d{8}/);
  await expect(page.getByLabel("Full Name")).toHaveValue("Surinder Pal");
  await expectAccessible(page);
  const code = /BK-\d{8}/.exec(await notice(page).innerText())?.[0] ?? "";
  await notice(page).getByRole("link", { name: "See it" }).click();
  await expect(confirmationOf(page)).toContainText(code);
  await expect(page).toHaveURL("/book/3?hideSelector=true");
  await confirmationOf(page).getByRole("link", { name: "Back to Home" }).click();
  await expect(notice(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("nabz_waiting_bookings"))).toBeNull();
});

test("of two tabs one sends what waits, and after half an hour neither does unasked", async ({ page, context }) => {
  const senders: Page[] = [];
  await confirmOffline(context, "/book/2?hideSelector=true", { name: "Nirmal Kaur", time: "10:00 AM" });
  await context.route(bookings, (route) => {
    senders.push(route.request().frame().page());
    return route.abort();
  });
  await open(page, "/");
  const other = await context.newPage();
  await open(other, "/contact");
  await expect(notice(other)).toContainText("is waiting for the network");
  await expect.poll(() => senders.length).toBeGreaterThan(2);
  expect(new Set(senders).size).toBe(1);
  await other.close();

  await page.evaluate(() => {
    const [one] = JSON.parse(localStorage.getItem("nabz_waiting_bookings") ?? "[]");
    localStorage.setItem("nabz_waiting_bookings", JSON.stringify([{ ...one, at: one.at - 31 * 60_000 }]));
  });
  await open(page, "/comprehensive-health");
  await expect(notice(page)).toContainText("Do you still want us to send it?");
  const tries = senders.length;
  await open(page, "/book/2?hideSelector=true");
  await expect(notice(page)).toContainText("Do you still want us to send it?");
  expect(senders.length).toBe(tries);
  await context.unroute(bookings);
  await notice(page).getByRole("button", { name: "Send it now" }).click();
  await expect(notice(page)).toContainText("Reference number");
});

test("what waits is sent no more once the patient says so, on any page", async ({ page, context }) => {
  await confirmOffline(context, "/book/2?hideSelector=true", { name: "Nirmal Kaur", time: "11:00 AM" });
  await context.route(bookings, (route) => route.abort());
  await open(page, "/");
  await notice(page).getByRole("button", { name: "Do not send it" }).click();
  await expect(notice(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("nabz_waiting_bookings"))).toBeNull();
});
