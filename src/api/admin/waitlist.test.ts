// Row 1.14
import { afterAll, expect, test } from "vitest";
import { auditLog } from "#db/schema/bookings.ts";
import { createTestApp } from "#test/app.ts";
import { parseNextPageLink } from "#test/next-page-link.ts";

const app = await createTestApp();
const admin = await app.adminCookie();
afterAll(() => app.close());

const join = (phone: string, pinCode?: string) => app.call("POST", "/api/waitlist", { phone, pinCode });

const waiting = (path = "/api/waitlist") => app.call("GET", path, undefined, admin);

test("staff read the waitlist, latest first, with PIN codes", async () => {
  await join("98765 44001");
  await join("98765 44002", "110 001");
  expect((await waiting()).body).toMatchObject([
    { phone: "+919876544002", pinCode: "110001", joinedAt: "2026-11-23T04:00:00.000Z" },
    { phone: "+919876544001", pinCode: null },
  ]);
});

test("joining again stores a PIN code, and without one keeps it", async () => {
  await join("98765 44001", "144001");
  await join("98765 44001");
  await join("98765 44001", "");
  const { body } = await waiting();
  expect(body).toHaveLength(2);
  expect(body[1]).toMatchObject({ phone: "+919876544001", pinCode: "144001" });
});

test("rejects an invalid PIN code with a sentence and stores nothing", async () => {
  const { status, body } = await join("98765 44009", "1234");
  expect(status).toBe(422);
  expect(body.errors).toEqual({ pinCode: "A PIN code has six digits, and the first is not 0." });
  expect((await waiting()).body).toHaveLength(2);
});

test("paginates the list by its link", async () => {
  const first = await waiting("/api/waitlist?limit=1");
  expect([...first.body, ...(await waiting(parseNextPageLink(first))).body]).toEqual((await waiting()).body);
});

test("a notified phone is removed once, and the audit log names who removed it, without the phone", async () => {
  const [{ id }] = (await waiting()).body;
  const leave = () => app.call("DELETE", `/api/waitlist/${id}`, undefined, admin);
  const statuses = [(await leave()).status, (await leave()).status];
  expect(statuses).toEqual([204, 404]);
  expect((await waiting()).body).toHaveLength(1);
  const entries = (await app.db.select().from(auditLog)).filter(({ action }) => action === "waitlist-left");
  expect(entries.map(({ actor, change }) => [actor, change])).toEqual([["admin owner", { waitlistId: id }]]);
});
