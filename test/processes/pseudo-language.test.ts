import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { itemTypeLabel, paymentMethodLabel } from "#core/bookings/labels.ts";
import { bookingStatuses, paymentBadge, paymentStatuses, statusBadge } from "#core/bookings/statuses.ts";
import { pointsOf } from "#core/catalogue/defaults.ts";
import { testText } from "#core/messages/trial/test-text.ts";
import { builtUi } from "#platform/pages/ui-bundle.server.ts";
import { cookieOf, createTestApp, type TestApp } from "#test/app.ts";
import { aBooking } from "#test/builders.ts";
import { createPageRenderer } from "#web/page-renderer.server.ts";

/** Pages are built in a language that no dictionary but the pseudo one speaks: what a page says otherwise is in none. */
const LANGUAGE = "pseudo";
const phone = "9876543299";

let app: TestApp;
let render: ReturnType<typeof createPageRenderer>;
let desk: { cookie: string };
let patient: { cookie: string };
/** Every text that the API has answered: what the lab, its catalogue and its patients wrote. */
const data = new Set<string>([
  ...bookingStatuses.map((status) => statusBadge(status).label),
  ...paymentStatuses.map((status) => paymentBadge(status).label),
  ...["package", "test"].map(itemTypeLabel),
  ...["pay_later", "cod", "card", "upi"].map(paymentMethodLabel),
  testText("Nabz Diagnostics"),
]);
/** As the calendar and the clock of core write them, in English. */
const moment =
  /\b(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day\b|\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|\b\d{1,2}(?::\d\d)? [AP]M\b/g;
/** How to prepare for a test: core's own rule says it, in English (decision 032). */
const preparation = /(?:Do not eat for|On insulin or|The latest hour is)\b.*$/;

beforeAll(async () => {
  const { PATH, HOME } = process.env;
  await promisify(execFile)("script/build", { env: { PATH, HOME, TEXTS: LANGUAGE } });
  app = await createTestApp();
  const ui = await builtUi(`build/${LANGUAGE}/server/index.js`);
  render = createPageRenderer(ui.load, { publicUrl: undefined, toPng: async () => new Uint8Array() }, () => "");
  desk = await app.deskCookie();
  await app.call("POST", "/api/bookings", await app.priced(aBooking({ patient: { phone } })), {
    "idempotency-key": "pseudo-1",
  });
  patient = cookieOf(await app.call("POST", "/api/patient/session", { phone }));
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
const ofDesk = [
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

test.each([...open, ...booking, ...others, ...alone])("%s says nothing that is in no dictionary", async (path) => {
  expect(await unknownOn(path)).toEqual([]);
});

test.each(ofDesk)("/admin%s says nothing to the desk that is in no dictionary", async (path) => {
  expect(await unknownOn(`/admin${path}`, desk)).toEqual([]);
});

test("a patient's dashboard says nothing that is in no dictionary", async () => {
  expect(await unknownOn("/patient-dashboard", patient)).toEqual([]);
});

async function unknownOn(path: string, headers: Record<string, string> = {}): Promise<string[]> {
  const tellFailure = (failure: unknown) => {
    throw failure;
  };
  const request = new Request(`http://nabz.test/${LANGUAGE}${path}`, { headers });
  const answer = await render(request, { api: answerAndKeep, tellFailure });
  const html = "html" in answer ? answer.html : await answer.text();
  const said = textsOf(html).map(withoutKnown);
  const foreign = [...html.matchAll(/<a\b[^>]*?\bhref="(\/(?!pseudo\/|pseudo"|pseudo[?#]|api\/)[^"]*)"/g)].map(
    ([, href]) => `link ${href}`,
  );
  return [...new Set([...said.filter((text) => !isData(text)), ...foreign])];
}

async function answerAndKeep(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = request.body === null ? {} : { body: await request.text() };
  const answer = await app.request(pathname + search, { method: request.method, headers: request.headers, ...body });
  if (answer.headers.get("content-type")?.includes("json")) keep(await answer.clone().json());
  return answer;
}

function keep(value: unknown): void {
  if (value === "") return;
  if (typeof value === "string") {
    data.add(spaced(value));
    for (const point of pointsOf(value)) data.add(spaced(point));
    // The hours from when to when stand in one line, apart from their days.
    for (const part of value.split(/(\d+:\d\d [AP]M.+?[AP]M[.,]?)/)) if (part.trim()) data.add(spaced(part));
    // The letters by which a test is called: "Complete Blood Count (CBC)".
    for (const [, letters = ""] of value.matchAll(/\(([A-Z]{2,6})\)/g)) data.add(letters);
  } else if (typeof value === "object" && value !== null) Object.values(value).forEach(keep);
}

/** The visible texts of a page, each for itself, with those that are read aloud or stand in its head. */
function textsOf(html: string): string[] {
  // A key is called as it is written on it.
  const shown = html.replace(/<(script|style|noscript|kbd)\b.*?<\/\1>/gs, "");
  const attributes = shown.matchAll(/\b(?:aria-label|title|alt|placeholder|aria-description)="([^"]*)"/g);
  const heads = shown.matchAll(/<meta (?:name|property)="(?:description|og:title|og:description)" content="([^"]*)"/g);
  const texts = shown.replace(/<!--.*?-->/g, "").split(/<[^>]*>/);
  return [...texts, ...[...attributes, ...heads].map(([, text = ""]) => text)].map(decoded);
}

function decoded(text: string): string {
  const letters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
  return text.replace(/&(\w+|#x27);/g, (whole, name) => letters[name] ?? whole);
}

/** Without what a dictionary says: sentences stand within sentences. */
function withoutKnown(text: string): string {
  const less = text.replace(/⟦[^⟦⟧]*(?:⟧|$)/g, " ");
  return less === text ? spaced(text) : withoutKnown(less);
}

function isData(text: string): boolean {
  let left = text.replace(preparation, " ");
  for (const known of [...data].filter((one) => left.includes(one)).sort((a, b) => b.length - a.length))
    left = left.replaceAll(known, " ");
  return !/\p{L}/u.test(left.replace(moment, " "));
}

function spaced(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
