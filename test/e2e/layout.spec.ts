// Rows 2.21, 2.71, 2.163, 10.51
import { expect } from "@playwright/test";
import { test } from "./e2e-test.ts";
import { expectLayoutSound, isPhone, scrollToShare } from "./expect-layout-sound.ts";
import { findLayoutProblems } from "./layout-checks.ts";
import { openPage, signInAsAdmin } from "./page-actions.ts";

const adminPages = [
  ...["", "/call", "/patients", "/reports", "/messages", "/messages?show=sent", "/catalogue", "/lab"],
  ...["/work", "/bench", "/money", "/staff", "/trail"],
];

test("a list with a full cart fits every screen, and nothing floats over it", async ({ page }) => {
  await openPage(page, "/tests-new?search=thyroid");
  await page
    .getByRole("checkbox", { name: /^Select / })
    .first()
    .check({ force: true });
  await expect(page.locator("[data-bar]")).toBeVisible();
  await expectLayoutSound(page);
  await openPage(page, "/");
  await expect(page.locator("[data-bar]")).toBeVisible();
  await expectLayoutSound(page);
});

test("a patient's own page fits every screen, and nothing floats over it", async ({ page }) => {
  await openPage(page, "/login");
  await page.getByLabel("Phone number").fill("98765 00001");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
  await expectLayoutSound(page);
  await page.getByRole("tab", { name: /^All Bookings/ }).click();
  await expect(page.getByRole("tabpanel").getByText("Completed").first()).toBeVisible();
  await expectLayoutSound(page);
});

test("the staff area fits every screen, and nothing floats over it", async ({ page }) => {
  await signInAsAdmin(page);
  // On wide screens the day is a board, whose heads stay visible over its cells as a table's do.
  for (const path of isPhone(page) ? [...adminPages, "/day"] : adminPages) {
    await openPage(page, `/admin${path}`);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    await expectLayoutSound(page, isPhone(page) ? 44 : 36);
  }
});

test("at 400 % zoom what stays in view leaves two thirds of the screen to read", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ["/", "/tests", "/test-packages/5", "/book/2", "/comprehensive-health"]) {
    await openPage(page, path);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => window.scrollY), path).toBeGreaterThan(300);
    expect(await page.evaluate(measureStuckHeight), path).toBeLessThan(256 / 3);
  }
});

test("finds what floats, hides, is too small to hit or to read, or widens the page", async ({ page }) => {
  await openPage(page, "/privacy");
  expect(await findLayoutProblems(page, 44)).toEqual([]);
  await page.evaluate(addLayoutProblem, [
    "circle",
    "position: fixed; right: 60px; bottom: 80px; width: 56px; height: 56px",
  ]);
  await page.evaluate(addLayoutProblem, ["strip", "position: fixed; inset: auto 0 0; height: 160px"]);
  await page.evaluate(addLayoutProblem, ["slight", "width: 20px; height: 44px; padding: 0"]);
  await page.evaluate(addLayoutProblem, ["faint", "width: 90px; height: 44px; font-size: 12px"]);
  await page.evaluate(scrollToShare, 1);
  const found = (await findLayoutProblems(page, 44)).join("\n");
  expect(found).toContain('button.circle "circle" floats over');
  expect(found).toContain('button.strip "strip" hides');
  expect(found).toContain("target of 20 x 44: button.slight");
  expect(found).toContain("text of 12 px: button.faint");
  await page.evaluate(() => document.querySelector("h1")?.setAttribute("style", "width: 1em"));
  expect((await findLayoutProblems(page, 44)).join("\n")).toContain("is broken in two: h1.");
  await page.evaluate(addLayoutProblem, ["broad", "width: 2000px; height: 44px"]);
  expect((await findLayoutProblems(page, 44)).join("\n")).toContain("wider than the screen: button.broad");
});

function addLayoutProblem([name = "", style = ""]: string[]): void {
  const button = document.createElement("button");
  button.className = name;
  button.textContent = name;
  button.style.cssText = style;
  document.getElementById("main")?.append(button);
}

/** Height in pixels of what stays in view while the page scrolls: fixed boxes, and sticky ones at the screen's edges. */
function measureStuckHeight(): number {
  const boxes = [...document.querySelectorAll("body *")].flatMap((element) => {
    const { position, visibility } = getComputedStyle(element);
    const { top, bottom, width, height } = element.getBoundingClientRect();
    const isStuck = position === "fixed" || (position === "sticky" && (top <= 1 || bottom >= innerHeight - 1));
    return isStuck && visibility === "visible" && width > 0 && bottom > 0 && top < innerHeight ? [height] : [];
  });
  return boxes.reduce((sum, height) => sum + height, 0);
}
