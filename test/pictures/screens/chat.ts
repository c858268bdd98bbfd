import { expect, type Page } from "@playwright/test";
import { openPage } from "#test/e2e/page-actions.ts";
import { isPhone, type Screen } from "#test/pictures/screen.ts";

export const chatScreens: Screen[] = [
  { name: "chatbot/open", open: (page) => openChat(page) },
  { name: "chatbot/symptoms", open: openSymptoms },
  { name: "chatbot/answer", prints: true, open: (page) => ask(page, "ghutno mein dard") },
  { name: "chatbot/chosen", open: choose },
  { name: "chatbot/emergency", open: (page) => ask(page, "chest pain but no sweating") },
  { name: "chatbot/unknown", open: (page) => ask(page, "qwerty") },
];

async function openChat(page: Page): Promise<void> {
  await openPage(page, "/contact");
  const inBar = page.getByRole("button", { name: "Message, login, chat" });
  if (await inBar.isVisible()) await inBar.press("Enter");
  await page.getByRole("button", { name: "Ask nabz about symptoms" }).press("Enter");
  const field = chat(page).getByLabel("Your symptoms");
  await expect(isPhone(page) ? chat(page).getByRole("heading", { name: /Ask nabz/ }) : field).toBeFocused();
}

const chat = (page: Page) => page.getByRole("dialog", { name: /Ask nabz/ });

async function ask(page: Page, words: string): Promise<void> {
  await openChat(page);
  const field = chat(page).getByLabel("Your symptoms");
  await field.fill(words);
  await field.press("Enter");
  await expect(field).toBeEnabled();
}

async function openSymptoms(page: Page): Promise<void> {
  await openChat(page);
  await chat(page).getByRole("tab", { name: "Common Symptoms" }).press("Enter");
}

async function choose(page: Page): Promise<void> {
  await ask(page, "bukhar");
  await chat(page).getByRole("checkbox").first().press("Space");
  await expect(chat(page).getByRole("link", { name: /^Review 1 test/ })).toBeAttached();
}
