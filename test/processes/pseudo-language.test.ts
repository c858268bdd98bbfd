import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { splitSentences } from "#core/catalogue/defaults.ts";
import { languages } from "#core/i18n/languages.ts";
import { loadBuiltUi } from "#platform/pages/ui-bundle.server.ts";
import { createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";
import { createPageRenderer } from "#web/page-renderer.server.ts";

/** Pages are built in a pseudo language: any other text of a page is in no dictionary. */
const LANGUAGE = "pseudo";
const phone = "9876543299";

let app: TestApp;
let render: ReturnType<typeof createPageRenderer>;
let admin: { cookie: string };
let patient: { cookie: string };
/** Every text in the API's responses: written by the lab, its catalogue and its patients. */
const data = new Set<string>(Object.values(languages).map(({ name }) => name));
/** A time of day, as slots are stored. */
const moment = /\b\d{1,2}(?::\d\d)? [AP]M\b/g;

beforeAll(async () => {
  const { PATH, HOME } = process.env;
  await promisify(execFile)("script/build", { env: { PATH, HOME, TEXTS: LANGUAGE } });
  app = await createTestApp();
  const site = { publicUrl: undefined, languages: ["en"] as const, toPng: async () => new Uint8Array() };
  const ui = await loadBuiltUi(`build/${LANGUAGE}/server/index.js`);
  render = createPageRenderer({ load: ui.load, language: "en", site, version: () => "" });
  admin = await app.adminCookie();
  await app.call("POST", "/api/bookings", await app.withCurrentPrice(buildBooking({ patient: { phone } })), {
    "idempotency-key": "pseudo-1",
  });
  patient = toCookieHeader(await app.call("POST", "/api/patient/session", { phone }));
}, 300_000);
afterAll(() => app?.close());

const open = [
  "/",
  "/test-packages",
  "/test-packages/1",
  "/tests-new",
  "/tests-new?search=zzz",
  "/tests/1",
  "/test-review?tests=1,2",
];
const booking = ["/book", "/book/1", "/book?tests=1,2&hideSelector=true"];
const others = [
  "/login",
  "/contact",
  "/contact?sent=yes",
  "/privacy",
  "/terms",
  "/refunds",
  "/nowhere",
  "/test-packages/999999",
];
const alone = ["/comprehensive-health", "/meta-ad", "/test-whatsapp", "/whatsapp-test"];
const adminPaths = [
  "",
  "?booking=1",
  "/day",
  "/work",
  "/patients",
  "/patients?patient=1",
  "/reports",
  "/messages",
  "/catalogue",
  "/catalogue?edit=1",
  "/lab",
  "/staff",
  "/trail",
];

test.each([...open, ...booking, ...others, ...alone])("%s contains only text of a dictionary", async (path) => {
  expect(await findUnknownTexts(path)).toEqual([]);
});

test.each(adminPaths)("/admin%s contains only text of a dictionary", async (path) => {
  expect(await findUnknownTexts(`/admin${path}`, admin)).toEqual([]);
});

test("a patient's dashboard contains only text of a dictionary", async () => {
  expect(await findUnknownTexts("/patient-dashboard", patient)).toEqual([]);
});

async function findUnknownTexts(path: string, headers: Record<string, string> = {}): Promise<string[]> {
  const reportFailure = (failure: unknown) => {
    throw failure;
  };
  const request = new Request(`http://nabz.test/${LANGUAGE}${path}`, { headers });
  const answer = await render(request, { api: recordResponse, reportFailure });
  const html = "html" in answer ? answer.html : await answer.text();
  const texts = listTexts(html).map(removeKnown);
  const foreign = [...html.matchAll(/<a\b[^>]*?\bhref="(\/(?!pseudo\/|pseudo"|pseudo[?#]|api\/)[^"]*)"/g)].map(
    ([, href]) => `link ${href}`,
  );
  return [...new Set([...texts.filter((text) => !isData(text)), ...foreign])];
}

async function recordResponse(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = request.body === null ? {} : { body: await request.text() };
  const answer = await app.request(pathname + search, { method: request.method, headers: request.headers, ...body });
  if (answer.headers.get("content-type")?.includes("json")) recordTexts(await answer.clone().json());
  return answer;
}

function recordTexts(value: unknown): void {
  if (value === "") return;
  if (typeof value === "string") {
    data.add(spaced(value));
    for (const point of splitSentences(value)) data.add(spaced(point));
    // Opening and closing time are on one line, apart from their days.
    for (const part of value.split(/(\d+:\d\d [AP]M.+?[AP]M[.,]?)/)) if (part.trim()) data.add(spaced(part));
    // The abbreviation of a test: "Complete Blood Count (CBC)".
    for (const [, letters = ""] of value.matchAll(/\(([A-Z]{2,6})\)/g)) data.add(letters);
  } else if (typeof value === "object" && value !== null) Object.values(value).forEach(recordTexts);
}

/** Returns the visible texts of a page, one by one, with those for screen readers and in its head. */
function listTexts(html: string): string[] {
  // Keys are named as on the keyboard.
  const shown = html.replace(/<(script|style|noscript|kbd)\b.*?<\/\1>/gs, "");
  const attributes = shown.matchAll(/\b(?:aria-label|title|alt|placeholder|aria-description)="([^"]*)"/g);
  const heads = shown.matchAll(/<meta (?:name|property)="(?:description|og:title|og:description)" content="([^"]*)"/g);
  const texts = shown.replace(/<!--.*?-->/g, "").split(/<[^>]*>/);
  return [...texts, ...[...attributes, ...heads].map(([, text = ""]) => text)].map(decodeEntities);
}

function decodeEntities(text: string): string {
  const letters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
  return text.replace(/&(\w+|#x27);/g, (whole, name) => letters[name] ?? whole);
}

/** Removes the dictionary's texts, the longest first: sentences contain other sentences. */
function removeKnown(text: string): string {
  const less = text.replace(/⟦[^⟦⟧]*(?:⟧|$)/g, " ");
  return less === text ? spaced(text) : removeKnown(less);
}

function isData(text: string): boolean {
  let left = text;
  for (const known of [...data].filter((entry) => left.includes(entry)).sort((a, b) => b.length - a.length))
    left = left.replaceAll(known, " ");
  return !/\p{L}/u.test(left.replace(moment, " "));
}

function spaced(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
