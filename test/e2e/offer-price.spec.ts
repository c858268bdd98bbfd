import { expect } from "@playwright/test";
import { test } from "./e2e-test.ts";
import { openPackagesMenu, openPage } from "./page-actions.ts";

const name = "Comprehensive Full Body Health Check Up";

// Row 10.28
test("the package on offer costs the same everywhere", { tag: "@main" }, async ({ page }) => {
  await openPage(page, "/");
  const menu = await openPackagesMenu(page);
  await expect(menu.getByRole("link", { name })).toContainText(/₹1,999.*₹2,299/);
  for (const path of ["/test-packages", "/test-packages/5", "/comprehensive-health"]) {
    await page.goto(path);
    const price = page
      .locator("[data-price]", { hasText: "₹4,500" })
      .filter({ hasText: "₹2,299" })
      .filter({ visible: true });
    await expect(price.first()).toContainText("₹1,999");
    expect(await page.getByRole("link", { name: /^Book Now/ }).evaluateAll(listPaths)).toContain("/book/5");
  }
  for (const path of ["/book/5", "/book/5?offer=comprehensive-health", "/book?package=5"]) {
    await page.goto(path);
    await expect(page.getByText("₹1,999.00").filter({ visible: true }).first()).toBeVisible();
    await page.locator("summary").filter({ hasText: "Change" }).click();
    const row = page.getByRole("group", { name: /^Select Package/ }).locator("label", { hasText: name });
    await expect(row).toContainText("₹1,999.00");
  }
});

function listPaths(links: Element[]): (string | null)[] {
  return links.map((link) => link.getAttribute("href"));
}
