import { eq } from "drizzle-orm";
import { askForLoginCode } from "#core/login/ask-for-login-code.server.ts";
import { sendLoginCode } from "#core/login/send-login-code.server.ts";
import { forwardContactMessage } from "#core/messages/inbox/contact-messages.server.ts";
import { writeConfirmation } from "#core/messages/write-booking-news.server.ts";
import { writeReportReady } from "#core/messages/write-report-news.server.ts";
import { attachReport } from "#core/reports/attach-report.server.ts";
import { releaseReport } from "#core/reports/release-report.server.ts";
import { contactMessages } from "#db/schema/messages.ts";
import type { TestApp } from "./app.ts";
import { aBooking, releaseAnswers } from "./builders.ts";
import { codesAskedFor } from "./login-codes.ts";
import { aPdf } from "./pdf.ts";

type Person = { name: string; phone: string; email: string; address: string };

export const zorawar: Person = {
  name: "Zorawar Sekhon",
  phone: "98765 87654",
  email: "zorawar@example.com",
  address: "Hidden Lane 7, Jagraon",
};
/** Who books by the same phone. */
export const anahat: Person = { ...zorawar, name: "Anahat Gill", email: "anahat@example.com", address: "Mall Road 3" };

/** What tells of Zorawar and of nobody else, however it is spelled. */
export const ofZorawar = /zorawar|sekhon|hidden lane|jagraon/i;
export const ofTheirPhone = /98765[ -]?87654/;

let hours = 0;
const times = ["07:00 AM", "08:00 AM", "09:00 AM", "10:00 AM", "11:00 AM", "12:00 PM"] as const;

/** Books for somebody as the page does; gives the booking as it was answered. */
export async function book(app: TestApp, person: Person) {
  const bookingTime = times[hours++ % times.length] ?? "07:00 AM";
  const bookingDate = `2026-12-0${1 + Math.floor(hours / 24)}`;
  const wish = aBooking({ patient: person, booking: { bookingDate, bookingTime } });
  const { body } = await app.call("POST", "/api/bookings", await app.priced(wish));
  return body.booking as { id: number; code: string; patientId: number };
}

/** A booking that was carried out: confirmed by message, with a report named after its patient. */
export async function bookAndReport(app: TestApp, person: Person) {
  const booking = await book(app, person);
  const ctx = { ...app.ctx(), files: app.files };
  await writeConfirmation(ctx, booking.id);
  const bytes = aPdf({ mark: booking.code });
  const report = await attachReport(ctx, { bookingId: booking.id, fileName: `${person.name}.pdf`, bytes });
  await releaseReport(ctx, { bookingId: booking.id, reportId: report.id, ...releaseAnswers });
  await writeReportReady(ctx, { reportId: report.id, publicUrl: "https://nabz.example" });
  return { ...booking, reportId: report.id };
}

/** What somebody writes by the contact form, sent on to the lab. */
export async function writeToLab(app: TestApp, { name, phone, email, address }: Person): Promise<number> {
  const letter = { name, phone, email, subject: "My visit", message: `Please ring twice at ${address}.` };
  await app.call("POST", "/api/contact-messages", letter);
  const [kept] = await app.db.select().from(contactMessages).where(eq(contactMessages.name, name));
  await forwardContactMessage(app.ctx(), kept?.id ?? 0);
  return kept?.id ?? 0;
}

/**
 * Somebody who has been everywhere: two bookings, one of them declined, a third that the desk deleted; messages, a report,
 * the contact form, the waitlist, a session, a login code, a test message; the jobs of all that still wait in the queue.
 */
export async function liveFully(app: TestApp, person: Person) {
  const desk = await app.deskCookie();
  const completed = await bookAndReport(app, person);
  const declined = await book(app, { ...person, email: "z.s@example.net", address: `${person.address}, upstairs` });
  await app.call("PATCH", `/api/bookings/${declined.id}/status`, { status: "declined" }, desk);
  const deleted = await book(app, person);
  for (const { id } of [declined, deleted]) await writeConfirmation(app.ctx(), id);
  await app.call("DELETE", `/api/bookings/${deleted.id}`, undefined, desk);
  await writeToLab(app, { ...person, name: person.name.toLowerCase(), phone: "098765-87654", email: "z@example.org" });
  await app.call("POST", "/api/waitlist", { phone: person.phone });
  await app.call("POST", "/api/patient/session", { phone: person.phone });
  await askForLoginCode(app.ctx(), { phone: "+919876587654", isPermitted: false });
  for (const wish of await codesAskedFor(app)) await sendLoginCode({ ...app.ctx(), limits: app.limits }, wish);
  await app.call("POST", "/api/test-whatsapp", { phone: "9876587654" });
  return { desk, completed, declined, deleted, patientId: completed.patientId };
}

/** Erases a patient as the desk does it, by the plan that it has looked at. */
export async function eraseAsPlanned(
  app: TestApp,
  desk: { cookie: string },
  patientId: number,
  wish: { name: string; reason?: string; seen?: string },
) {
  const path = `/api/patients/${patientId}/erasure`;
  const { body: plan } = await app.call("GET", path, undefined, desk);
  return app.call("POST", path, { reason: "patient-asked", seen: plan.seen ?? "nothing", ...wish }, desk);
}
