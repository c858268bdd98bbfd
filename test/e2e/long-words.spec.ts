// Row 10.51
import { expect, type Page } from "@playwright/test";
import { bookByApi } from "./book-by-api.ts";
import { test } from "./e2e-test.ts";
import { confirmationCard, fillDetails, goToPayment, openPage, signInAsAdmin, visibleButton } from "./page-actions.ts";

/** As a visitor pastes it: a link to a map, a long name without spaces. */
const word = "w".repeat(200);
const person = {
  name: "N".repeat(80),
  address: `https://maps.example/${word}`,
  email: `${"e".repeat(60)}@${"d".repeat(60)}.example`,
};
/** The screen's own width, and the smallest of its kind. */
const getWidths = (page: Page) => (page.viewportSize()?.width === 360 ? [320, 360] : [768, 1280]);

test("no word of a visitor widens their pages or hides a control", async ({ page }) => {
  const widths = getWidths(page);
  await openPage(page, "/book/5");
  await fillDetails(page, { ...person, phone: "98765 85001", time: "11:00 AM" });
  await page.getByText("Email, Age, Gender").click();
  await page.getByLabel(/^Email/).fill(person.email);
  await expectNothingWidened(page, widths);
  await goToPayment(page);
  await expectNothingWidened(page, widths);
  await visibleButton(page, "Confirm Booking").click();
  await expect(confirmationCard(page)).toBeVisible();
  await expectNothingWidened(page, widths);
  await openPage(page, "/login");
  await page.getByLabel("Phone number").fill("98765 85001");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
  await expectNothingWidened(page, widths);
  await page.getByRole("button", { name: /View Details/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Booked Items");
  await expectNothingWidened(page, widths);
});

test("no typed word widens the page of its field", async ({ page }) => {
  const widths = getWidths(page);
  for (const path of ["/", "/tests-new", "/test-packages", "/contact", "/login", "/book", "/test-review?tests=5,9"]) {
    await openPage(page, path);
    await fillEverything(page);
    await expectNothingWidened(page, widths);
  }
  await openPage(page, `/tests-new?search=${word}`);
  await expectNothingWidened(page, widths);
});

test("no word of a visitor or of staff widens the staff area", async ({ page }) => {
  const widths = getWidths(page);
  await signInAsAdmin(page);
  const booked = await bookByApi(page, {
    name: person.name,
    address: person.address,
    phone: "9876585002",
    time: "01:00 PM",
  });
  const letter = {
    name: person.name,
    email: person.email,
    phone: "9876585002",
    subject: word.slice(0, 100),
    message: word,
  };
  await page.request.post("/api/contact-messages", { data: letter });
  for (const path of [
    "",
    "/patients",
    "/reports",
    "/messages",
    "/messages?show=sent",
    "/catalogue",
    "/lab",
    "/lab?part=days",
  ]) {
    await openPage(page, `/admin${path}`);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    await fillEverything(page);
    await expectNothingWidened(page, widths);
  }
  await openPage(page, `/admin?booking=${booked.id}`);
  await expect(page.getByRole("dialog", { name: booked.code })).toBeVisible();
  await expectNothingWidened(page, widths);
});

test("on a crowded day a long name ends inside its card", async ({ page }) => {
  await signInAsAdmin(page);
  const times = ["07:00 AM", "08:00 AM", "09:00 AM"].flatMap((time) => [time, time, time]);
  let day = "";
  for (const [index, time] of times.entries()) {
    const name = "ਹਰਪ੍ਰੀਤ ਕੌਰ ਸ਼ੇਰਗਿੱਲ ".repeat(3).trim();
    const request = { name, phone: `987658510${index}`, time, openDaysAhead: 10 };
    ({ bookingDate: day } = await bookByApi(page, request));
  }
  await openPage(page, `/admin/day?day=${day}`);
  await expect(page.locator("[data-crowded] [data-visit]").first()).toBeVisible();
  const isInside = (card: Element) => {
    const right = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
    return right(card.querySelector("b")) < right(card);
  };
  for (const card of await page.locator("[data-visit]").all()) expect(await card.evaluate(isInside)).toBe(true);
});

/** Types the word into each field that takes it. */
async function fillEverything(page: Page): Promise<void> {
  const fields = page.locator("input[type=text], input[type=search], input:not([type]), textarea, input[type=email]");
  for (const field of await fields.filter({ visible: true }).all()) {
    const isMail = (await field.getAttribute("type")) === "email";
    if (await field.isEditable()) await field.fill(isMail ? person.email : word);
  }
}

/**
 * Expects at each width that the input makes nothing on the page or in its dialog scroll sideways, and that each action
 * can be pressed.
 */
async function expectNothingWidened(page: Page, widths: number[]): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 780 });
    await expect.poll(() => page.evaluate(listWideElements), `${page.url()} at ${width} px`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

/** In the browser: returns what is wider than the screen, each by its name. */
function listWideElements(): string[] {
  const screen = document.documentElement.clientWidth;
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  // A row that scrolls by itself, such as the chips, is meant to be wider than the screen.
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== "visible" || scrolls(element.parentElement));
  const beyond = [...document.querySelectorAll("body *")].filter(
    (element) => isSeen(element) && element.getBoundingClientRect().right > screen + 1 && !scrolls(element),
  );
  const scrolled = [document.documentElement, ...document.querySelectorAll("dialog[open]")].filter(
    (element) => element.scrollWidth > element.clientWidth + 1,
  );
  return [...scrolled, ...beyond].map(
    (element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 30)}`,
  );
}
