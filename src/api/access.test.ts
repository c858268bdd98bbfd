// Rows 7.22, 10.14
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookingStatuses } from "#core/bookings/statuses.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { bookings } from "#db/schema/bookings.ts";
import { accessTable } from "#test/access/access-table.ts";
import { type Asker, askers, type Rule, type World } from "#test/access/rule.ts";
import { transitionNames, transitionRules } from "#test/access/transitions.ts";
import { cookieOf, createTestApp, type TestApp } from "#test/app.ts";
import { aBooking, releaseAnswers } from "#test/builders.ts";
import { aPdf } from "#test/pdf.ts";

const patient = "9876571001";
const other = "9876571002";
type Headers = Record<string, string>;
type Cookies = Record<Asker, Headers>;

let app: TestApp;
let world: World;
let cookies: Cookies;
beforeAll(async () => {
  app = await createTestApp();
  await book(other, "Amrit Pal");
  await renew();
});
afterAll(() => app.close());

const rows = Object.entries(accessTable).flatMap(([route, rules]) =>
  [rules].flat().map((rule) => ({ route, rule, told: `${route} ${toldOf(rule)}` })),
);
/** A status has a row for each change, and is one call. */
const calls = rows.filter(({ rule }) => rule.visit === undefined || rule === transitionRules[0]);
const guarded = calls.filter(({ rule }) => rule.answers.nobody === 401);
const writes = calls.filter(({ route }) => !route.startsWith("GET "));

test("every call of the API has a row in test/access/access-table.ts, and no row has outlived its call", () => {
  expect(Object.keys(accessTable).sort()).toEqual(app.routes().sort());
});

test("every change from one status to another has a row", () => {
  const pairs = bookingStatuses.flatMap((from) =>
    bookingStatuses.filter((to) => to !== from).map((to) => `${from} to ${to}`),
  );
  expect(transitionNames).toEqual(pairs);
});

test("every call of the description is one that the API answers", async () => {
  const { body } = await app.call("GET", "/api/openapi.json");
  const described = Object.entries(body.paths).flatMap(([path, calls]) =>
    Object.keys(calls as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.filter((call) => !(call in accessTable))).toEqual([]);
});

test.each(rows.map((row) => [row.told, row] as const))(
  "%s answers nobody, its patient, another one and each of the staff as the table says",
  async (_told, { route, rule }) => {
    const answers: Record<string, number> = {};
    for (const asker of askers) {
      await setVisit(rule);
      const { status } = await send(route, rule, cookies[asker]);
      answers[asker] = status;
      if (rule.consumes && status < 300) await renew();
    }
    expect(answers).toEqual(rule.answers);
  },
);

test("who may comes before what was sent: nonsense answers nobody 401, and 403 whoever may not at all", async () => {
  for (const { route, rule } of guarded) {
    const nonsense: Rule = { ...rule, at: nonsenseIds(route), query: () => "limit=zz&before=-1&from=x" };
    const { status } = await send(route, nonsense, cookies.nobody, "{ no json");
    expect([route, "nobody", status]).toEqual([route, "nobody", 401]);
    for (const asker of askers.filter((one) => isNeverFor(one, route))) {
      const { status: told } = await send(route, nonsense, cookies[asker], "{ no json");
      expect([route, asker, told]).toEqual([route, asker, 403]);
    }
  }
});

test("no write is taken from another site's page, even with the desk's cookie", async () => {
  const foreign: Headers[] = [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "null" },
    { origin: "https://evil.example" },
  ];
  for (const { route, rule } of writes) {
    for (const marks of foreign) {
      const answer = await send(route, rule, { ...cookies.owner, ...marks });
      expect([route, marks, answer.status, answer.body?.code]).toEqual([route, marks, 403, "cross-site"]);
    }
  }
});

// Row 10.13
test("a forged, a changed, a borrowed and an ended session open nothing", async () => {
  for (const [what, cookie] of Object.entries(await worthlessCookies())) {
    for (const { route, rule } of guarded) {
      expect([what, route, (await send(route, rule, { cookie })).status]).toEqual([what, route, 401]);
    }
  }
});

/** Cookies that once were good, or only look so. */
async function worthlessCookies(): Promise<Record<string, string>> {
  const desk = cookies.owner.cookie ?? "";
  const patient = cookies.patient.cookie ?? "";
  const tokenOf = (cookie: string) => cookie.slice(cookie.indexOf("=") + 1);
  const named = (cookie: string) => cookie.slice(0, cookie.indexOf("=") + 1);
  const ended = await signIn();
  for (const [path, { cookie }] of [
    ["/api/admin/session", ended.owner],
    ["/api/patient/session", ended.patient],
  ] as const)
    await app.call("DELETE", path, undefined, { cookie: cookie ?? "" });
  return {
    "a forged desk": `${named(desk)}${"A".repeat(32)}.${"A".repeat(43)}%3D`,
    "a forged patient": `${named(patient)}${"A".repeat(32)}.${"A".repeat(43)}%3D`,
    "an unsigned desk": `${named(desk)}${tokenOf(desk).split(".")[0]}`,
    "a changed desk": desk.replace(/.(?=\.)/, (letter) => (letter === "x" ? "y" : "x")),
    "a patient as desk": `${named(desk)}${tokenOf(patient)}`,
    "a desk as patient": `${named(patient)}${tokenOf(desk)}`,
    "an ended desk": ended.owner.cookie ?? "",
    "an ended patient": ended.patient.cookie ?? "",
  };
}

/** Whether the asker may not do it, whatever it is about. */
function isNeverFor(asker: Asker, route: string): boolean {
  const rules = [accessTable[route] ?? []].flat();
  const kin = asker === "other" ? "patient" : asker;
  if (asker === "collector" && rules.some(({ isOfDay }) => isOfDay)) return false;
  return rules.every(({ answers }) => answers[kin] === 403);
}

/** Something that no schema takes, for each brace of an address. */
function nonsenseIds(route: string): Record<string, string> {
  return Object.fromEntries(Array.from(route.matchAll(/\{(\w+)\}/g), ([, name = ""]) => [name, "0x"]));
}

function toldOf({ at, visit, body }: Rule): string {
  return visit ? JSON.stringify([visit, body?.(world)]) : JSON.stringify(at ?? "");
}

async function setVisit({ visit }: Rule): Promise<void> {
  if (visit) await app.db.update(bookings).set(visit).where(eq(bookings.id, world.bookingId));
}

async function send(route: string, rule: Rule, headers: Headers, body?: string) {
  const [method = "GET", address = ""] = route.split(" ");
  if (address.endsWith("/erasure")) {
    const plan = await app.call("GET", `/api/patients/${world.patientId}/erasure`, undefined, cookies.owner);
    world.erasureSeen = plan.body.seen;
  }
  const { bookingId: id, erasureSeen: _seen, ...rest } = world;
  const named: Record<string, string | number> = {
    id: address.includes("/patients/") ? rest.patientId : id,
    ...rest,
    ...rule.at,
  };
  const path = address.replace(/\{(\w+)\}/g, (_brace, name: string) => encodeURIComponent(named[name] ?? ""));
  const query = rule.query ? `?${rule.query(world)}` : "";
  const sent = route.startsWith("GET ") ? undefined : (body ?? (await bodyOf(rule)));
  const answer = await app.request(`${path}${query}`, {
    method,
    headers: {
      address: nextAddress(),
      ...(sent instanceof Buffer || !sent ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    body: sent ?? null,
  });
  const text = await answer.text();
  const isProblem = answer.headers.get("content-type") === "application/problem+json";
  return { status: answer.status, body: isProblem ? JSON.parse(text) : undefined };
}

async function bodyOf(rule: Rule): Promise<Buffer<ArrayBuffer> | string | undefined> {
  const body = rule.body?.(world);
  if (body === undefined || Buffer.isBuffer(body)) return body as Buffer<ArrayBuffer> | undefined;
  const isBooking = typeof body === "object" && body !== null && "items" in body;
  return JSON.stringify(isBooking ? await app.priced(body as ReturnType<typeof aBooking>) : body);
}

let addresses = 0;
/** Each call comes from elsewhere, so that no limit is met. */
function nextAddress(): string {
  addresses += 1;
  return `198.51.${addresses >> 8}.${addresses & 255}`;
}

let visits = 0;
async function book(phone: string, name: string): Promise<{ id: number; patientId: number }> {
  const bookingDate = `2026-12-${String(3 + (visits++ % 3)).padStart(2, "0")}`;
  const bookingTime = slotTimes[visits % slotTimes.length] ?? slotTimes[0];
  const wish = await app.priced(aBooking({ patient: { phone, name }, booking: { bookingDate, bookingTime } }));
  return (await app.call("POST", "/api/bookings", wish, { address: nextAddress() })).body.booking;
}

async function signIn(): Promise<Cookies> {
  const at = () => ({ address: nextAddress() });
  const signInAs = async (phone: string) => cookieOf(await app.call("POST", "/api/patient/session", { phone }, at()));
  const [desk, collector, lab, approver] = [
    await app.staffCookie("desk"),
    await app.staffCookie("collector"),
    await app.staffCookie("lab"),
    await app.staffCookie("approver"),
  ];
  const staff = { owner: await app.deskCookie(), desk, collector, lab, approver };
  return { nobody: {}, patient: await signInAs(patient), other: await signInAs(other), ...staff };
}

let worlds = 0;
/** A patient's only booking, with a released report, and sessions that still stand. */
async function renew(): Promise<void> {
  const patientName = `Gurpreet ${"I".repeat(++worlds)} Kaur`;
  const { id: bookingId, patientId } = await book(patient, patientName);
  cookies = await signIn();
  const path = `/api/bookings/${bookingId}/report`;
  const uploaded = await app.request(path, { method: "PUT", headers: cookies.owner, body: aPdf() });
  const { id: reportId } = await uploaded.json();
  await app.call("POST", `${path}/release`, { reportId, ...releaseAnswers }, cookies.owner);
  world = { bookingId, reportId, patientId, patientName, phone: patient };
}
