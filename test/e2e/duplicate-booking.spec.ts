import { type BrowserContext, expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { test } from "./e2e-test.ts";
import {
  confirmationCard,
  fillDetails,
  goToPayment,
  openPage,
  pressWhileReconnecting,
  visibleButton,
} from "./page-actions.ts";

/** Phones only: the desktop adds nothing here. */
const patient = { name: "Manjit Kaur", phone: "98765 81111", address: "House 7, Dugri, Ludhiana", time: "08:00 AM" };
const question = (page: Page) => page.getByRole("dialog", { name: "You have booked this already" });

const packagePage = "/book/1?hideSelector=true";

async function getCode(page: Page): Promise<string> {
  await expect(confirmationCard(page)).toBeVisible();
  return confirmationCard(page)
    .getByText(/^BK-\d{8}$/)
    .innerText();
}

test("a booking from one tab is a duplicate in the other, and is booked again only after a confirmation", async ({
  page,
  context,
}) => {
  await openPage(page, packagePage);
  await fillDetails(page, patient);
  await goToPayment(page);
  const otherPage = await context.newPage();
  // The input of the first tab is in the second one too.
  await openPage(otherPage, packagePage);
  await expect(otherPage.getByRole("radio", { name: /^08:00 AM/ })).toBeChecked();
  await goToPayment(otherPage);
  await visibleButton(page, "Confirm Booking").click();
  const first = await getCode(page);

  await visibleButton(otherPage, "Confirm Booking").click();
  await expect(question(otherPage)).toContainText(first);
  await expectAccessible(otherPage);
  await question(otherPage).getByRole("button", { name: "No, one is enough" }).click();
  await expect(question(otherPage)).toBeHidden();
  await expect(confirmationCard(otherPage)).toBeHidden();

  await visibleButton(otherPage, "Confirm Booking").click();
  await question(otherPage).getByRole("button", { name: "Yes, book it again" }).click();
  expect(await getCode(otherPage)).not.toBe(first);
});

const bookings = "**/api/bookings";
const notice = (page: Page) => page.getByRole("complementary", { name: "Your booking" });
const getPendingDialog = (page: Page) => page.getByRole("dialog", { name: "Your booking is waiting for the network" });

/** Confirms a package offline, and closes the tab. */
async function confirmOffline(context: BrowserContext, path: string, visit: { name: string; time: string }) {
  const page = await context.newPage();
  await openPage(page, path);
  await fillDetails(page, { ...patient, ...visit });
  await goToPayment(page);
  await context.setOffline(true);
  await visibleButton(page, "Confirm Booking").click();
  await expect(getPendingDialog(page)).toBeVisible();
  await page.close();
  await context.setOffline(false);
}

test("a booking confirmed offline is sent from the next page that is opened, with a notice there", async ({
  page,
  context,
}) => {
  await confirmOffline(context, "/book/3?hideSelector=true", { name: "Jasbir Kaur", time: "09:00 AM" });
  await context.route(bookings, (route) => route.abort());
  await openPage(page, "/");
  await expect(notice(page)).toContainText("is waiting for the network");
  await expect(notice(page)).not.toContainText("Jasbir");
  await expectAccessible(page);

  // Over another booking it is shown as a notice, and the input there stays.
  await openPage(page, "/book/4?hideSelector=true");
  await expect(getPendingDialog(page)).toBeHidden();
  await page.getByLabel("Full Name").fill("Surinder Pal");
  await pressWhileReconnecting(notice(page).getByRole("button", { name: "Try now" }), bookings);
  await expect(notice(page)).toContainText(/You booked .*09:00 AM\. Reference number: BK-\d{8}/);
  await expect(page.getByLabel("Full Name")).toHaveValue("Surinder Pal");
  await expectAccessible(page);
  const code = /BK-\d{8}/.exec(await notice(page).innerText())?.[0] ?? "";
  await notice(page).getByRole("link", { name: "See it" }).click();
  await expect(confirmationCard(page)).toContainText(code);
  await expect(page).toHaveURL("/book/3?hideSelector=true");
  await confirmationCard(page).getByRole("link", { name: "Back to Home" }).click();
  await expect(notice(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("nabz_waiting_bookings"))).toBeNull();
});

test("one of two tabs sends a pending booking, and after half an hour neither does without asking", async ({
  page,
  context,
}) => {
  const senders: Page[] = [];
  await confirmOffline(context, "/book/2?hideSelector=true", { name: "Nirmal Kaur", time: "10:00 AM" });
  await context.route(bookings, (route) => {
    senders.push(route.request().frame().page());
    return route.abort();
  });
  await openPage(page, "/");
  const otherPage = await context.newPage();
  await openPage(otherPage, "/contact");
  await expect(notice(otherPage)).toContainText("is waiting for the network");
  await expect.poll(() => senders.length).toBeGreaterThan(2);
  expect(new Set(senders).size).toBe(1);
  await otherPage.close();

  await page.evaluate(() => {
    const [pending] = JSON.parse(localStorage.getItem("nabz_waiting_bookings") ?? "[]");
    localStorage.setItem("nabz_waiting_bookings", JSON.stringify([{ ...pending, at: pending.at - 31 * 60_000 }]));
  });
  await openPage(page, "/comprehensive-health");
  await expect(notice(page)).toContainText("Do you still want us to send it?");
  const tries = senders.length;
  await openPage(page, "/book/2?hideSelector=true");
  await expect(notice(page)).toContainText("Do you still want us to send it?");
  expect(senders.length).toBe(tries);
  await context.unroute(bookings);
  await notice(page).getByRole("button", { name: "Send it now" }).click();
  await expect(notice(page)).toContainText("Reference number");
});

test("a pending booking can be cancelled on any page", async ({ page, context }) => {
  await confirmOffline(context, "/book/2?hideSelector=true", { name: "Nirmal Kaur", time: "11:00 AM" });
  await context.route(bookings, (route) => route.abort());
  await openPage(page, "/");
  await notice(page).getByRole("button", { name: "Do not send it" }).click();
  await expect(notice(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("nabz_waiting_bookings"))).toBeNull();
});
