import { type Browser, expect, type Page } from "@playwright/test";

/** Invites a colleague, who accepts, and returns a page of their own browser. */
export async function joinStaff(browser: Browser, page: Page, member: { name: string; contact: string; role: string }) {
  const { token } = await (await page.request.post("/api/admin/staff", { data: member })).json();
  const context = await browser.newContext({
    ...{ baseURL: new URL(page.url()).origin, viewport: page.viewportSize(), locale: "en-IN" },
  });
  const joined = await context.request.post("/api/admin/invitation/acceptance", {
    data: { token, password: `a-long-sentence-of-${member.name}` },
  });
  expect(joined.status()).toBe(204);
  return context.newPage();
}
