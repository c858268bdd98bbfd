import { afterAll, beforeAll, expect, test } from "vitest";
import { demoFamily } from "#demo/demo-patients.ts";
import { seedDemo } from "#demo/seed-demo.server.ts";
import { accessTable } from "#test/access-table.ts";
import { addColumns, addedValue } from "#test/added-columns.ts";
import { createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";

const now = new Date("2026-11-23T11:30:00Z");

/** Calls about what the demo's data lacks: tokens of visit links, tubes at the bench, a sample at the centre today. */
const unanswered = [
  "GET /api/visit-links/{token}",
  "GET /api/visit-links/{token}/slots",
  "GET /api/tubes/{code}/redraw",
  "GET /api/bookings/{id}/sample",
];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ connect: addColumns });
  app.setClock(now);
  await seedDemo(app.db, now, app.ctx());
});
afterAll(() => app.close());

test("a column added to any table is in no answer, to the owner or to a patient", async () => {
  const signedIn = await app.call("POST", "/api/patient/session", { phone: demoFamily.phone });
  const clients = { owner: await app.adminCookie(), patient: toCookieHeader(signedIn) };
  const leaks: string[] = [];
  const answered = new Set<string>();
  const routes = app.routes().filter((name) => name.startsWith("GET /api/"));
  for (const route of routes) {
    for (const [client, headers] of Object.entries(clients)) {
      for (const path of createPaths(route, signedIn.body.patients[0].id)) {
        const answer = await app.request(path, { headers });
        if (answer.status === 200) answered.add(route);
        if ((await answer.text()).includes(addedValue)) leaks.push(`${route} to the ${client}`);
      }
    }
  }
  expect([...new Set(leaks)]).toEqual([]);
  expect(routes.filter((route) => !answered.has(route))).toEqual(unanswered);
});

function createPaths(route: string, patientId: number): string[] {
  const [rule] = [accessTable[route] ?? []].flat();
  const world = { bookingId: 1, reportId: 1, receiptId: 1, patientId, patientName: "", phone: demoFamily.phone };
  const query = rule?.query ? `?${rule.query(world)}` : "";
  const address = route.slice("GET ".length);
  const ids = [patientId, ...Array.from({ length: 40 }, (_, index) => index + 1)];
  const isById = /\{\w+\}/.test(address);
  return (isById ? ids : [0]).map((id) => {
    const named: Record<string, string | number> = { id, ...world, ...rule?.pathParams };
    return `${address.replace(/\{(\w+)\}/g, (_, name: string) => String(named[name] ?? id))}${query}`;
  });
}
