import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SlotTime, slotTimes } from "#core/slots/grid.ts";
import { bookings } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking, releaseConfirmations } from "#test/builders.ts";
import { buildPdf } from "#test/pdf-fixture.ts";
import { writeConfirmation, writeStatusNotification } from "./booking-notifications.server.ts";
import { writeReportReady } from "./report-notifications.server.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ patientLogin: "otp" });
});
afterAll(() => app.close());

const typed = "Refund Waiting At Evil";

let visits = 0;
/** Books a visit with a full name and an email address; no message is written yet. */
async function visit(name = typed) {
  const booking = { bookingTime: slotTimes[visits++ % slotTimes.length] as SlotTime };
  const patient = { name, email: "amrit@example.com", phone: "98111 20001" };
  const request = await app.withCurrentPrice(buildBooking({ patient, booking }));
  const { body } = await app.call("POST", "/api/bookings", request);
  await app.db.update(bookings).set({ phoneProved: false }).where(eq(bookings.id, body.booking.id));
  await app.db.delete(messages);
  return { bookingId: body.booking.id as number, code: body.booking.code as string };
}

const outbox = () => app.db.select().from(messages).orderBy(messages.id);

let versions = 1;
const notify = (bookingId: number, status: "confirmed" | "sample_collected" | "declined", version = ++versions) =>
  writeStatusNotification(app.ctx(), { bookingId, status, version });

test("sends only the first name to an unproved phone, in every kind of message", async () => {
  const { bookingId, code } = await visit();
  await writeConfirmation(app.ctx(), bookingId);
  for (const status of ["confirmed", "sample_collected", "declined"] as const) await notify(bookingId, status);
  await releaseReport(bookingId);
  const sentMessages = await outbox();
  expect(sentMessages.map(({ kind }) => kind)).toEqual([
    ...["booking-confirmed", "visit-confirmed", "sample-collected", "visit-declined", "report-ready"].flatMap(
      (kind) => [kind, kind],
    ),
  ]);
  for (const { body, variables, subject } of sentMessages) {
    const text = [body, subject ?? "", ...variables].join("\n");
    expect(text).toMatch(/Refund/);
    expect(text).not.toMatch(/Waiting|Evil|98111|amrit/);
    expect(body).toContain(code);
    expect(variables[0]).toBe("Refund");
  }
});

test("cuts a long first name to thirty letters", async () => {
  const { bookingId } = await visit("k".repeat(70));
  await writeConfirmation(app.ctx(), bookingId);
  const [confirmation] = await outbox();
  expect(confirmation?.body).toMatch(/^Hello k{30}, your booking/);
});

test("sends the whole name to a proved phone", async () => {
  const { bookingId } = await visit();
  await app.db.update(bookings).set({ phoneProved: true }).where(eq(bookings.id, bookingId));
  await writeConfirmation(app.ctx(), bookingId);
  for (const _ of [1, 2]) await notify(bookingId, "declined");
  const sentMessages = await outbox();
  expect(sentMessages.map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => "waiting"));
  for (const { body } of sentMessages) expect(body).toContain(`Hello ${typed},`);
});

test("sends nothing twice to an unproved phone; staff see the unsent message and can resend it", async () => {
  const { bookingId } = await visit();
  await notify(bookingId, "declined");
  await notify(bookingId, "confirmed");
  await notify(bookingId, "declined");
  const byWhatsApp = (await outbox()).filter(({ channel }) => channel === "whatsapp");
  expect(byWhatsApp.map(({ state, failure }) => [state, failure])).toEqual([
    ["waiting", null],
    ["waiting", null],
    ["failed", expect.stringContaining("was told the same before")],
  ]);
  const resendPath = `/api/messages/${byWhatsApp[2]?.id}/send-again`;
  expect((await app.call("POST", resendPath, undefined, await app.adminCookie())).body.state).toBe("waiting");
});

test("a repeated job writes no second message", async () => {
  const { bookingId } = await visit();
  for (const _ of [1, 2]) await notify(bookingId, "declined", 900);
  expect(await outbox()).toHaveLength(2);
});

async function releaseReport(bookingId: number): Promise<void> {
  const adminCookie = await app.adminCookie();
  const path = `/api/bookings/${bookingId}/report`;
  const uploaded = await app.request(path, { method: "PUT", headers: adminCookie, body: buildPdf() });
  const { id: reportId } = await uploaded.json();
  await app.call("POST", `${path}/release`, { reportId, ...releaseConfirmations }, adminCookie);
  await writeReportReady(app.ctx(), { reportId, publicUrl: "https://nabz.example" });
}
