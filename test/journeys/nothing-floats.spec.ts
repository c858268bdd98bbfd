// Rows 2.21, 2.71, 2.163, 10.51
import { expect, type Page } from "@playwright/test";
import { offendersOf } from "./geometry.ts";
import { test } from "./journey.ts";
import { open, signInAtDesk } from "./page-actions.ts";

const publicPages = [
  "/",
  "/test-packages",
  "/test-packages/1",
  "/test-packages/5",
  "/tests/9",
  "/tests-new?category=1",
  "/test-review",
  "/test-review?tests=5,9",
  "/book",
  "/book/5",
  "/booking?tests=5,9&hideSelector=true",
  "/login",
  "/contact",
  "/privacy",
  "/terms",
  "/refunds",
  "/comprehensive-health",
  "/meta-ad",
  "/test-whatsapp",
  "/whatsapp-test",
  "/no-such-page",
];
const deskPages = [
  ...["", "/call", "/patients", "/reports", "/messages", "/messages?show=sent", "/catalogue", "/lab"],
  ...["/work", "/staff", "/trail"],
];

for (const path of publicPages) {
  test(`${path} fits every screen, and nothing floats over it`, async ({ page }) => {
    await open(page, path);
    await expectSound(page);
  });
}

test("a list with a full cart fits every screen, and nothing floats over it", async ({ page }) => {
  await open(page, "/tests-new?search=thyroid");
  await page
    .getByRole("checkbox", { name: /^Select / })
    .first()
    .check({ force: true });
  await expect(page.locator(".bar")).toBeVisible();
  await expectSound(page);
  await open(page, "/");
  await expect(page.locator(".bar")).toBeVisible();
  await expectSound(page);
});

test("a patient's own page fits every screen, and nothing floats over it", async ({ page }) => {
  await open(page, "/login");
  await page.getByLabel("Phone number").fill("98765 00001");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
  await expectSound(page);
  await page.getByRole("tab", { name: /^All Bookings/ }).click();
  await expect(page.getByRole("tabpanel").getByText("Completed").first()).toBeVisible();
  await expectSound(page);
});

test("the desk fits every screen, and nothing floats over it", async ({ page }) => {
  await signInAtDesk(page);
  // Where there is room the day is a board, whose heads stay in sight over its cells as a table's do.
  for (const path of isPhone(page) ? [...deskPages, "/day"] : deskPages) {
    await open(page, `/admin${path}`);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    await expectSound(page, isPhone(page) ? 44 : 36);
  }
});

test("what floats, hides, is too small to hit or to read, or widens the page is found", async ({ page }) => {
  await open(page, "/privacy");
  expect(await offendersOf(page, 44)).toEqual([]);
  await page.evaluate(addOffender, ["circle", "position: fixed; right: 60px; bottom: 80px; width: 56px; height: 56px"]);
  await page.evaluate(addOffender, ["strip", "position: fixed; inset: auto 0 0; height: 160px"]);
  await page.evaluate(addOffender, ["slight", "width: 20px; height: 44px; padding: 0"]);
  await page.evaluate(addOffender, ["faint", "width: 90px; height: 44px; font-size: 12px"]);
  await page.evaluate(scrollThere, 1);
  const found = (await offendersOf(page, 44)).join("\n");
  expect(found).toContain('button.circle "circle" floats over');
  expect(found).toContain('button.strip "strip" hides');
  expect(found).toContain("target of 20 x 44: button.slight");
  expect(found).toContain("text of 12 px: button.faint");
  await page.evaluate(() => document.querySelector("h1")?.setAttribute("style", "width: 1em"));
  expect((await offendersOf(page, 44)).join("\n")).toContain("is broken in two: h1.");
  await page.evaluate(addOffender, ["broad", "width: 2000px; height: 44px"]);
  expect((await offendersOf(page, 44)).join("\n")).toContain("wider than the screen: button.broad");
});

function addOffender([name = "", style = ""]: string[]): void {
  const one = document.createElement("button");
  one.className = name;
  one.textContent = name;
  one.style.cssText = style;
  document.getElementById("main")?.append(one);
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** At the widths of this kind of screen, on a phone at twice the size of text too, wherever the page is scrolled to. */
async function expectSound(page: Page, least = 44): Promise<void> {
  const screens = isPhone(page)
    ? [{ width: 320 }, { width: 360 }, { width: 360, text: 200 }]
    : [{ width: 768 }, { width: 1280 }];
  const before = page.viewportSize();
  const found: string[] = [];
  // What folds and unfolds is there at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { width, text = 100 } of screens) {
    await page.setViewportSize({ width, height: 780 });
    await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), `${text}%`);
    for (const place of [0, 0.5, 1]) {
      await page.evaluate(scrollThere, place);
      const offenders = await offendersOf(page, least);
      found.push(...offenders.map((offender) => `${width} px, text ${text} %, ${place * 100} % down: ${offender}`));
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  if (before) await page.setViewportSize(before);
  expect.soft(found, page.url()).toEqual([]);
}

/**
 * Scrolls to a share of the page and a little back, so that what folds on the way down is there, and waits until it is drawn:
 * a browser without a window may hand out no frame where it has nothing new to draw.
 */
async function scrollThere(share: number): Promise<void> {
  const page = document.documentElement;
  const drawn = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
      setTimeout(resolve, 1000);
    });
  const there = () => (page.scrollHeight - window.innerHeight) * share;
  for (const beyond of [0, 20, 0]) {
    window.scrollTo({ top: there() + beyond, behavior: "instant" });
    await drawn();
  }
}
