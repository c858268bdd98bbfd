import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SlotTime, slotTimes } from "#core/slots/grid.ts";
import { bookings } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { aBooking, releaseAnswers } from "#test/builders.ts";
import { aPdf } from "#test/pdf.ts";
import { writeConfirmation, writeStatusNews } from "./write-booking-news.server.ts";
import { writeReportReady } from "./write-report-news.server.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ patientLogin: "otp" });
});
afterAll(() => app.close());

const typed = "Refund Waiting At Evil";

let visits = 0;
/** A visit of somebody who has typed more than a name, with an address for mails; nothing is written of it yet. */
async function visit(name = typed) {
  const booking = { bookingTime: slotTimes[visits++ % slotTimes.length] as SlotTime };
  const patient = { name, email: "somebody@example.com", phone: "98111 20001" };
  const wish = await app.priced(aBooking({ patient, booking }));
  const { body } = await app.call("POST", "/api/bookings", wish);
  await app.db.update(bookings).set({ phoneProved: false }).where(eq(bookings.id, body.booking.id));
  await app.db.delete(messages);
  return { bookingId: body.booking.id as number, code: body.booking.code as string };
}

const outbox = () => app.db.select().from(messages).orderBy(messages.id);

let versions = 1;
const news = (bookingId: number, status: "confirmed" | "sample_collected" | "declined", version = ++versions) =>
  writeStatusNews(app.ctx(), { bookingId, status, version });

test("to a phone that no code has proved every kind of message carries the first name, and nothing else that was typed", async () => {
  const { bookingId, code } = await visit();
  await writeConfirmation(app.ctx(), bookingId);
  for (const status of ["confirmed", "sample_collected", "declined"] as const) await news(bookingId, status);
  await releaseReport(bookingId);
  const written = await outbox();
  expect(written.map(({ kind }) => kind)).toEqual([
    ...["booking-confirmed", "visit-confirmed", "sample-collected", "visit-declined", "report-ready"].flatMap(
      (kind) => [kind, kind],
    ),
  ]);
  for (const { body, variables, subject } of written) {
    const said = [body, subject ?? "", ...variables].join("\n");
    expect(said).toMatch(/Refund/);
    expect(said).not.toMatch(/Waiting|Evil|98111|somebody/);
    expect(body).toContain(code);
    expect(variables[0]).toBe("Refund");
  }
});

test("a long first name is cut to thirty letters", async () => {
  const { bookingId } = await visit("k".repeat(70));
  await writeConfirmation(app.ctx(), bookingId);
  const [confirmation] = await outbox();
  expect(confirmation?.body).toMatch(/^Hello k{30}, your booking/);
});

test("a proved phone is told the whole name, each time", async () => {
  const { bookingId } = await visit();
  await app.db.update(bookings).set({ phoneProved: true }).where(eq(bookings.id, bookingId));
  await writeConfirmation(app.ctx(), bookingId);
  for (const _ of [1, 2]) await news(bookingId, "declined");
  const written = await outbox();
  expect(written.map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => "waiting"));
  for (const { body } of written) expect(body).toContain(`Hello ${typed},`);
});

test("an unproved phone is told nothing twice: the desk sees what was not sent, and may send it all the same", async () => {
  const { bookingId } = await visit();
  await news(bookingId, "declined");
  await news(bookingId, "confirmed");
  await news(bookingId, "declined");
  const byWhatsApp = (await outbox()).filter(({ channel }) => channel === "whatsapp");
  expect(byWhatsApp.map(({ state, failure }) => [state, failure])).toEqual([
    ["waiting", null],
    ["waiting", null],
    ["failed", expect.stringContaining("was told the same before")],
  ]);
  const again = `/api/messages/${byWhatsApp[2]?.id}/send-again`;
  expect((await app.call("POST", again, undefined, await app.deskCookie())).body.state).toBe("waiting");
});

test("a job that runs again writes nothing more", async () => {
  const { bookingId } = await visit();
  for (const _ of [1, 2]) await news(bookingId, "declined", 900);
  expect(await outbox()).toHaveLength(2);
});

async function releaseReport(bookingId: number): Promise<void> {
  const desk = await app.deskCookie();
  const path = `/api/bookings/${bookingId}/report`;
  const uploaded = await app.request(path, { method: "PUT", headers: desk, body: aPdf() });
  const { id: reportId } = await uploaded.json();
  await app.call("POST", `${path}/release`, { reportId, ...releaseAnswers }, desk);
  await writeReportReady(app.ctx(), { reportId, publicUrl: "https://nabz.example" });
}
