import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { aPdf } from "#test/pdf.ts";
import { expectAccessible } from "./axe.ts";
import { bookByProgram } from "./book-by-program.ts";
import { open, signInAtDesk } from "./hands.ts";
import { test } from "./journey.ts";

const name = "Parveen Sidhu";
const phone = "98765 75555";
const first = aPdf({ mark: "first", size: 400_000 });
const second = aPdf({ mark: "second" });

test("the desk attaches, releases, withdraws and replaces a report, and its patient downloads it byte for byte", async ({
  page,
}) => {
  page.on("dialog", (question) => question.accept());
  await signInAtDesk(page);
  const { code } = await bookByProgram(page, { name, phone, time: "05:00 PM" });
  await openAtDesk(page, phone, code);
  const detail = page.getByRole("dialog");
  const release = detail.getByRole("button", { name: "Release to patient" });

  await choose(detail, "report.pdf", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(5000)]));
  await expect(detail.getByRole("alert")).toContainText("This file is not a PDF.");
  await expect(release).toBeHidden();

  await choose(detail, "Harpreet Kaur, CBC.pdf", first);
  await expect(detail.getByText("Not released", { exact: true })).toBeVisible();
  await expect(detail.getByRole("alert")).toBeHidden();
  await expect(detail.getByText(/^391 kB, .+, by owner$/)).toBeVisible();
  await expectAccessible(page);

  await release.click();
  await expect(detail.getByText("Released", { exact: true })).toBeVisible();
  await expect(detail.locator(".badge", { hasText: "Completed" })).toBeVisible();
  const saved = await download(page, detail.getByRole("link", { name: "Open Harpreet Kaur, CBC.pdf" }));
  expect(saved.name).toMatch(/^nabz-report-BK-\d{8}\.pdf$/);
  expect(saved.bytes.equals(first)).toBe(true);

  await detail.getByRole("button", { name: "Withdraw" }).click();
  await expect(release).toBeVisible();
  await choose(detail, "corrected.pdf", second);
  await detail.getByText("1 earlier report").click();
  const both = [
    ["Open corrected.pdf", second],
    ["Open Harpreet Kaur, CBC.pdf", first],
  ] as const;
  for (const [name, bytes] of both) {
    expect((await download(page, detail.getByRole("link", { name }))).bytes.equals(bytes)).toBe(true);
  }
  for (const words of ["Report attached: Harpreet Kaur, CBC.pdf", "Report released to the patient", "Report withdrawn"])
    await expect(detail.locator(".trail")).toContainText(words);
  await expectAccessible(page);

  await release.click();
  await expect(detail.getByText("Released", { exact: true })).toBeVisible();
  await openAsPatient(page, phone, code);
  const link = page.getByRole("dialog").getByRole("link", { name: "Download Report" });
  await expectAccessible(page);
  expect((await download(page, link)).bytes.equals(second)).toBe(true);
});

async function openAtDesk(page: Page, phone: string, code: string): Promise<void> {
  await page.getByLabel("Search bookings").fill(phone);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole("row").filter({ hasText: code }).getByText("View").click();
}

/** Leaves the desk, logs in with the patient's phone and opens the same booking. */
async function openAsPatient(page: Page, phone: string, code: string): Promise<void> {
  await page.context().clearCookies();
  await open(page, "/login");
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

async function download(page: Page, link: Locator): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent("download");
  await link.click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
