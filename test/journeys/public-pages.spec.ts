import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { open } from "./hands.ts";

const pages = [
  { path: "/", title: /Lab tests at your door/ },
  { path: "/test-packages", title: "All Packages" },
  { path: "/test-packages/5", title: /./ },
  { path: "/tests/9", title: /Thyroid/ },
  { path: "/tests-new", title: "Individual Diagnostic Tests" },
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
