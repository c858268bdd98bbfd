import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { readZipFiles } from "#test/read-zip.ts";
import { expectAccessible } from "./axe.ts";
import { bookByApi } from "./book-by-api.ts";
import { test } from "./e2e-test.ts";
import { openPage, pressKeyOn, showPanelTab, signInAsAdmin } from "./page-actions.ts";

async function press(page: Page, name: string): Promise<void> {
  await pressKeyOn(page.getByRole("dialog").getByRole("button", { name }));
}

test("staff see a patient's note on the card, in the booking's panel and when answering a call", async ({ page }) => {
  const phone = "9876577832";
  await signInAsAdmin(page);
  await bookByApi(page, { openDaysAhead: 8, name: "Harbans Kaur", phone, time: "03:00 PM" });
  const [patient] = await (await page.request.get(`/api/patients?search=${phone}`)).json();
  await openPage(page, `/admin/patients?patient=${patient.id}`);
  await expect(page.getByRole("dialog")).toBeFocused();
  await expect(page.getByText("Nothing is noted.")).toBeVisible();
  await press(page, "Write a note");
  const field = page.getByLabel("What staff must know for a call or visit");
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
  await openPage(page, `/admin?booking=${booking.id}`);
  await showPanelTab(page.getByRole("dialog"), "Patient");
  await expect(page.getByRole("dialog").getByText("Hard of hearing, call the daughter")).toBeVisible();
  await openPage(page, "/admin/call");
  await page.getByLabel("Phone", { exact: true }).fill(phone);
  await pressKeyOn(page.getByRole("button", { name: /Harbans Kaur/ }));
  await expect(note).toBeVisible();
  await expectAccessible(page);
});

test("the owner sees the data stored of a patient, and downloads it as one ZIP", async ({ page }) => {
  const phone = "9876577834";
  await signInAsAdmin(page);
  await bookByApi(page, { openDaysAhead: 8, name: "Kulwant Rai", phone, time: "04:00 PM" });
  const [patient] = await (await page.request.get(`/api/patients?search=${phone}`)).json();
  await openPage(page, `/admin/patients?patient=${patient.id}`);
  await expect(page.getByRole("dialog")).toBeFocused();
  await press(page, "Export what is kept");
  await expect(page.getByText("All that is kept of Kulwant Rai")).toBeVisible();
  await expect(page.getByRole("button", { name: "Download the ZIP" })).toBeFocused();
  await expectAccessible(page);
  const downloading = page.waitForEvent("download");
  await press(page, "Download the ZIP");
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`patient-${patient.id}.zip`);
  const files = readZipFiles(readFileSync(await download.path()));
  expect(JSON.parse(files.get("patient.json")?.toString() ?? "").bookings).toHaveLength(1);
  await expect(page.getByText("The ZIP is downloaded", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Export what is kept" })).toBeFocused();
});
