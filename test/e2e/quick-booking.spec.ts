import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { bookByApi } from "./book-by-api.ts";
import { test } from "./e2e-test.ts";
import { confirmationCard, openPage, visibleButton, waitUntilHydrated } from "./page-actions.ts";

const patient = {
  name: "Gurleen Kaur",
  phone: "9876587001",
  address: "House 5, Model Town, Ludhiana",
  pinCode: "141002",
};

/** Counts presses as taps and letters as keys. */
function createCountingHand(page: Page) {
  let [taps, keys] = [0, 0];
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  const type = async (target: Locator, text: string) => {
    await tap(target);
    keys += text.length;
    await page.keyboard.type(text);
  };
  return { tap, type, count: () => ({ taps, keys }) };
}

// Row 10.70
test("a new patient books with eight taps and the letters of the data", async ({ page }) => {
  const hand = createCountingHand(page);
  await openPage(page, "/test-packages/13");
  await hand.tap(
    page
      .getByRole("link", { name: /^Book Now/ })
      .filter({ visible: true })
      .first(),
  );
  await expect(page).toHaveURL("/book/13");
  await expectFirstFieldInSight(page);
  await hand.type(page.getByLabel("Full Name"), patient.name);
  await hand.type(page.getByLabel("Contact Number"), patient.phone);
  await hand.type(page.getByLabel("Address"), patient.address);
  await hand.type(page.getByRole("textbox", { name: /^PIN code/ }), patient.pinCode);
  await expect(page.getByText("We come to Model Town (141002).")).toBeVisible();
  await expect(page.locator("input[name=time]:checked")).toHaveCount(0);
  await hand.tap(findFirstFreeSlot(page));
  await expectAccessible(page);
  await hand.tap(visibleButton(page, "Book your Appointment"));
  await expect(page.getByRole("heading", { level: 1, name: "Check and confirm" })).toBeVisible();
  await hand.tap(visibleButton(page, "Confirm Booking"));
  await expect(confirmationCard(page)).toContainText(patient.name);
  expect(hand.count()).toEqual({ taps: 8, keys: Object.values(patient).join("").length });
});

// Row 10.71
test("a returning patient books again with three taps from the dashboard, and types nothing", async ({ page }) => {
  const again = { name: "Baldev Singh", phone: "98765 87002", address: "House 7, Dugri, Ludhiana", time: "04:00 PM" };
  const { id } = await bookByApi(page, again);
  await signIn(page, again.phone);
  const hand = createCountingHand(page);
  await hand.tap(page.getByRole("link", { name: /^Book again/ }));
  await expect(page).toHaveURL(`/book?tests=5&hideSelector=true&again=${id}`);
  await waitUntilHydrated(page);
  await expect(page.getByRole("heading", { name: `Book again for ${again.name}` })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Full Name" })).toBeHidden();
  for (const known of [again.address, "+91 98765 87002"]) await expect(page.getByRole("tabpanel")).toContainText(known);
  await expect(page.locator("input[name=time]:checked")).toHaveCount(0);
  await expectAccessible(page);
  await hand.tap(page.getByRole("button", { name: new RegExp(again.time) }).first());
  const check = page.getByRole("tabpanel", { name: "Payment" });
  for (const known of [again.name, again.address, again.time]) await expect(check).toContainText(known);
  await expectAccessible(page);
  await hand.tap(visibleButton(page, "Confirm Booking"));
  await expect(confirmationCard(page)).toContainText(again.time);
  expect(hand.count()).toEqual({ taps: 3, keys: 0 });
});

test("the demo's patient, whom the browser alone knows, books again as well", async ({ page }) => {
  await signIn(page, "98765 00000");
  await page.getByRole("link", { name: /^Book again/ }).click();
  await expect(page).toHaveURL("/book/5?again=1");
  await expect(page.getByRole("heading", { name: "Book again for Demo Patient" })).toBeVisible();
  await expect(page.getByRole("tabpanel")).toContainText("House 214, Model Town, Ludhiana");
});

test("a family member is chosen by a chip, and checked values can be edited", async ({ page }) => {
  await signIn(page, "98765 00001");
  await openPage(page, "/book/13");
  const known = page
    .getByRole("group", { name: "Who is it for?" })
    .locator("label")
    .filter({ hasNotText: "Someone else" });
  const chosen = known.filter({ has: page.locator("input:checked") });
  await expect(page.getByLabel("Full Name")).toHaveValue(await readChipName(chosen));
  const otherPatient = known.filter({ hasNot: page.locator("input:checked") }).first();
  const second = await readChipName(otherPatient);
  await otherPatient.getByRole("radio").click();
  await expect(page.getByLabel("Full Name")).toHaveValue(second);
  await expectAccessible(page);
  await findFirstFreeSlot(page).click();
  await visibleButton(page, "Book your Appointment").click();
  const check = page.getByRole("tabpanel", { name: "Payment" });
  await expect(check).toContainText(second);
  await check.getByRole("button", { name: "Edit: Where" }).click();
  await expect(page.getByRole("textbox", { name: "Address" })).toBeFocused();
  await page.getByRole("radio", { name: "Someone else" }).click();
  await expect(page.getByLabel("Full Name")).toBeFocused();
  await expect(page.getByLabel("Full Name")).toHaveValue("");
});

test("a booking of another phone fills nothing in, and says so", async ({ page }) => {
  const otherPerson = { name: "Paramjit Gill", phone: "98765 87003", time: "05:00 PM" };
  const { id } = await bookByApi(page, otherPerson);
  await openPage(page, `/book/13?again=${id}`);
  await expect(page.getByText("Please log in to book again with what we know.")).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("");
  await signIn(page, "98765 00001");
  await openPage(page, `/book/13?again=${id}`);
  await expect(page.getByText("We could not open your earlier booking.")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(otherPerson.name);
  await expectAccessible(page);
});

test("the logout removes everything that the form was filled with from the browser", async ({ page }) => {
  await signIn(page, "98765 00001");
  await openPage(page, "/book/13");
  await expect(page.getByRole("group", { name: "Who is it for?" })).toBeVisible();
  await findFirstFreeSlot(page).click();
  expect(await page.evaluate(() => localStorage.getItem("nabz_booking_draft"))).toContain("address");
  await openPage(page, "/patient-dashboard");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => localStorage.getItem("nabz_booking_draft"))).toBeNull();
});

/** Returns the name on the chip of a family member, above the age. */
async function readChipName(chip: Locator): Promise<string> {
  return (await chip.locator("> span").last().innerText()).split("\n")[0] ?? "";
}

async function signIn(page: Page, phone: string): Promise<void> {
  await openPage(page, "/login");
  await page.getByLabel("Phone number").fill(phone);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/patient-dashboard/);
}

/** Returns a slot of the day shown below the strip, which needs no choice of a day. */
function findFirstFreeSlot(page: Page): Locator {
  return page.locator("input[name=time]:enabled").first();
}

/** Pixels from the page's upper edge within which the first field must be: visible without scrolling on a phone too. */
const FIRST_FIELD_WITHIN = 560;

async function expectFirstFieldInSight(page: Page): Promise<void> {
  await waitUntilHydrated(page);
  const { y, height } = (await page.getByLabel("Full Name").boundingBox()) ?? { y: Infinity, height: 0 };
  expect(y).toBeLessThan(FIRST_FIELD_WITHIN);
  expect(y + height).toBeLessThan((page.viewportSize()?.height ?? 0) - 100);
}
