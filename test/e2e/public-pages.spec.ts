// Rows 1.2, 1.20, 9.28, 10.51
import { expect, type Page } from "@playwright/test";
import { tellViolations } from "#test/browsers/console-errors.ts";
import { expectAccessible } from "./axe.ts";
import { test } from "./e2e-test.ts";
import { expectLayoutSound } from "./expect-layout-sound.ts";
import { openPage, visibleButton, waitUntilHydrated } from "./page-actions.ts";

const pages = [
  { path: "/", title: /Lab tests at your door/ },
  { path: "/test-packages", title: "All Packages" },
  { path: "/test-packages/1", title: /./ },
  { path: "/test-packages/5", title: /./ },
  { path: "/tests/9", title: /Thyroid/ },
  { path: "/tests-new?category=1", title: "Individual Diagnostic Tests" },
  { path: "/test-review", title: "Review your tests" },
  { path: "/test-review?tests=5,9", title: "Review your tests" },
  { path: "/book", title: /Book/ },
  { path: "/book/5", title: /Book/ },
  { path: "/booking?tests=5,9&hideSelector=true", title: /Book/ },
  { path: "/login", title: /./ },
  { path: "/contact", title: "Contact Us" },
  { path: "/comprehensive-health", title: /./ },
  { path: "/meta-ad", title: "Advertisement" },
  { path: "/test-whatsapp", title: /./ },
  { path: "/whatsapp-test", title: /./ },
  { path: "/privacy", title: "Privacy Policy" },
  { path: "/terms", title: "Terms of Service" },
  { path: "/refunds", title: "Refund Policy" },
  { path: "/no-such-page", title: "404 Page Not Found", status: 404 },
];

for (const { path, title, status = 200 } of pages) {
  test(`${path} is accessible, fits every screen, and sends no request to another host`, async ({ page, baseURL }) => {
    const recorded = recordErrors(page, baseURL ?? "");
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("link[rel=canonical]")).toHaveCount(status === 200 ? 1 : 0);
    await expectAccessible(page);
    await waitUntilHydrated(page);
    await expectLayoutSound(page);
    // The browser itself reports that the page was a 404.
    const complaints = recorded.complaints.filter(({ from }) => status === 200 || from !== answer?.url());
    expect({ complaints, elsewhere: recorded.elsewhere }).toEqual({ complaints: [], elsewhere: [] });
  });
}

test("the booking form checks its fields without a violation of the page's policy", async ({ page, baseURL }) => {
  const recorded = recordErrors(page, baseURL ?? "");
  await page.addInitScript(tellViolations);
  await openPage(page, "/book?package=5");
  await visibleButton(page, "Book your Appointment").click();
  await expect(page.getByLabel("Full Name")).toHaveAttribute("aria-invalid", "true");
  expect(recorded.complaints).toEqual([]);
});

const aliases = [
  { path: "/all-tests", title: "Individual Diagnostic Tests" },
  { path: "/tests", title: "Individual Diagnostic Tests" },
  { path: "/booking", title: /Book/ },
  { path: "/test/9", title: /Thyroid/, lands: "/tests/9" },
  { path: "/book-test/9", title: /Book/, lands: "/book?test=9&hideSelector=true" },
];

for (const { path, title, lands = path } of aliases) {
  test(`${path} reaches its screen`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL(lands);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });
}

for (const path of ["/comprehensive-health", "/meta-ad"]) {
  test(`${path} has no site header and footer`, async ({ page }) => {
    await openPage(page, "/contact");
    await expect(getSiteFrame(page)).toHaveCount(3);
    await openPage(page, path);
    await expect(getSiteFrame(page)).toHaveCount(0);
  });
}

for (const path of ["/test-packages/5", "/tests/9", "/test-review?tests=5,9"]) {
  test(`${path} keeps the booking button visible at every width`, async ({ page }) => {
    for (const width of [360, 768, 1023, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const go = page
        .locator("[data-bar], aside")
        .getByRole("link", { name: /^(Book Now|Proceed to Book Appointment)$/ });
      await expect(go.filter({ visible: true })).toBeInViewport({ ratio: 1 });
    }
  });
}

/** The banner of offers, the header and the footer. */
function getSiteFrame(page: Page) {
  return page.locator('[data-promo], header:has(nav[aria-label="Main"]), footer:has(nav)');
}

type Heard = { complaints: { text: string; from: string }[]; elsewhere: string[] };

/** Collects errors of the page and requests to other hosts. */
function recordErrors(page: Page, home: string): Heard {
  const recorded: Heard = { complaints: [], elsewhere: [] };
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      recorded.complaints.push({ text: message.text(), from: message.location().url });
  });
  page.on("pageerror", ({ message }) => recorded.complaints.push({ text: message, from: "" }));
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== new URL(home).origin) recorded.elsewhere.push(request.url());
  });
  return recorded;
}
