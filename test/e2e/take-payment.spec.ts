import { expect, type Locator, type Page } from "@playwright/test";
import { scanRGBABuffer } from "@undecaf/zbar-wasm";
import { PNG } from "pngjs";
import { expectAccessible } from "./axe.ts";
import { bookByApi, type CreatedBooking } from "./book-by-api.ts";
import { test } from "./e2e-test.ts";
import { openPage, signInAsAdmin } from "./page-actions.ts";

const address = "nabz.lab@hdfcbank";

test("staff take ₹1,299 in parts, and return part of what a test taken away leaves over", async ({ page }) => {
  await signInAsAdmin(page);
  await setUpiAddress(page);
  const booked = await bookWithTotal(page);
  await openPage(page, `/admin?booking=${booked.id}`);
  const detail = page.getByRole("dialog", { name: booked.code });
  await takeCashAndUpi(detail, booked);
  await expectPartInList(page, booked);
  await takeRest(detail);
  await takeTestAway(detail);
  await returnMoney(detail);
});

/** The profile that pages show follows a moment later. */
async function setUpiAddress(page: Page): Promise<void> {
  const lab = await page.request.patch("/api/lab", { data: { upiAddress: address, upiMerchantCode: "8071" } });
  expect(lab.status()).toBe(204);
  const getAddress = async () => (await (await page.request.get("/api/lab")).json()).upiAddress;
  await expect.poll(getAddress).toBe(address);
}

/** Two tests: ₹1,199 and ₹100. */
async function bookWithTotal(page: Page): Promise<CreatedBooking> {
  const booked = await bookByApi(page, {
    name: "Amrit Sohal",
    phone: "9876573131",
    time: "04:00 PM",
    openDaysAhead: 6,
  });
  const items = [52, 4].map((itemId) => ({ itemType: "test", itemId }));
  const changed = await page.request.put(`/api/bookings/${booked.id}/items`, {
    data: { items, totalAmount: "1299.00" },
  });
  expect(changed.status()).toBe(200);
  return booked;
}

/** By keyboard: r, 4 for several ways. The code is for the part by UPI, and marks nothing. */
async function takeCashAndUpi(detail: Locator, { code }: CreatedBooking): Promise<void> {
  const page = detail.page();
  await expect(detail.getByText("Due₹1,299")).toBeVisible();
  await page.keyboard.press("r");
  const form = getForm(page, "Take money");
  await page.keyboard.press("4");
  await form.getByLabel("Cash, rupees").fill("500");
  await expect(form.getByLabel("UPI, rupees")).toHaveValue("799");
  await form.getByLabel("UPI, rupees").fill("300");
  await expect(form.getByText("₹499 stays due")).toBeVisible();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Show the code for ₹300" }).click();
  const screen = page.getByRole("dialog", { name: "UPI code for ₹300" });
  await expect(screen.getByText(`${address} · ${code}`)).toBeVisible();
  await expectAccessible(page);
  expect(await readCode(screen.getByRole("img"))).toBe(
    `upi://pay?pa=${address}&pn=Nabz%20Diagnostics&am=300.00&cu=INR&tr=${code.replace("-", "")}&mc=8071`,
  );
  await screen.getByRole("button", { name: "Back to the UTR" }).click();
  await expect(form.getByLabel("UTR, 12 digits")).toBeFocused();
  await page.keyboard.type("61234567890");
  await page.keyboard.press("Enter");
  await expect(form.getByText("A UPI reference (UTR) has 12 digits.")).toBeVisible();
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  await expect(detail.getByText("Due₹499")).toBeVisible();
  await expect(detail.getByText("Taken, cash ₹500, UPI ₹300")).toBeVisible();
}

async function expectPartInList(page: Page, { code }: CreatedBooking): Promise<void> {
  await expect(page.getByRole("row").filter({ hasText: code })).toContainText("₹499 due");
}

/** Two presses: all of what is due in cash. */
async function takeRest(detail: Locator): Promise<void> {
  const page = detail.page();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("r");
  await page.getByRole("radio", { name: "Cash" }).press("Enter");
  await expect(detail.getByText("Taken, cash", { exact: true })).toBeVisible();
}

async function takeTestAway(detail: Locator): Promise<void> {
  const page = detail.page();
  page.once("dialog", (question) => question.accept());
  await detail.getByRole("button", { name: "Add or take away tests" }).click();
  await detail
    .getByRole("button", { name: /^Take away/ })
    .last()
    .click();
  await detail.getByRole("button", { name: "Change to ₹1,199" }).click();
  await expect(detail.getByText("To give back₹100")).toBeVisible();
}

/** The amount and its way are filled in; half of it is returned now. */
async function returnMoney(detail: Locator): Promise<void> {
  const page = detail.page();
  await detail.getByRole("button", { name: "Return ₹100" }).click();
  const form = getForm(page, "Return money");
  await expect(form.getByLabel("Cash, rupees")).toHaveValue("100");
  await form.getByLabel("Cash, rupees").fill("50");
  await form.getByRole("button", { name: "Return ₹50" }).click();
  await expect(form.getByText("Please say in a few words why.")).toBeVisible();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Test taken away" }).click();
  await form.getByRole("button", { name: "Return ₹50" }).click();
  await expect(detail.getByText("−₹50")).toBeVisible();
  await expect(detail.getByText("To give back₹50")).toBeVisible();
  await expect(detail.getByRole("link", { name: /^Print receipt R26-27/ })).toHaveAttribute("href", /^\/receipt\/\d+$/);
}

/** A part of the panel, and on a phone a sheet. */
function getForm(page: Page, name: string): Locator {
  return page.getByRole("region", { name }).or(page.getByRole("dialog", { name }));
}

/** Reads a QR code from the screen, as a UPI app does. */
async function readCode(image: Locator): Promise<string | undefined> {
  const { data, width, height } = PNG.sync.read(await image.screenshot());
  const pixels = new Uint8Array(data).buffer;
  const [symbol] = await scanRGBABuffer(pixels, width, height);
  return symbol?.decode();
}
