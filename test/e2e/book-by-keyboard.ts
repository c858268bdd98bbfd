import { expect, type Locator, type Page } from "@playwright/test";
import type { builtTranslations } from "#test/built-languages.ts";
import type { Texts } from "#web/i18n/en.ts";
import * as hindi from "#web/i18n/hi/words.ts";
import * as punjabi from "#web/i18n/pa/words.ts";
import { pressKeyOn, tabTo, waitUntilHydrated } from "./page-actions.ts";

type Patient = { name: string; address: string; phone: string };
type Journey = Patient & { words: Texts; search: string };

/** Who books in each language, with its dictionary. */
export const journeys: Record<(typeof builtTranslations)[number], Journey> = {
  pa: {
    words: punjabi,
    search: "ਥਾਇਰਾਇਡ",
    name: "ਹਰਪ੍ਰੀਤ ਕੌਰ ਢਿੱਲੋਂ",
    address: "ਮਕਾਨ 9, ਸਿਵਲ ਲਾਈਨਜ਼, ਲੁਧਿਆਣਾ",
    phone: "98765 81121",
  },
  hi: {
    words: hindi,
    search: "थायराइड",
    name: "प्रीति शर्मा",
    address: "मकान 9, सिविल लाइंस, लुधियाना",
    phone: "98765 81122",
  },
};

/** Goes to a control by Tab alone and presses a key on it. */
export async function pressAt(page: Page, control: Locator, key?: "Enter" | "Space"): Promise<void> {
  await tabTo(page, control);
  await pressKeyOn(control, key);
}

export async function fillForm(page: Page, words: Texts, { name, phone, address }: Patient): Promise<void> {
  await waitUntilHydrated(page);
  const { personal } = words.booking;
  const typed = [
    [personal.name, name],
    [personal.phone, phone],
    [personal.address, address],
  ] as const;
  for (const [label, text] of typed) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
}

/** Chooses the second open day and its first free slot, which it returns, and goes on to the payment. */
export async function chooseVisit(page: Page, words: Texts, checkForm: () => Promise<void>): Promise<string> {
  const { visit, submit, payment } = words.booking;
  await pressAt(page, page.getByRole("group", { name: visit.days }).locator("button:enabled").nth(1));
  const slot = page.locator("input[name=time]:enabled").first();
  await pressAt(page, slot, "Space");
  await expect(slot).toBeChecked();
  const time = await slot.inputValue();
  await checkForm();
  await pressAt(page, page.getByRole("button", { name: submit }).filter({ visible: true }));
  await expect(page.getByText(payment.messages[0] ?? "")).toBeVisible();
  return time;
}
