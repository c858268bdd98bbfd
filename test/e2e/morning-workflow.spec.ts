import { expect, type Locator, type Page } from "@playwright/test";
import { buildPdf } from "#test/pdf-fixture.ts";
import { bookByApi } from "./book-by-api.ts";
import { countKeystrokes } from "./count-keystrokes.ts";
import { test } from "./e2e-test.ts";
import { openPage, signInAsAdmin } from "./page-actions.ts";

const phone = "9876572828";

type AdminPage = { page: Page; detail: Locator; keys: ReturnType<typeof countKeystrokes> };

const street = "House 9, Dugri";
const report = { name: "report.pdf", mimeType: "application/pdf", buffer: buildPdf({ mark: "morning" }) };

/** The tasks of a receptionist's morning, with the maximum number of keys and taps for each. */
const workflowSteps: [name: string, most: number, act: (desk: AdminPage) => Promise<void>][] = [
  ["find a caller's booking and open it", 12, findBooking],
  ["move the visit", 12, moveBooking],
  ["undo what was done last", 1, undoMove],
  ["change the address", 4 + street.length, changeAddress],
  ["add a test", 6, addTest],
  ["take the next step", 1, advanceStatus],
  ["take the payment", 2, takePayment],
  ["attach a report and release it", 4, releaseReport],
  ["book for a known caller", 19, bookKnownCaller],
  ["cancel with a reason", 3, cancelBooking],
  ["answer a message", 2, answerMessage],
  ["find a patient and open them", 13, findPatient],
];

test("each task of a receptionist's morning takes a few keys", async ({ page }) => {
  page.on("dialog", (question) => question.accept());
  // Chosen in the browser's own dialog, whose presses are not counted.
  page.on("filechooser", (chooser) => chooser.setFiles(report));
  const booked = await bookByApi(page, { name: "Sukhmani Brar", phone, time: "11:00 AM", openDaysAhead: 8 });
  await openPage(page, "/admin");
  await signInAsAdmin(page);
  const detail = page.getByRole("dialog", { name: booked.code });
  for (const [name, mostKeys, act] of workflowSteps) {
    await test.step(name, async () => {
      const keys = countKeystrokes(page);
      await leaveControls(page);
      await act({ page, detail, keys });
      expect(keys.count(), name).toBeLessThanOrEqual(mostKeys);
    });
  }
});

async function findBooking({ page, detail, keys }: AdminPage): Promise<void> {
  await keys.press("/");
  await keys.type(phone);
  await expect(page.getByRole("row").filter({ hasText: /BK-\d/ })).toHaveCount(1);
  await keys.press("Enter");
  await expect(detail.getByText("Complete Blood Count (CBC)").first()).toBeVisible();
}

async function moveBooking({ page, detail, keys }: AdminPage): Promise<void> {
  await keys.press("m");
  const chosen = (label: string) => detail.getByLabel(label).locator("option:checked");
  await expect(detail.getByLabel("New day")).toBeFocused();
  await expect(detail.getByLabel("New day").getByRole("option").nth(1)).toBeAttached();
  do await keys.press("ArrowDown");
  while (/closed|full/.test(await chosen("New day").innerText()));
  await keys.press("Tab");
  await expect(detail.getByLabel("New hour").getByRole("option").nth(1)).toBeAttached();
  await keys.press("ArrowDown");
  // Skips the reason, which is optional.
  await keys.press("Tab");
  await keys.press("Tab");
  await keys.press("Enter");
  await expect(page.getByText("Visit moved", { exact: true })).toBeVisible();
  await expect(detail.getByRole("button", { name: "Move to another hour" })).toBeFocused();
}

async function undoMove({ page, detail, keys }: AdminPage): Promise<void> {
  await detail.getByRole("button", { name: "Undo the last change" }).focus();
  await keys.press("Enter");
  await detail.getByRole("tab", { name: "Timeline" }).click();
  await expect(detail.getByText(/^Moved from .* to .*11:00 AM/)).toBeVisible();
  await expect(page.getByText("Visit moved", { exact: true })).toBeVisible();
}

async function changeAddress({ detail, keys }: AdminPage): Promise<void> {
  await keys.press("e");
  await expect(detail.getByLabel("Name", { exact: true })).toBeFocused();
  await keys.tap(detail.getByLabel("Address"));
  await keys.press("Control+a");
  await keys.type(street);
  await keys.tap(detail.getByRole("button", { name: "Save" }));
  await detail.getByRole("tab", { name: "Timeline" }).click();
  await expect(detail.getByText(/^Changed: Address/)).toBeVisible();
}

async function addTest({ page, detail, keys }: AdminPage): Promise<void> {
  await keys.press("t");
  await expect(detail.getByLabel("Search tests and packages")).toBeFocused();
  await keys.type("tsh");
  await expect(detail.getByRole("button", { name: /^Add .*TSH/ }).first()).toBeVisible();
  await keys.press("Enter");
  await expect(detail.getByText(/^New total ₹/)).toBeVisible();
  await detail.getByRole("button", { name: /^Change to ₹/ }).focus();
  await keys.press("Enter");
  await expect(page.getByText("Tests changed", { exact: true })).toBeVisible();
  await expect(detail.getByRole("button", { name: "Add or take away tests" })).toBeFocused();
}

async function advanceStatus({ detail, keys }: AdminPage): Promise<void> {
  await keys.press("Enter");
  await expect(detail.getByText("Status changed from Confirmed to Sample collected")).toBeVisible();
}

async function takePayment({ detail, keys }: AdminPage): Promise<void> {
  await keys.press("r");
  await keys.press("Enter");
  await expect(detail.getByText("Taken, cash", { exact: true })).toBeVisible();
}

/** Enter opens the file dialog; a visit whose time has not come needs a confirmation, which is a press as well. */
async function releaseReport({ page, detail, keys }: AdminPage): Promise<void> {
  await keys.press("Enter");
  await keys.tap(detail.getByRole("button", { name: "Check the name and release" }));
  await expect(detail.getByRole("checkbox", { name: /it names Sukhmani Brar/ })).toBeFocused();
  await keys.press("Space");
  const question = page.waitForEvent("dialog");
  await keys.press("Enter");
  await question;
  await expect(detail.getByText("Released", { exact: true })).toBeVisible();
}

async function bookKnownCaller({ page, keys }: AdminPage): Promise<void> {
  await keys.press("n");
  await expect(page.getByLabel("Phone", { exact: true })).toBeFocused();
  await keys.type(`${phone}1`);
  const search = page.getByRole("combobox", { name: "Test or package" });
  await expect(search).toBeFocused();
  await keys.type("cbc");
  await expect(page.getByRole("listbox", { name: "What is found" }).getByRole("option").first()).toContainText("CBC");
  await keys.press("Enter");
  await keys.press("Enter");
  const slots = page.getByRole("group", { name: "Hours" }).getByRole("button");
  await expect(slots.and(page.locator(":focus"))).toBeVisible();
  await keys.press("Enter");
  await expect(page.getByRole("button", { name: "Book", exact: true })).toBeFocused();
  await keys.press("Enter");
  await expect(page.getByRole("region", { name: "Booked" }).getByText(/^BK-\d{8}$/)).toBeVisible();
}

/** Cancels the booking that was just made. */
async function cancelBooking({ page, keys }: AdminPage): Promise<void> {
  await page.getByRole("link", { name: "Open the booking" }).click();
  const detail = page.getByRole("dialog");
  await expect(detail.getByRole("button", { name: "Cancel the visit" })).toBeVisible();
  await leaveControls(page);
  await keys.press("c");
  await expect(detail.getByRole("radio", { name: "Patient asked" })).toBeFocused();
  await keys.press("1");
  await keys.press("Enter");
  await expect(page.getByText("Visit cancelled", { exact: true })).toBeVisible();
}

async function answerMessage({ page, keys }: AdminPage): Promise<void> {
  const subject = "Parking at the centre";
  const letter = { name: "Harleen Gill", email: "harleen@example.com", phone: "98765 43210", subject };
  await page.request.post("/api/contact-messages", { data: { ...letter, message: "Where can we leave the car?" } });
  await page.keyboard.press("Escape");
  await keys.tap(page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: /^Messages/ }));
  const card = page.getByRole("listitem").filter({ hasText: subject });
  await keys.tap(card.getByRole("button", { name: /Mark as answered/ }));
  await expect(card).toHaveCount(0);
}

async function findPatient({ page, keys }: AdminPage): Promise<void> {
  await keys.tap(page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Patients" }));
  await expect(page.getByRole("searchbox", { name: "Search patients" })).toBeVisible();
  await keys.press("/");
  await keys.type(phone);
  await expect(page.getByRole("row").filter({ hasText: /\d{5} \d{5}/ })).toHaveCount(1);
  await keys.press("Enter");
  await expect(page.getByRole("dialog", { name: "Sukhmani Brar" })).toBeVisible();
}

/** The page's shortcuts work while no control has the focus. */
async function leaveControls(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}
