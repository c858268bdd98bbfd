import { eq } from "drizzle-orm";
import { createVisitLinkToken } from "#core/bookings/visit-link.server.ts";
import { requestLoginCode } from "#core/login/request-login-code.server.ts";
import { sendLoginCode } from "#core/login/send-login-code.server.ts";
import { writeConfirmation } from "#core/messages/booking-notifications.server.ts";
import { forwardContactMessage } from "#core/messages/contact-messages.server.ts";
import { receiveInbound } from "#core/messages/receive-inbound.server.ts";
import { writeReportReady } from "#core/messages/report-notifications.server.ts";
import { attachReport } from "#core/reports/attach-report.server.ts";
import { releaseReport } from "#core/reports/release-report.server.ts";
import { contactMessages } from "#db/schema/messages.ts";
import type { TestApp } from "./app.ts";
import { buildBooking, releaseConfirmations } from "./builders.ts";
import { listRequestedCodes } from "./login-codes.ts";
import { buildPdf } from "./pdf-fixture.ts";

type Person = { name: string; phone: string; email: string; address: string };

export const zorawar: Person = {
  name: "Zorawar Sekhon",
  phone: "98765 87654",
  email: "zorawar@example.com",
  address: "Hidden Lane 7, Jagraon",
};
/** Books with the same phone. */
export const anahat: Person = { ...zorawar, name: "Anahat Gill", email: "anahat@example.com", address: "Mall Road 3" };

/** Matches what identifies Zorawar alone, in any spelling. */
export const zorawarPattern = /zorawar|sekhon|hidden lane|jagraon/i;
export const sharedPhonePattern = /98765[ -]?87654/;

/** Bookings made so far; they spread over the slots of some days. */
const slotCounts = new WeakMap<TestApp, number>();
const times = ["07:00 AM", "08:00 AM", "09:00 AM", "10:00 AM", "11:00 AM", "12:00 PM"] as const;

/** Books for a person as the page does; returns the booking of the response. */
export async function bookPerson(app: TestApp, person: Person) {
  const slotCount = slotCounts.get(app) ?? 0;
  slotCounts.set(app, slotCount + 1);
  const bookingTime = times[slotCount % times.length] ?? "07:00 AM";
  const bookingDate = `2026-12-0${1 + Math.floor(slotCount / 24)}`;
  const request = buildBooking({ patient: person, booking: { bookingDate, bookingTime } });
  const { body } = await app.call("POST", "/api/bookings", await app.withCurrentPrice(request));
  return body.booking as { id: number; code: string; patientId: number };
}

/** Creates a completed booking: confirmed by message, with a report named after its patient. */
export async function bookWithReport(app: TestApp, person: Person) {
  const booking = await bookPerson(app, person);
  const ctx = { ...app.ctx(), files: app.files };
  await writeConfirmation(ctx, booking.id);
  const bytes = buildPdf({ mark: booking.code });
  const report = await attachReport(ctx, { bookingId: booking.id, fileName: `${person.name}.pdf`, bytes });
  await releaseReport(ctx, { bookingId: booking.id, reportId: report.id, ...releaseConfirmations });
  await writeReportReady(ctx, { reportId: report.id, publicUrl: "https://nabz.example" });
  return { ...booking, reportId: report.id };
}

/** Sends a message by the contact form, which is forwarded to the lab. */
export async function sendContactMessage(app: TestApp, { name, phone, email, address }: Person): Promise<number> {
  const letter = { name, phone, email, subject: "My visit", message: `Please ring twice at ${address}.` };
  await app.call("POST", "/api/contact-messages", letter);
  const [message] = await app.db.select().from(contactMessages).where(eq(contactMessages.name, name));
  await forwardContactMessage(app.ctx(), message?.id ?? 0);
  return message?.id ?? 0;
}

/**
 * Creates a person with data everywhere: two bookings, one of them declined, a third that staff deleted; messages, a
 * report, the contact form, the waitlist, a session, a login code, a test message, a message written back, an opt-out;
 * the jobs of all that are still in the queue.
 */
export async function createFullHistory(app: TestApp, person: Person) {
  const admin = await app.adminCookie();
  const completed = await bookWithReport(app, person);
  const declined = await bookPerson(app, {
    ...person,
    email: "z.s@example.net",
    address: `${person.address}, upstairs`,
  });
  await app.call("PATCH", `/api/bookings/${declined.id}/status`, { status: "declined" }, admin);
  const deleted = await bookPerson(app, person);
  for (const { id } of [declined, deleted]) await writeConfirmation(app.ctx(), id);
  await app.call("DELETE", `/api/bookings/${deleted.id}`, undefined, admin);
  await sendContactMessage(app, {
    ...person,
    name: person.name.toLowerCase(),
    phone: "098765-87654",
    email: "z@example.org",
  });
  await app.call("POST", "/api/waitlist", { phone: person.phone });
  await app.call("POST", "/api/patient/session", { phone: person.phone });
  await requestLoginCode(app.ctx(), { phone: "+919876587654", isPermitted: false, language: "en" });
  for (const request of await listRequestedCodes(app))
    await sendLoginCode({ ...app.ctx(), limits: app.limits }, request);
  await app.call("POST", "/api/test-whatsapp", { phone: "9876587654" });
  await writeBack(app, completed, `${person.name}: the neighbour keeps the key.`);
  return { desk: admin, completed, declined, deleted, patientId: completed.patientId };
}

type BookedPerson = Awaited<ReturnType<typeof bookPerson>>;

/** Presses "Not me" in a message about the booking, with a text of the phone's own. */
async function writeBack(app: TestApp, { id, code }: BookedPerson, text: string): Promise<void> {
  const ctx = app.ctx();
  const payload = `not-me ${id} ${createVisitLinkToken(ctx.hash, code)}`;
  await receiveInbound(
    { ...ctx, limits: app.limits, publicUrl: "https://nabz.example" },
    { providerId: `SM${id}`, phone: "+919876587654", channel: "whatsapp", text, payload, hasMedia: false },
  );
}

/** Erases a patient as staff do, by the plan they were shown. */
export async function eraseAsPlanned(
  app: TestApp,
  desk: { cookie: string },
  patientId: number,
  request: { name: string; reason?: string; seen?: string },
) {
  const path = `/api/patients/${patientId}/erasure`;
  const { body: plan } = await app.call("GET", path, undefined, desk);
  return app.call("POST", path, { reason: "patient-asked", seen: plan.seen ?? "nothing", ...request }, desk);
}
