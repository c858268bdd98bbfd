import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { filesOfZip } from "#test/zip.ts";
import { expectAccessible } from "./axe.ts";
import { bookByProgram } from "./book-by-program.ts";
import { test } from "./journey.ts";
import { open, signInAtDesk } from "./page-actions.ts";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** By a tap on a phone, by Enter on a keyboard. */
async function press(page: Page, name: string): Promise<void> {
  const control = page.getByRole("dialog").getByRole("button", { name });
  if (isPhone(page)) await control.tap();
  else await control.press("Enter");
}

test("what the staff note of a patient is read on the card, in the booking's panel and by who answers the call", async ({
  page,
}) => {
  const phone = isPhone(page) ? "9876577831" : "9876577832";
  await signInAtDesk(page);
  await bookByProgram(page, { openDaysAhead: 8, name: "Harbans Kaur", phone, time: "03:00 PM" });
  const [patient] = await (await page.request.get(`/api/patients?search=${phone}`)).json();
  await open(page, `/admin/patients?patient=${patient.id}`);
  await expect(page.getByRole("dialog")).toBeFocused();
  await expect(page.getByText("Nothing is noted.")).toBeVisible();
  await press(page, "Write a note");
  const field = page.getByLabel("What whoever calls or comes must know");
  await expect(field).toBeFocused();
  await field.fill("x".repeat(301));
  await press(page, "Save");
  await expect(page.getByText("at most 300 letters.").last()).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill("Hard of hearing,\ncall the daughter");
  await press(page, "Save");
  const note = page.getByText("Hard of hearing, call the daughter");
  await expect(note).toBeVisible();
  await expect(page.getByRole("button", { name: "Change the note" })).toBeFocused();
  await expectAccessible(page);
  const [booking] = await (await page.request.get(`/api/bookings?patientId=${patient.id}`)).json();
  await open(page, `/admin?booking=${booking.id}`);
  await expect(page.getByRole("dialog").getByText("Hard of hearing, call the daughter")).toBeVisible();
  await open(page, "/admin/call");
  await page.getByLabel("Phone", { exact: true }).fill(phone);
  await page.getByRole("button", { name: /Harbans Kaur/ }).press("Enter");
  await expect(note).toBeVisible();
  await expectAccessible(page);
});

test("the owner sees what is kept of a patient, and downloads it as one ZIP", async ({ page }) => {
  const phone = isPhone(page) ? "9876577833" : "9876577834";
  await signInAtDesk(page);
  await bookByProgram(page, { openDaysAhead: 8, name: "Kulwant Rai", phone, time: "04:00 PM" });
  const [patient] = await (await page.request.get(`/api/patients?search=${phone}`)).json();
  await open(page, `/admin/patients?patient=${patient.id}`);
  await expect(page.getByRole("dialog")).toBeFocused();
  await press(page, "Export what is kept");
  await expect(page.getByText("All that is kept of Kulwant Rai")).toBeVisible();
  await expect(page.getByRole("button", { name: "Download the ZIP" })).toBeFocused();
  await expectAccessible(page);
  const downloading = page.waitForEvent("download");
  await press(page, "Download the ZIP");
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`patient-${patient.id}.zip`);
  const files = filesOfZip(readFileSync(await download.path()));
  expect(JSON.parse(files.get("patient.json")?.toString() ?? "").bookings).toHaveLength(1);
  await expect(page.getByText("The ZIP is downloaded", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Export what is kept" })).toBeFocused();
});
