// Rows 2.5, 2.81, 2.88, 2.89, 2.90, 2.91, 2.96, 2.97, 2.98, 2.99, 2.100, 2.101, 2.103, 2.104, 4.19, 4.20, 4.21, 4.22
// Row 8.15
import { type APIRequestContext, expect } from "@playwright/test";
import { listOpenDays } from "#test/processes/booking-requests.ts";
import { expectAccessible } from "./axe.ts";
import { test } from "./e2e-test.ts";
import { choosePackage, chooseSlot, fillDetails, goToPayment, openPage } from "./page-actions.ts";

/** The server's HTML is the same for every screen. */
const addresses = [
  {
    path: "/book/2",
    shows: [
      ...["Select Package Recommended", "Choose a comprehensive package for complete health assessment"],
      ...["Selected Package", "Essential Health Monitoring Package (1.2)", "Required for home sample collection"],
      ...["Select a date within the next 14 days (except Sundays)", "07:00 AM", "06:00 PM"],
      ...[
        "Booking Summary",
        "Book Now Pay Later!",
        "Pay only after sample collection & testing",
        "Base price",
        "Discount",
      ],
    ],
  },
  { path: "/book?package=2", shows: ["Selected Package", "₹999.00"] },
  { path: "/book/5?offer=comprehensive-health", shows: ["₹1,999.00", "Parameters Tested", "more tests..."] },
  {
    path: "/book?test=5&hideSelector=true",
    shows: ["Selected Test", "CBC-005", "No fasting is needed: eat and drink as usual."],
    hides: ["Select Package", "Do not eat"],
  },
  {
    path: "/book?tests=5,9&hideSelector=true",
    shows: ["Selected Tests (2)", "Total Price"],
    hides: ["Select Package"],
  },
  { path: "/book?tests=5,9999", shows: ["Selected Tests (1)", "One of your tests is no longer offered"] },
  { path: "/book", shows: ["Home Sample Collection Service", "Select Package", "Need Assistance?"] },
  { path: "/booking", shows: ["Home Sample Collection Service", "Please select a health package"] },
  { path: "/book/9999", shows: ["Error loading package details", "Select Package"] },
  { path: "/book/9999?hideSelector=true", shows: ["Error loading package details", "See all packages"] },
  { path: "/book?test=9999&hideSelector=true", shows: ["Error loading test details", "See all tests"] },
  ...[
    "tests=,abc,-1,0,1e9,99999999999",
    "test=%00&package=%3Cscript%3E",
    "package=5%27%20or%201=1",
    "offer=%3Cimg%20src=x%3E&hideSelector=yes",
    "test[]=5&tests=%F0%9F%98%80",
  ].map((query) => ({ path: `/book?${query}`, shows: ["Home Sample Collection Service", "Select Package"] })),
];

// Rows 8.7, 8.8, 10.63
test("each address of the booking page shows what it names, and ignores garbage", async ({ request }) => {
  for (const { path, shows, hides = [] } of addresses as { path: string; shows: string[]; hides?: string[] }[]) {
    const answer = await request.get(path);
    const words = getVisibleText(await answer.text());
    expect(answer.status(), path).toBe(200);
    for (const word of shows) expect(words, path).toContain(word);
    for (const word of hides) expect(words, path).not.toContain(word);
  }
});

test("no badge of a label is broken in two, however long the label", async ({ page }) => {
  await openPage(page, "/book/5");
  await expect(page.getByText(/^Time, free on/)).toBeVisible();
  await expect.poll(() => page.evaluate(listBadgeLines)).toEqual([1]);
  expect(await page.locator("main [data-need]").count()).toBeGreaterThan(4);
});

/** Returns on how many lines the badges are; none of them is read after the page has replaced it. */
function listBadgeLines(): number[] {
  const badges = [...document.querySelectorAll("main [data-need]")];
  const lines = badges.map((badge) => {
    const words = document.createRange();
    words.selectNodeContents(badge);
    return words.getClientRects().length;
  });
  return [...new Set(lines)];
}

// Row 10.64
test("slots too late for fasting cannot be chosen, and the last meal has a clock time", async ({ page }) => {
  const late = "The latest hour is 11:00 AM for tests that need fasting.";
  await openPage(page, "/book");
  await choosePackage(page, 13);
  await fillDetails(page, { ...complete, phone: "98765 84445", time: "03:00 PM" });
  await expect(page.getByText("No fasting is needed: eat and drink as usual.")).toBeVisible();
  await choosePackage(page, 1);
  await expect(page.getByText(late).first()).toBeVisible();
  await expect(page.getByRole("radio", { name: /^03:00 PM/ })).toBeDisabled();
  await expect(page.getByRole("radio", { name: /^03:00 PM/ })).not.toBeChecked();
  await chooseSlot(page, "10:00 AM");
  await expect(page.getByText(/^Last meal \w+day between 8:00 PM and 11:00 PM\./)).toBeVisible();
  await expectAccessible(page);
  await goToPayment(page);
  await expect(page.getByRole("tabpanel", { name: "Payment" })).toContainText(/Last meal \w+day between/);
});

const complete = {
  name: "Manpreet Singh",
  phone: "98765 84444",
  email: "",
  age: "",
  address: "House 3, Sarabha Nagar, Ludhiana",
  time: "05:00 PM",
  totalAmount: "1299.00",
};

const mistakes: [Partial<typeof complete & { date: string }>, string][] = [
  [{ name: "M" }, "Full Name is required and must be at least 2 characters."],
  [{ email: "manpreet@" }, "Please enter a valid email address (required for booking confirmation)."],
  [{ phone: "" }, "Contact Number is required"],
  [{ phone: "98765" }, "Contact Number is required and must be valid."],
  [{ address: "H 3" }, "Address is required for sample collection."],
  [{ age: "twelve" }, "Please write the age in digits, from 0 to 120 years: 45, 18 months, 10 days."],
  [{ date: "" }, "Sample Collection Date is required."],
  [{ time: "" }, "Sample Collection Time is required."],
];

test("a form sent before any script runs comes back with its values and errors, and then books", {
  tag: ["@day", "@main"],
}, async ({ request, baseURL }) => {
  const [, date = ""] = await listOpenDays(baseURL ?? "");
  const whole = { ...complete, date };
  for (const [wrong, sentence] of mistakes) {
    const answer = await post(request, { ...whole, ...wrong });
    expect(answer.status, sentence).toBe(422);
    expect(answer.words).toContain(sentence);
    if (!("name" in wrong)) expect(answer.html).toContain(`value="${complete.name}"`);
    if (!("address" in wrong)) expect(answer.words).toContain(complete.address);
  }
  const dearer = await post(request, { ...whole, totalAmount: "1.00" });
  expect(dearer.words).toContain("The price has changed.");
  const booked = await post(request, whole);
  expect(booked.status).toBe(200);
  expect(booked.words).toContain("Booking Confirmed!");
  const again = await post(request, whole);
  const getCode = (words: string) => /BK-\d{8}/.exec(words)?.[0];
  expect(getCode(again.words)).toBe(getCode(booked.words));
});

async function post(request: APIRequestContext, form: Record<string, string>) {
  const answer = await request.post("/book/13", { form });
  const html = await answer.text();
  return { status: answer.status(), html, words: getVisibleText(html) };
}

/** Returns the page's visible text, without its tags. */
function getVisibleText(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>|<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");
}
