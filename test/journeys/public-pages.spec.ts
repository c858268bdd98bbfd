// Rows 1.2, 1.20, 9.28, 10.51
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { test } from "./journey.ts";
import { open } from "./page-actions.ts";

const pages = [
  { path: "/", title: /Lab tests at your door/ },
  { path: "/test-packages", title: "All Packages" },
  { path: "/test-packages/5", title: /./ },
  { path: "/tests/9", title: /Thyroid/ },
  { path: "/tests-new?category=1", title: "Individual Diagnostic Tests" },
  { path: "/test-review?tests=5", title: "Review your tests" },
  { path: "/contact", title: "Contact Us" },
  { path: "/comprehensive-health", title: /./ },
  { path: "/meta-ad", title: "Advertisement" },
  { path: "/privacy", title: "Privacy Policy" },
  { path: "/terms", title: "Terms of Service" },
  { path: "/refunds", title: "Refund Policy" },
  { path: "/no-such-page", title: "404 Page Not Found", status: 404 },
];

for (const { path, title, status = 200 } of pages) {
  test(`${path} opens sound, accessible and without a word to another host`, async ({ page, baseURL }) => {
    const heard = listen(page, baseURL ?? "");
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("link[rel=canonical]")).toHaveCount(status === 200 ? 1 : 0);
    await expectNoSidewaysOverflow(page);
    await expectAccessible(page);
    // The browser itself remarks that the page was answered with 404.
    const complaints = heard.complaints.filter(({ from }) => status === 200 || from !== answer?.url());
    expect({ complaints, elsewhere: heard.elsewhere }).toEqual({ complaints: [], elsewhere: [] });
  });
}

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
  test(`${path} stands without the site's header and footer`, async ({ page }) => {
    await open(page, "/contact");
    await expect(siteFrame(page)).toHaveCount(3);
    await open(page, path);
    await expect(siteFrame(page)).toHaveCount(0);
  });
}

for (const path of ["/test-packages/5", "/tests/9", "/test-review?tests=5,9"]) {
  test(`${path} keeps the way to book in sight at every width`, async ({ page }) => {
    for (const width of [360, 768, 1023, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const go = page.locator(".bar, .side").getByRole("link", { name: /^(Book Now|Proceed to Book Appointment)$/ });
      await expect(go.filter({ visible: true })).toBeInViewport({ ratio: 1 });
    }
  });
}

/** The banner of offers, the header and the footer. */
function siteFrame(page: Page) {
  return page.locator(".promo, .hdr, .ftr");
}

type Heard = { complaints: { text: string; from: string }[]; elsewhere: string[] };

/** Collects errors of the page and requests that leave the product. */
function listen(page: Page, home: string): Heard {
  const heard: Heard = { complaints: [], elsewhere: [] };
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      heard.complaints.push({ text: message.text(), from: message.location().url });
  });
  page.on("pageerror", ({ message }) => heard.complaints.push({ text: message, from: "" }));
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== new URL(home).origin) heard.elsewhere.push(request.url());
  });
  return heard;
}

async function expectNoSidewaysOverflow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
