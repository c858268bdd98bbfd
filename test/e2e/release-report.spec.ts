// Row 10.18
import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { buildPdf } from "#test/pdf-fixture.ts";
import { expectAccessible } from "./axe.ts";
import { bookByApi } from "./book-by-api.ts";
import { test } from "./e2e-test.ts";
import { openPage, showPanelTab, signInAsAdmin, waitUntilHydrated } from "./page-actions.ts";

const name = "Parveen Sidhu";
const phone = "98765 75555";
const first = buildPdf({ mark: "first", size: 400_000 });
const second = buildPdf({ mark: "second" });

// Row 4.12
test("staff attach, release, withdraw and replace a report, and its patient downloads it byte for byte", {
  tag: "@main",
}, async ({ page }) => {
  page.on("dialog", (question) => question.accept());
  await signInAsAdmin(page);
  const { code } = await bookByApi(page, { name, phone, time: "05:00 PM" });
  await openAsStaff(page, phone, code);
  const detail = page.getByRole("dialog");
  const release = detail.getByRole("button", { name: "Release to patient" });

  await choose(detail, "report.pdf", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(5000)]));
  await expect(detail.getByRole("alert")).toContainText("This file is not a PDF.");
  await expect(release).toBeHidden();

  await choose(detail, "Harpreet Kaur, CBC.pdf", first);
  await expect(detail.getByText("Not released", { exact: true })).toBeVisible();
  await expect(detail.getByRole("alert")).toBeHidden();
  await expect(detail.getByText(/^391 kB, .+, by owner$/)).toBeVisible();
  await expect(detail.getByText("391 kB, 1 page", { exact: true })).toBeVisible();
  await expect(detail.getByRole("link", { name: "Read the PDF (in a new tab)" })).toBeVisible();
  await expectAccessible(page);

  await releaseTo(detail, name);
  await expect(detail.getByRole("definition").filter({ hasText: "Completed" })).toBeVisible();
  const saved = await download(page, detail.getByRole("link", { name: "Open Harpreet Kaur, CBC.pdf" }));
  expect(saved.name).toMatch(/^nabz-report-BK-\d{8}\.pdf$/);
  expect(saved.bytes.equals(first)).toBe(true);

  await detail.getByRole("button", { name: "Withdraw" }).click();
  await expect(detail.getByText("1 earlier report")).toBeVisible();
  await expect(release).toBeHidden();
  await choose(detail, "corrected.pdf", second);
  await expect(detail.getByText("Not released", { exact: true })).toBeVisible();
  await detail.getByText("1 earlier report").click();
  const both = [
    ["Open corrected.pdf", second],
    ["Open Harpreet Kaur, CBC.pdf", first],
  ] as const;
  for (const [name, bytes] of both) {
    expect((await download(page, detail.getByRole("link", { name }))).bytes.equals(bytes)).toBe(true);
  }
  await showPanelTab(detail, "Timeline");
  for (const words of ["Report attached: Harpreet Kaur, CBC.pdf", "Report released to the patient", "Report withdrawn"])
    await expect(getTabPanel(detail, "Timeline")).toContainText(words);
  await expectAccessible(page);
  await showPanelTab(detail, "Report");

  await releaseTo(detail, name);
  await openAsPatient(page, phone, code);
  const link = page.getByRole("dialog").getByRole("link", { name: "Download Report" });
  await expectAccessible(page);
  expect((await download(page, link)).bytes.equals(second)).toBe(true);
});

// Row 10.19
test("a report is released after its name and warnings are confirmed; withdrawn, it is void, and its patient is notified", async ({
  page,
}) => {
  const questions: string[] = [];
  page.on("dialog", (question) => {
    questions.push(question.message());
    return question.accept();
  });
  await signInAsAdmin(page);
  const request = { name: "Balwinder Kaur", phone: "98765 75556", time: "12:00 PM" };
  const { code } = await bookByApi(page, request);
  await openAsStaff(page, request.phone, code);
  const detail = page.getByRole("dialog");
  await expect(getTabPanel(detail, "Report")).toContainText(`${request.name}Complete Blood Count (CBC)`);
  await expect(getTabPanel(detail, "Report")).toContainText("No sample has been collected yet");

  await choose(detail, "report.pdf", first);
  await detail.getByRole("button", { name: "Release to patient" }).click();
  await expect(detail.getByText("Please read the name in the PDF first, and tick it.")).toBeVisible();
  await releaseTo(detail, request.name);
  expect(questions).toEqual([expect.stringMatching(/its hour has not come.+\s+No sample has been collected/)]);
  await waitForNotification(page, "Report ready by WhatsApp");

  await detail.getByRole("button", { name: "Withdraw" }).click();
  await detail.getByText("1 earlier report").click();
  await expect(detail.getByText(/^Withdrawn .+ It cannot be released again\.$/)).toBeVisible();
  await expectAccessible(page);
  await waitForNotification(page, "News of the withdrawal by WhatsApp");

  await choose(detail, "report.pdf", first);
  await expect(detail.getByText("Not released", { exact: true })).toBeVisible();
  expect(questions.at(-1)).toContain("This very file was withdrawn from this patient before");
  await releaseTo(detail, request.name);
  await waitForNotification(page, "Corrected report ready by WhatsApp");
});

function getTabPanel(detail: Locator, name: string): Locator {
  return detail.getByRole("tabpanel", { name });
}

/** A job writes and sends the message; the dialog shows it when it is opened again. */
async function waitForNotification(page: Page, message: string): Promise<void> {
  const suppressed = page
    .getByRole("dialog")
    .getByRole("listitem")
    .filter({ hasText: message })
    .getByText("Kept, not sent");
  await expect(async () => {
    await page.reload();
    await waitUntilHydrated(page);
    await showPanelTab(page.getByRole("dialog"), "Messages");
    await expect(suppressed).toBeVisible({ timeout: 5000 });
  }).toPass();
  await showPanelTab(page.getByRole("dialog"), "Report");
}

/** Confirms the name on the report, releases it, and waits until it is released. */
async function releaseTo(detail: Locator, patient: string): Promise<void> {
  await detail.getByRole("checkbox", { name: `it names ${patient}` }).check();
  await detail.getByRole("button", { name: "Release to patient" }).click();
  await expect(detail.getByText("Released", { exact: true })).toBeVisible();
}

async function openAsStaff(page: Page, phone: string, code: string): Promise<void> {
  await page.getByLabel("Search bookings").fill(phone);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole("row").filter({ hasText: code }).getByText("View").click();
  await showPanelTab(page.getByRole("dialog"), "Report");
}

/** Leaves the staff area, logs in with the patient's phone and opens the same booking. */
async function openAsPatient(page: Page, phone: string, code: string): Promise<void> {
  await page.context().clearCookies();
  await openPage(page, "/login");
  await page.getByLabel("Phone number").fill(phone);
  await page.getByLabel("Phone number").press("Enter");
  await expect(page.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
  await page.getByRole("tab", { name: /All Bookings/ }).click();
  await page
    .getByRole("article", { name: code })
    .getByRole("button", { name: /View Details/ })
    .click();
}

function choose(detail: Locator, name: string, buffer: Buffer): Promise<void> {
  return detail.locator("input[type=file]").setInputFiles({ name, mimeType: "application/pdf", buffer });
}

/** Presses again if the browser gives a download up, as its reader would. */
async function download(page: Page, link: Locator): Promise<{ name: string; bytes: Buffer }> {
  const start = async () => {
    const coming = page.waitForEvent("download");
    await link.click();
    return coming;
  };
  const first = await start();
  const file = (await first.failure()) === null ? first : await start();
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
