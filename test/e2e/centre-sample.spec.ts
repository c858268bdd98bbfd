import { expect, type Page } from "@playwright/test";
import { createBookingCode } from "#core/bookings/booking-code.ts";
import { expectAccessible } from "./axe.ts";
import { test } from "./e2e-test.ts";
import { openPage, pressKeyOn, signInAsAdmin } from "./page-actions.ts";

const name = "Paramjit Sandhu";
const labels = ["NB55198820", "NB55198821"] as const;

test("a sample at the centre is labelled by the keyboard in the booking's panel, and the bench receives its tubes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAsAdmin(page);
  await openPanel(page);
  const panel = page.getByRole("dialog", { name: /BK-/ });
  await expect(panel.getByRole("button", { name: "Collect the sample here" })).toBeVisible();
  await page.keyboard.press("s");
  const form = panel.getByRole("region", { name: "Collect the sample here" });
  await expect(form).toContainText(name);
  await expect(form).toContainText("57, female");
  await expect(form.getByRole("checkbox", { name: "The patient said both" })).toBeFocused();
  await expectAccessible(page);
  await refuse(page);
  await label(page);
  await expect(panel.getByRole("definition").filter({ hasText: "Sample collected" })).toBeVisible();
  await expect(panel).toContainText("…8821");
  await takeOff(page);
  await expectAccessible(page);
  await receive(page);
});

/** A walk-in is of today, at whichever hour the journey runs: its tests need a serum and an EDTA tube. */
async function openPanel(page: Page): Promise<void> {
  const itemIds = [5, 6];
  let total = 0;
  for (const id of itemIds) {
    const { price, discountPrice } = await (await page.request.get(`/api/tests/${id}`)).json();
    total += Number(discountPrice ?? price);
  }
  const answer = await page.request.post("/api/admin/bookings", {
    data: {
      place: "centre",
      patient: { name, phone: "9876598823", age: 57, gender: "female" },
      booking: {
        code: createBookingCode(Date.now(), Math.random()),
        totalAmount: total.toFixed(2),
        paymentMethod: "pay_later",
      },
      items: itemIds.map((itemId) => ({ itemType: "test", itemId })),
    },
  });
  expect([answer.status(), await answer.text()]).toEqual([201, expect.any(String)]);
  const { booking } = await answer.json();
  await openPage(page, `/admin?booking=${booking.id}`);
}

/** What is missing is said at its field, and what was typed stays. */
async function refuse(page: Page): Promise<void> {
  const first = page.getByLabel(/^Label of tube 1/);
  await first.focus();
  await page.keyboard.type("HELLO");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(/^Label of tube 2/)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(/^Label of tube 2/)).toBeFocused();
  await pressKeyOn(page.getByRole("button", { name: "Sample collected" }));
  await expect(page.getByText("Please ask the name and the age first.")).toBeVisible();
  await expect(page.getByText("This is a word, not a label.")).toBeVisible();
  await expect(page.getByText("Scan the label, or say below why there are fewer tubes.")).toBeVisible();
  await expect(first).toHaveValue("HELLO");
  await expectAccessible(page);
}

/** A scanner types each label and ends it with Enter. */
async function label(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "The patient said both" }).press("Space");
  await page.getByLabel(/^Label of tube 1/).fill("");
  await page.getByLabel(/^Label of tube 1/).focus();
  for (const code of labels) {
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
  }
  const submit = page.getByRole("button", { name: "Sample collected" });
  await expect(submit).toBeFocused();
  await page.keyboard.press("Enter");
}

/** A label that stands on the wrong tube is taken off, and another put on. */
async function takeOff(page: Page): Promise<void> {
  await pressKeyOn(page.getByRole("button", { name: "Change a label" }));
  await pressKeyOn(page.getByRole("button", { name: "Undo the label …8821" }));
  await expect(page.getByLabel(/^Label of tube 2/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: "The patient said both" }).check();
  await page.getByLabel(/^Label of tube 2/).fill(labels[1]);
  await pressKeyOn(page.getByRole("button", { name: "Save the labels" }));
  await expect(page.getByRole("button", { name: "Change a label" })).toBeVisible();
}

async function receive(page: Page): Promise<void> {
  await openPage(page, "/admin/bench");
  await expect(page.getByRole("textbox", { name: "Scan the next tube" })).toBeFocused();
  const answer = page.getByRole("status").filter({ hasText: /\S/ });
  for (const code of labels) {
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
    await expect(answer).toContainText(`…${code.slice(-4)}`);
    await expect(answer).toContainText("Received just now");
  }
}
