import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { test } from "./e2e-test.ts";
import { joinStaff } from "./join-staff.ts";
import { openPage, signInAsAdmin } from "./page-actions.ts";

const question = "Do you come to offices too?";
const answer = "Yes, at the hours of a home visit.";
const punjabi = { question: "ਕੀ ਤੁਸੀਂ ਦਫ਼ਤਰ ਵੀ ਆਉਂਦੇ ਹੋ?", answer: "ਹਾਂ, ਘਰ ਵਾਲੇ ਸਮੇਂ ’ਤੇ ਹੀ।" };

test("the owner finds a missing text and writes it, a pathologist approves it, and patients read it", async ({
  page,
  browser,
}) => {
  await signInAsAdmin(page);
  const { id } = await (await page.request.post("/api/faqs", { data: { question, answer } })).json();
  await expectFaq(page, { id, question, answer, english: ["question", "answer"] });
  await openPage(page, "/admin/catalogue");
  await page.getByRole("link", { name: "Translations", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Translations");
  await page.getByRole("searchbox").fill("offices");
  const row = page.getByRole("row").filter({ hasText: question });
  await expect(row).toContainText("2 missing");
  await page.getByRole("link", { name: `Open the translations of ${question}` }).click();
  const panel = page.getByRole("dialog", { name: question });
  await expectAccessible(page);
  const texts = panel.getByRole("textbox", { name: "Punjabi" });
  await texts.first().fill(punjabi.question);
  await texts.last().fill(punjabi.answer);
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. The website shows it within a few seconds.", { exact: true })).toBeVisible();
  await panel.getByRole("button", { name: "Approve: Question" }).click();
  await expect(panel.getByText(/^Approved by /)).toBeVisible();
  await expect(panel.getByRole("button", { name: /^Approve/ })).toHaveCount(0);
  await expectFaq(page, { id, question, answer, english: ["question", "answer"] });

  const doctor = await joinStaff(browser, page, { name: "Dr Simran", contact: "9876500771", role: "pathologist" });
  await openPage(doctor, `/admin/catalogue/translations?state=draft&open=faq-${id}&into=pa`);
  const sheet = doctor.getByRole("dialog", { name: question });
  await expect(sheet.getByRole("textbox", { name: "Punjabi" }).first()).toHaveAttribute("readonly");
  await sheet.getByRole("button", { name: "Approve: Answer" }).click();
  await expect(sheet.getByText(/^Approved by Dr Simran/)).toBeVisible();
  await expectFaq(page, { id, ...punjabi });
  await doctor.context().close();
  await page.request.delete(`/api/faqs/${id}`);
});

type AnsweredFaq = { id: number; question: string; answer: string; english?: string[] };

/** The answer in Punjabi, as soon as the website shows it. */
async function expectFaq(page: Page, faq: AnsweredFaq): Promise<void> {
  await expect(async () => {
    const list: AnsweredFaq[] = await (await page.request.get("/api/faqs?lang=pa")).json();
    expect(list.find(({ id }) => id === faq.id)).toEqual(faq);
  }).toPass();
}
