import type { Locator, Page } from "@playwright/test";
import { openPage } from "#test/e2e/page-actions.ts";

export const roles = ["visitor", "patient", "owner", "phlebotomist"] as const;
/** Who is signed in. */
export type Role = (typeof roles)[number];

/** A screen, or one state of it, that has a picture. */
export type Screen = {
  /** Begins with the folder of src/web whose styles it shows. */
  name: string;
  role?: Role;
  open: (page: Page) => Promise<unknown>;
  /** Only at widths where it exists. */
  fits?: (width: number) => boolean;
  /** Its long timers run, twenty times as fast, so that requests give up. */
  retries?: true;
  /** Not part of a build: taken of the product at a given address alone. */
  isDevelopment?: true;
  /** It has print styles of its own. */
  prints?: true;
};

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** These paths of the API respond with 500 from now on. */
export async function failRequests(page: Page, paths: RegExp): Promise<void> {
  await page.route(matchApi(paths), (route) => route.fulfill({ status: 500 }));
}

/** These paths of the API do not respond. */
export async function holdRequests(page: Page, paths: RegExp): Promise<void> {
  await page.route(matchApi(paths), () => undefined);
}

/** These paths of the API respond with `json`. */
export async function answerRequests(page: Page, paths: RegExp, json: unknown, status = 200): Promise<void> {
  await page.route(matchApi(paths), (route) => route.fulfill({ status, json }));
}

/** These paths of the API reach the server: for what it rejects, and so does not store. */
export async function sendRequests(page: Page, paths: RegExp): Promise<void> {
  await page.route(matchApi(paths), (route) => route.continue());
}

function matchApi(paths: RegExp): (url: URL) => boolean {
  return ({ pathname }) => pathname.startsWith("/api/") && paths.test(pathname);
}

/** Opens an address, and waits until its page responds to presses. */
export function at(path: string): Screen["open"] {
  return (page) => openPage(page, path);
}

/** Presses the one of several buttons or links of that name that this width shows. */
export async function press(page: Page, name: string | RegExp, role: "button" | "link" = "button"): Promise<void> {
  await page.getByRole(role, { name }).filter({ visible: true }).first().press("Enter");
}

/** Opens `from`, then follows the link of this address in the browser, so that its data is fetched there. */
export async function goFrom(page: Page, from: string, link: Locator): Promise<void> {
  await openPage(page, from);
  await link.filter({ visible: true }).first().press("Enter");
}
