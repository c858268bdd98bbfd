import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { bookByApi } from "./book-by-api.ts";
import { test } from "./e2e-test.ts";
import { openPage, pressKeyOn, waitUntilHydrated } from "./page-actions.ts";

const widths = [
  { width: 1280, height: 900, isFull: false },
  { width: 360, height: 780, isFull: true },
];

test("a patient moves their visit, undoes it, and cancels it by keyboard", async ({ page }) => {
  const phone = "98765 76101";
  const booked = await bookByApi(page, { name: "Kulwinder Mann", phone, time: "04:00 PM", openDaysAhead: 7 });
  await logIn(page, phone);
  const card = page.getByRole("article", { name: booked.code });
  await expect(card).toContainText("You can move or cancel this visit until");
  await pressKeyOn(card.getByRole("button", { name: /^Move/ }));
  const dialog = page.getByRole("dialog", { name: "Move this visit" });
  await expect(dialog).toContainText("You can move it here 2 times.");
  await chooseFreeSlot(dialog, "05:00 PM");
  await expectAccessible(page);
  for (const { isFull, ...size } of widths) {
    await page.setViewportSize(size);
    await expectNothingCut(dialog);
    const width = (await dialog.boundingBox())?.width;
    // A page that scrolls keeps its scroll bar beside the dialog.
    if (isFull) expect(width).toBeGreaterThan(size.width - 20);
    else expect(width).toBe(560);
  }
  await pressKeyOn(dialog.getByRole("button", { name: /^Move to .*05:00 PM$/ }));
  await expect(page.getByText("Your visit is moved").first()).toBeVisible();
  await expect(card).toContainText("05:00 PM");
  await expect(card.getByRole("button", { name: /^Move/ })).toBeFocused();
  await pressKeyOn(page.getByRole("button", { name: "Undo" }));
  await expect(page.getByText("Your visit is back at its old time").first()).toBeVisible();
  await expect(card).toContainText("04:00 PM");
  await expect(card).toContainText("You have moved this visit as often as you can here.");
  await expect(card.getByRole("link", { name: /^Call to change/ })).toHaveAttribute("href", /^tel:\+91/);
  await cancelByKeyboard(page, card);
});

test("a slot that is taken meanwhile is replaced by the nearest ones, and the dialog stays open", async ({ page }) => {
  const phone = "98765 76102";
  const booked = await bookByApi(page, { name: "Jaspal Brar", phone, time: "02:00 PM", openDaysAhead: 8 });
  await logIn(page, phone);
  await page.getByRole("article", { name: booked.code }).getByRole("button", { name: /^Move/ }).click();
  const dialog = page.getByRole("dialog", { name: "Move this visit" });
  await chooseFreeSlot(dialog, "03:00 PM");
  for (let seat = 0; seat < 4; seat += 1)
    await bookByApi(page, {
      name: "Sukhdev Gill",
      phone: `98765 7620${seat}`,
      time: "03:00 PM",
      openDaysAhead: 8,
    });
  await dialog.getByRole("button", { name: /^Move to .*03:00 PM$/ }).click();
  const nearest = dialog.getByRole("group", { name: /The nearest free times/ }).getByRole("button");
  await expect(nearest).toHaveCount(3);
  await expectNothingCut(dialog);
  await pressKeyOn(nearest.first());
  await pressKeyOn(dialog.getByRole("button", { name: /^Move to / }));
  await expect(page.getByText("Your visit is moved").first()).toBeVisible();
});

/** A dialog scrolls down, never to the side. */
async function expectNothingCut(dialog: Locator): Promise<void> {
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
}

async function chooseFreeSlot(dialog: Locator, time: string): Promise<void> {
  const slot = dialog.getByRole("radio", { name: new RegExp(`^${time}`) });
  await expect(slot).toBeEnabled();
  await slot.press("Space");
  await expect(slot).toBeChecked();
}

async function cancelByKeyboard(page: Page, card: Locator): Promise<void> {
  await pressKeyOn(card.getByRole("button", { name: /^Cancel visit/ }));
  const dialog = page.getByRole("dialog", { name: "Cancel this visit?" });
  await expect(dialog).toContainText("There is nothing to pay.");
  await dialog.getByLabel("Another reason").press("Space");
  await pressKeyOn(dialog.getByRole("button", { name: "Cancel the visit" }));
  await expect(dialog.getByText("Please say in a few words why.")).toBeVisible();
  const note = dialog.getByLabel(/^In a few words/);
  await expect(note).toBeFocused();
  await expectAccessible(page);
  await expectNothingCut(dialog);
  await page.keyboard.type("I am travelling");
  await note.press("Enter");
  await expect(page.getByText("Your visit is cancelled").first()).toBeVisible();
  await expect(card).toContainText("This visit does not take place.");
  await expect(page.locator("[role=tab]:focus")).toHaveCount(1);
}

async function logIn(page: Page, phone: string): Promise<void> {
  await openPage(page, "/login");
  await waitUntilHydrated(page);
  await page.getByLabel("Phone number").fill(phone);
  await page.getByLabel("Phone number").press("Enter");
  await expect(page).toHaveURL("/patient-dashboard");
}
