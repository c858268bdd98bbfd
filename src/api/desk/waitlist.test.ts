// Row 1.14
import { afterAll, expect, test } from "vitest";
import { auditTrail } from "#db/schema/bookings.ts";
import { createTestApp } from "#test/app.ts";
import { nextPage } from "#test/next-page.ts";

const app = await createTestApp();
const desk = await app.deskCookie();
afterAll(() => app.close());

const join = (phone: string, pinCode?: string) => app.call("POST", "/api/waitlist", { phone, pinCode });

const waiting = (path = "/api/waitlist") => app.call("GET", path, undefined, desk);

test("the desk reads who waits, the last to join first, with the PIN code that they told", async () => {
  await join("98765 44001");
  await join("98765 44002", "110 001");
  expect((await waiting()).body).toMatchObject([
    { phone: "+919876544002", pinCode: "110001", joinedAt: "2026-11-23T04:00:00.000Z" },
    { phone: "+919876544001", pinCode: null },
  ]);
});

test("who joins again with a PIN code has it noted, and who joins again without one keeps it", async () => {
  await join("98765 44001", "144001");
  await join("98765 44001");
  await join("98765 44001", "");
  const { body } = await waiting();
  expect(body).toHaveLength(2);
  expect(body[1]).toMatchObject({ phone: "+919876544001", pinCode: "144001" });
});

test("a PIN code that is none is refused with a sentence, and nobody is noted", async () => {
  const { status, body } = await join("98765 44009", "1234");
  expect(status).toBe(422);
  expect(body.errors).toEqual({ pinCode: "A PIN code has six digits, and the first is not 0." });
  expect((await waiting()).body).toHaveLength(2);
});

test("the list goes on from page to page by its link", async () => {
  const first = await waiting("/api/waitlist?limit=1");
  expect([...first.body, ...(await waiting(nextPage(first))).body]).toEqual((await waiting()).body);
});

test("a phone that was told leaves the list once, and the trail names who took it off, without the phone", async () => {
  const [{ id }] = (await waiting()).body;
  const leave = () => app.call("DELETE", `/api/waitlist/${id}`, undefined, desk);
  const statuses = [(await leave()).status, (await leave()).status];
  expect(statuses).toEqual([204, 404]);
  expect((await waiting()).body).toHaveLength(1);
  const entries = (await app.db.select().from(auditTrail)).filter(({ action }) => action === "waitlist-left");
  expect(entries.map(({ actor, change }) => [actor, change])).toEqual([["admin owner", { waitlistId: id }]]);
});
