import { expect, type Page } from "@playwright/test";
import { languages } from "#core/i18n/languages.ts";
import { builtTranslations, getAddress } from "#test/built-languages.ts";
import { chooseVisit, fillForm, journeys, pressAt } from "./book-by-keyboard.ts";
import { test } from "./e2e-test.ts";
import { isPhone } from "./expect-layout-sound.ts";
import { findInkProblems } from "./ink-checks.ts";
import { openPage, pressKeyOn } from "./page-actions.ts";
import { takeLanguagePicture } from "./round-pictures.ts";

const family = "98765 00001";
const pages = {
  home: "/",
  tests: "/tests-new?search=thyroid",
  test: "/tests/9",
  packages: "/test-packages",
  package: "/test-packages/1",
  review: "/test-review?tests=5,9",
  contact: "/contact",
};

for (const language of builtTranslations) {
  const { words, ...patient } = journeys[language];

  test(`no letter is cut on the public pages in ${languages[language].name}`, async ({ page }) => {
    for (const [name, path] of Object.entries(pages)) {
      await openPage(page, getAddress(language, path));
      await expectInkInside(page, `${language}-${name}`);
    }
    const { open, chat } = words.site.floatingActions;
    const inBar = page.getByRole("button", { name: open });
    if (await inBar.isVisible()) await inBar.press("Enter");
    await pressKeyOn(page.getByRole("button", { name: chat.name }));
    await expect(page.getByRole("log")).toBeVisible();
    await expectInkInside(page, `${language}-chatbot`);
  });

  test(`no letter is cut from the form to the ticket in ${languages[language].name}`, async ({ page }) => {
    await openPage(page, getAddress(language, "/book?tests=5,9"));
    await fillForm(page, words, patient);
    await chooseVisit(page, words, () => expectInkInside(page, `${language}-form`));
    await expectInkInside(page, `${language}-payment`);
    await pressAt(page, page.getByRole("button", { name: words.booking.payment.confirm }).filter({ visible: true }));
    await expect(page.getByRole("dialog", { name: words.confirmation.confirmed.title })).toBeVisible();
    await expectInkInside(page, `${language}-ticket`);
  });

  test(`no letter is cut in the patient's own area in ${languages[language].name}`, async ({ page }) => {
    await openPage(page, getAddress(language, "/login"));
    await expectInkInside(page, `${language}-login`);
    await page.locator("input[name=phone]").fill(family);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(getAddress(language, "/patient-dashboard"));
    await expect(page.getByRole("article").first()).toBeVisible();
    await expectInkInside(page, `${language}-dashboard`);
  });
}

test("finds letters that are cut, spaced, over others or outside of their box", async ({ page }) => {
  await openPage(page, "/pa/privacy");
  expect(await findInkProblems(page)).toEqual([]);
  const styles = {
    "height: 20px; overflow: hidden; line-height: 40px": "is cut by",
    "width: 30px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis": "ends in an ellipsis",
    "line-height: 0.8": "leaves its line",
    "letter-spacing: 1px": "letters 1px apart",
    "text-transform: uppercase": "letters are uppercase",
    "height: 12px; width: 60px; border: 1px solid": "leaves the box",
    "margin-bottom: -40px": "lies over",
  };
  for (const [style, problem] of Object.entries(styles)) {
    await page.evaluate(addLetters, style);
    expect((await findInkProblems(page)).join("\n"), style).toContain(problem);
    await page.evaluate(() => document.getElementById("letters")?.remove());
  }
});

function addLetters(style: string): void {
  const box = document.createElement("div");
  box.id = "letters";
  box.textContent = "ਹਰਪ੍ਰੀਤ ਸ਼ੁੱਕਰਵਾਰ ਖੁੱਲ੍ਹਾ";
  box.style.cssText = style;
  document.querySelector("main h1")?.before(box);
}

/** Checks the screen at this width, with text at 100 % and at 200 %. */
async function expectInkInside(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const found: string[] = [];
  for (const size of [100, 200]) {
    await page.evaluate((percent) => document.documentElement.style.setProperty("font-size", `${percent}%`), size);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    found.push(...(await findInkProblems(page)).map((problem) => `text ${size} %: ${problem}`));
    if (isPhone(page) || size === 100) await takeLanguagePicture(page, `${name}-${size}`);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  expect.soft(found, page.url()).toEqual([]);
}
