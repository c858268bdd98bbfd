import { expect, type Page } from "@playwright/test";
import { formatShortTime } from "#core/calendar/clock-time.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import { languages, stripLanguage } from "#core/i18n/languages.ts";
import { builtTranslations, getAddress } from "#test/built-languages.ts";
import { listForeignTexts } from "#test/foreign-words.ts";
import { listLabTexts } from "#test/lab-texts.ts";
import type { Texts } from "#web/i18n/en.ts";
import { expectAccessible } from "./axe.ts";
import { chooseVisit, fillForm, journeys, pressAt } from "./book-by-keyboard.ts";
import { test } from "./e2e-test.ts";
import { openPage, tabTo, waitUntilHydrated } from "./page-actions.ts";

const TEST = { id: 9, name: "Thyroid Profile (T3, T4, TSH)" };

for (const language of builtTranslations) {
  const { words, ...patient } = journeys[language];

  test(`a home visit is booked by keyboard alone in ${languages[language].name}, in no other language`, async ({
    page,
  }) => {
    const ofLab = await listLabTexts(async (path) => (await page.request.get(path)).json());
    const expectReadable = async () => {
      await expectAccessible(page);
      expect(listForeignTexts(await page.content(), ofLab)).toEqual([]);
    };
    await openPage(page, getAddress(language, "/"));
    await expect(page.locator("html")).toHaveAttribute("lang", languages[language].tag);
    await expectReadable();
    await skipToContent(page, words);
    await searchTests(page, patient.search);
    await expect(page.getByRole("heading", { level: 1, name: words.catalogue.listing.title })).toBeVisible();
    await selectTest(page, words);
    await expectReadable();
    await reviewCart(page, words, expectReadable);
    await expect(page).toHaveURL(`${getAddress(language, "/book")}?tests=${TEST.id}&hideSelector=true`);
    await fillForm(page, words, patient);
    const time = await chooseVisit(page, words, expectReadable);
    await expectReadable();
    await confirm(page, words);
    const confirmation = page.getByRole("dialog", { name: words.confirmation.confirmed.title });
    await expect(confirmation).toBeVisible();
    await expectReadable();
    const shownTime = formatShortTime(time, getSentences(language).clock);
    for (const text of [patient.name, patient.address, shownTime]) await expect(confirmation).toContainText(text);
    await pressAt(page, confirmation.getByRole("link", { name: words.confirmation.confirmed.home }));
    await expect(page).toHaveURL(({ pathname }) => stripLanguage(pathname) === "/");
  });
}

async function skipToContent(page: Page, words: Texts): Promise<void> {
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: words.skipLink })).toBeFocused();
  await page.keyboard.press("Enter");
}

async function searchTests(page: Page, search: string): Promise<void> {
  await tabTo(page, page.getByRole("main").getByRole("search").first().getByRole("combobox"));
  await page.keyboard.type(search);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL((url) => url.searchParams.get("search") === search);
  await waitUntilHydrated(page);
}

async function selectTest(page: Page, words: Texts): Promise<void> {
  await pressAt(page, page.getByRole("checkbox", { name: `${words.testCard.select} ${TEST.name}` }), "Space");
  await expect(page.getByRole("checkbox", { name: `${words.testCard.selected} ${TEST.name}` })).toBeChecked();
}

async function reviewCart(page: Page, words: Texts, expectReadable: () => Promise<void>): Promise<void> {
  await pressAt(page, page.getByRole("main").getByRole("link", { name: words.cart.review, exact: true }));
  await expect(page.getByRole("heading", { level: 1, name: words.catalogue.review.title })).toBeVisible();
  await waitUntilHydrated(page);
  await expectReadable();
  await pressAt(
    page,
    page.getByRole("main").getByRole("link", { name: words.catalogue.review.proceed }).filter({ visible: true }),
  );
}

async function confirm(page: Page, words: Texts): Promise<void> {
  await pressAt(page, page.getByRole("button", { name: words.booking.payment.confirm }).filter({ visible: true }));
}
