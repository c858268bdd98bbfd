// Row 10.51
import { expect, type Page } from "@playwright/test";
import { bookByProgram } from "./book-by-program.ts";
import { test } from "./journey.ts";
import { confirmationOf, fillDetails, goToPayment, open, shownButton, signInAtDesk } from "./page-actions.ts";

/** As a visitor pastes it: a link to a map, a name in one piece. */
const word = "w".repeat(200);
const person = {
  name: "N".repeat(80),
  address: `https://maps.example/${word}`,
  email: `${"e".repeat(60)}@${"d".repeat(60)}.example`,
};
/** The screen's own width, and the least of its kind. */
const widthsOf = (page: Page) => (page.viewportSize()?.width === 360 ? [320, 360] : [768, 1280]);

test("no word of a visitor's widens a page of theirs or hides what is to be pressed", async ({ page }) => {
  const widths = widthsOf(page);
  await open(page, "/book/5");
  await fillDetails(page, { ...person, phone: "98765 85001", time: "11:00 AM" });
  await page.getByText("Email, Age, Gender").click();
  await page.getByLabel(/^Email/).fill(person.email);
  await expectNothingWidened(page, widths);
  await goToPayment(page);
  await expectNothingWidened(page, widths);
  await shownButton(page, "Confirm Booking").click();
  await expect(confirmationOf(page)).toBeVisible();
  await expectNothingWidened(page, widths);
  await open(page, "/login");
  await page.getByLabel("Phone number").fill("98765 85001");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
  await expectNothingWidened(page, widths);
  await page.getByRole("button", { name: /View Details/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Booked Items");
  await expectNothingWidened(page, widths);
});

test("no word that is typed widens the page that it is typed into", async ({ page }) => {
  const widths = widthsOf(page);
  for (const path of ["/", "/tests-new", "/test-packages", "/contact", "/login", "/book", "/test-review?tests=5,9"]) {
    await open(page, path);
    await fillEverything(page);
    await expectNothingWidened(page, widths);
  }
  await open(page, `/tests-new?search=${word}`);
  await expectNothingWidened(page, widths);
});

test("no word of a visitor's or of the desk's widens the desk", async ({ page }) => {
  const widths = widthsOf(page);
  await signInAtDesk(page);
  const booked = await bookByProgram(page, {
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
    await open(page, `/admin${path}`);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    await fillEverything(page);
    await expectNothingWidened(page, widths);
  }
  await open(page, `/admin?booking=${booked.id}`);
  await expect(page.getByRole("dialog", { name: booked.code })).toBeVisible();
  await expectNothingWidened(page, widths);
});

test("on a crowded day a long name ends inside its card", async ({ page }) => {
  await signInAtDesk(page);
  const times = ["07:00 AM", "08:00 AM", "09:00 AM"].flatMap((time) => [time, time, time]);
  let day = "";
  for (const [place, time] of times.entries()) {
    const name = "ਹਰਪ੍ਰੀਤ ਕੌਰ ਸ਼ੇਰਗਿੱਲ ".repeat(3).trim();
    const wish = { name, phone: `987658510${place}`, time, openDaysAhead: 10 };
    ({ bookingDate: day } = await bookByProgram(page, wish));
  }
  await open(page, `/admin/day?day=${day}`);
  await expect(page.locator("[data-crowded] .visit-card").first()).toBeVisible();
  const isInside = (card: Element) => {
    const right = (one: Element | null) => one?.getBoundingClientRect().right ?? 0;
    return right(card.querySelector("b")) < right(card);
  };
  for (const card of await page.locator(".visit-card").all()) expect(await card.evaluate(isInside)).toBe(true);
});

/** Types the word into each field that takes it. */
async function fillEverything(page: Page): Promise<void> {
  const fields = page.locator("input[type=text], input[type=search], input:not([type]), textarea, input[type=email]");
  for (const field of await fields.filter({ visible: true }).all()) {
    const isMail = (await field.getAttribute("type")) === "email";
    if (await field.isEditable()) await field.fill(isMail ? person.email : word);
  }
}

/** At each width nothing on the page or in its dialog can be scrolled sideways by what was typed, and each action can be pressed. */
async function expectNothingWidened(page: Page, widths: number[]): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 780 });
    await expect.poll(() => page.evaluate(wideThings), `${page.url()} at ${width} px`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

/** What is wider than the screen, in the browser: each by its name. */
function wideThings(): string[] {
  const screen = document.documentElement.clientWidth;
  const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true });
  // A row that scrolls by itself, such as the chips, is meant to be wider than the screen.
  const scrolls = (one: Element | null): boolean =>
    one !== null &&
    one !== document.body &&
    (getComputedStyle(one).overflowX !== "visible" || scrolls(one.parentElement));
  const beyond = [...document.querySelectorAll("body *")].filter(
    (one) => isSeen(one) && one.getBoundingClientRect().right > screen + 1 && !scrolls(one),
  );
  const scrolled = [document.documentElement, ...document.querySelectorAll("dialog[open]")].filter(
    (one) => one.scrollWidth > one.clientWidth + 1,
  );
  return [...scrolled, ...beyond].map((one) => `${one.tagName}.${one.className} ${one.textContent?.slice(0, 30)}`);
}
