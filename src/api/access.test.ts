// Rows 7.22, 10.14
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookingStatuses } from "#core/bookings/statuses.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { bookings } from "#db/schema/bookings.ts";
import { type AccessFixture, type AccessRule, type Client, clients } from "#test/access-rules.ts";
import { accessTable } from "#test/access-table.ts";
import { createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";
import { buildBooking, releaseConfirmations } from "#test/builders.ts";
import { buildPdf } from "#test/pdf-fixture.ts";
import { transitionNames, transitionRules } from "#test/status-transitions.ts";

const patient = "9876571001";
const other = "9876571002";
type Headers = Record<string, string>;
type Cookies = Record<Client, Headers>;

let app: TestApp;
let world: AccessFixture;
let cookies: Cookies;
beforeAll(async () => {
  app = await createTestApp();
  await book(other, "Amrit Pal");
  await recreateFixture();
});
afterAll(() => app.close());

const rows = Object.entries(accessTable).flatMap(([route, rules]) =>
  [rules].flat().map((rule) => ({ route, rule, title: `${route} ${describeTarget(rule)}` })),
);
/** A status has a row for each change, but is one call. */
const calls = rows.filter(({ rule }) => rule.visit === undefined || rule === transitionRules[0]);
const guarded = calls.filter(({ rule }) => rule.answers.visitor === 401);
const writes = calls.filter(({ route }) => !route.startsWith("GET "));

test("test/access-table.ts has exactly the calls of the API", () => {
  expect(Object.keys(accessTable).sort()).toEqual(app.routes().sort());
});

test("every change from one status to another has a row", () => {
  const pairs = bookingStatuses.flatMap((from) =>
    bookingStatuses.filter((to) => to !== from).map((to) => `${from} to ${to}`),
  );
  expect(transitionNames).toEqual(pairs);
});

test("the API answers every call of its description", async () => {
  const { body } = await app.call("GET", "/api/openapi.json");
  const described = Object.entries(body.paths).flatMap(([path, calls]) =>
    Object.keys(calls as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.filter((call) => !(call in accessTable))).toEqual([]);
});

test.each(rows.map((row) => [row.title, row] as const))(
  "%s has the statuses of the access table for each client",
  async (_title, { route, rule }) => {
    const answers: Record<string, number> = {};
    for (const client of clients) {
      await setVisit(rule);
      const { status } = await send(route, rule, cookies[client]);
      answers[client] = status;
      if (rule.isDestructive && status < 300) await recreateFixture();
    }
    expect(answers).toEqual(rule.answers);
  },
);

test("checks permission before input: malformed input gets 401 without a session, and 403 without permission", async () => {
  for (const { route, rule } of guarded) {
    const nonsense: AccessRule = {
      ...rule,
      pathParams: createInvalidIds(route),
      query: () => "limit=zz&before=-1&from=x",
    };
    const { status } = await send(route, nonsense, cookies.visitor, "{ no json");
    expect([route, "visitor", status]).toEqual([route, "visitor", 401]);
    for (const client of clients.filter((candidate) => isAlwaysRejected(candidate, route))) {
      const { status: title } = await send(route, nonsense, cookies[client], "{ no json");
      expect([route, client, title]).toEqual([route, client, 403]);
    }
  }
});

test("rejects writes from another site's page, even with a staff cookie", async () => {
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
test("a forged, changed, borrowed or ended session has no access", async () => {
  for (const [what, cookie] of Object.entries(await createInvalidCookies())) {
    for (const { route, rule } of guarded) {
      expect([what, route, (await send(route, rule, { cookie })).status]).toEqual([what, route, 401]);
    }
  }
});

/** Cookies that were valid once, or only look valid. */
async function createInvalidCookies(): Promise<Record<string, string>> {
  const staff = cookies.owner.cookie ?? "";
  const patient = cookies.patient.cookie ?? "";
  const tokenOf = (cookie: string) => cookie.slice(cookie.indexOf("=") + 1);
  const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf("=") + 1);
  const ended = await signIn();
  for (const [path, { cookie }] of [
    ["/api/admin/session", ended.owner],
    ["/api/patient/session", ended.patient],
  ] as const)
    await app.call("DELETE", path, undefined, { cookie: cookie ?? "" });
  return {
    "a forged staff session": `${nameOf(staff)}${"A".repeat(32)}.${"A".repeat(43)}%3D`,
    "a forged patient session": `${nameOf(patient)}${"A".repeat(32)}.${"A".repeat(43)}%3D`,
    "an unsigned staff session": `${nameOf(staff)}${tokenOf(staff).split(".")[0]}`,
    "a changed staff session": staff.replace(/.(?=\.)/, (letter) => (letter === "x" ? "y" : "x")),
    "a patient session as a staff session": `${nameOf(staff)}${tokenOf(patient)}`,
    "a staff session as a patient session": `${nameOf(patient)}${tokenOf(staff)}`,
    "an ended staff session": ended.owner.cookie ?? "",
    "an ended patient session": ended.patient.cookie ?? "",
  };
}

/** Whether the client may never perform the action, whatever its target. */
function isAlwaysRejected(client: Client, route: string): boolean {
  const rules = [accessTable[route] ?? []].flat();
  const kin = client === "other" ? "patient" : client;
  if (client === "phlebotomist" && rules.some(({ isOfDay }) => isOfDay)) return false;
  return rules.every(({ answers }) => answers[kin] === 403);
}

/** A value that no schema accepts, for each parameter of a path. */
function createInvalidIds(route: string): Record<string, string> {
  return Object.fromEntries(Array.from(route.matchAll(/\{(\w+)\}/g), ([, name = ""]) => [name, "0x"]));
}

function describeTarget({ pathParams, visit, body }: AccessRule): string {
  return visit ? JSON.stringify([visit, body?.(world)]) : JSON.stringify(pathParams ?? "");
}

async function setVisit({ visit }: AccessRule): Promise<void> {
  if (visit) await app.db.update(bookings).set(visit).where(eq(bookings.id, world.bookingId));
}

async function send(route: string, rule: AccessRule, headers: Headers, body?: string) {
  const [method = "GET", address = ""] = route.split(" ");
  if (address.endsWith("/erasure")) {
    const plan = await app.call("GET", `/api/patients/${world.patientId}/erasure`, undefined, cookies.owner);
    world.erasureSeen = plan.body.seen;
  }
  const { bookingId: id, erasureSeen: _seen, ...rest } = world;
  const named: Record<string, string | number> = {
    id: findTargetId(address, id),
    ...rest,
    ...rule.pathParams,
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

/** The fixture's id of what the address is about. */
function findTargetId(address: string, bookingId: number): number {
  if (address.includes("/patients/")) return world.patientId;
  return address.startsWith("/api/receipts/") ? world.receiptId : bookingId;
}

async function bodyOf(rule: AccessRule): Promise<Buffer<ArrayBuffer> | string | undefined> {
  const body = rule.body?.(world);
  if (body === undefined || Buffer.isBuffer(body)) return body as Buffer<ArrayBuffer> | undefined;
  const isBooking = typeof body === "object" && body !== null && "items" in body;
  return JSON.stringify(isBooking ? await app.withCurrentPrice(body as ReturnType<typeof buildBooking>) : body);
}

let addresses = 0;
/** Each call comes from another address, so that no rate limit is reached. */
function nextAddress(): string {
  addresses += 1;
  return `198.51.${addresses >> 8}.${addresses & 255}`;
}

let visits = 0;
async function book(phone: string, name: string): Promise<{ id: number; patientId: number }> {
  const bookingDate = `2026-12-${String(3 + (visits++ % 3)).padStart(2, "0")}`;
  const bookingTime = slotTimes[visits % slotTimes.length] ?? slotTimes[0];
  const wish = await app.withCurrentPrice(
    buildBooking({ patient: { phone, name }, booking: { bookingDate, bookingTime } }),
  );
  return (await app.call("POST", "/api/bookings", wish, { address: nextAddress() })).body.booking;
}

async function signIn(): Promise<Cookies> {
  const at = () => ({ address: nextAddress() });
  const signInAs = async (phone: string) =>
    toCookieHeader(await app.call("POST", "/api/patient/session", { phone }, at()));
  const [receptionist, phlebotomist, technician, pathologist] = [
    await app.staffCookie("receptionist"),
    await app.staffCookie("phlebotomist"),
    await app.staffCookie("technician"),
    await app.staffCookie("pathologist"),
  ];
  const staff = { owner: await app.adminCookie(), receptionist, phlebotomist, technician, pathologist };
  return { visitor: {}, patient: await signInAs(patient), other: await signInAs(other), ...staff };
}

let worlds = 0;
/** Creates a patient's only booking, with a released report, and fresh sessions. */
async function recreateFixture(): Promise<void> {
  const patientName = `Gurpreet ${"I".repeat(++worlds)} Kaur`;
  const { id: bookingId, patientId } = await book(patient, patientName);
  cookies = await signIn();
  const path = `/api/bookings/${bookingId}/report`;
  const uploaded = await app.request(path, { method: "PUT", headers: cookies.owner, body: buildPdf() });
  const { id: reportId } = await uploaded.json();
  await app.call("POST", `${path}/release`, { reportId, ...releaseConfirmations }, cookies.owner);
  const payment = {
    key: randomUUID(),
    bookings: [{ id: bookingId, amount: "1" }],
    legs: [{ method: "cash", amount: "1" }],
  };
  const { id: receiptId } = (await app.call("POST", "/api/receipts", payment, cookies.owner)).body;
  world = { bookingId, reportId, receiptId, patientId, patientName, phone: patient };
}
