import { randomUUID } from "node:crypto";
import { slotTimes } from "#core/slots/grid.ts";
import { adminPassword } from "#test/app.ts";
import { buildBooking, buildPackage, buildTest } from "#test/builders.ts";
import {
  type AccessRule,
  allowAll,
  allowPatients,
  allStaff,
  cashHolders,
  labStaff,
  ownerAndReceptionist,
  ownerOnly,
  pathologistOnly,
  patientAndAllStaff,
  patientAndOffice,
  patientAndStaff,
  releasingStaff,
  staffExceptPhlebotomists,
} from "./access-rules.ts";
import { buildPdf } from "./pdf-fixture.ts";
import { transitionRules } from "./status-transitions.ts";

const newTestimonial = { patientName: "Asha", rating: 5, testimonial: "They came on time.", serviceName: "CBC" };
const erasure = (name: string, plan = "nothing") => ({ name, seen: plan, reason: "patient-asked" });
const reportVersion = { body: ({ reportId }: { reportId: number }) => ({ reportId }) };

let requestedPhones = 0;
/** The next slot each time, so that none is full. */
const nextSlot = () => slotTimes[++requestedPhones % slotTimes.length] ?? slotTimes[0];

/** A token is the only authority: who is signed in makes no difference. */
const unknownLink = { pathParams: { token: "0cvr7v-MadeByNoLab-x16" } };
const aboutText = { pathParams: { kind: "test", id: 5, language: "pa" } };
const unknownTube = { pathParams: { code: "NB00000000" } };

/** Who may call what: every call of the API has a row, and a call may have several. */
export const accessTable: Record<string, AccessRule | AccessRule[]> = {
  // Visit links.
  "GET /api/visit-links/{token}": allowAll(404, unknownLink),
  "GET /api/visit-links/{token}/slots": allowAll(404, unknownLink),
  "POST /api/visit-links/{token}/move": allowAll(404, {
    ...unknownLink,
    body: () => ({ bookingDate: "2026-11-25", bookingTime: "10:00 AM" }),
  }),
  "POST /api/visit-links/{token}/cancel": allowAll(404, { ...unknownLink, body: () => ({ note: "Away" }) }),
  "POST /api/visit-links/{token}/fasting-answer": allowAll(404, { ...unknownLink, body: () => ({ answer: "ate" }) }),

  // Data of the public pages.
  "GET /api/test-categories": allowAll(200),
  "GET /api/tests": allowAll(200),
  "GET /api/tests/digest": allowAll(200),
  "GET /api/tests/{id}": allowAll(200, { pathParams: { id: 5 } }),
  "GET /api/test-packages": allowAll(200),
  "GET /api/test-packages/featured": allowAll(200),
  "GET /api/test-packages/digest": allowAll(200),
  "GET /api/test-packages/{id}/comparison": allowAll(200, { pathParams: { id: 5 } }),
  "GET /api/test-packages/{id}": allowAll(200, { pathParams: { id: 1 } }),
  "GET /api/offers": allowAll(200),
  "GET /api/cheaper-way": allowAll(200, { query: () => "tests=5,6,7" }),
  "GET /api/preparation": allowAll(200, { query: () => "items=package-5,test-3" }),
  "GET /api/testimonials": allowAll(200),
  "GET /api/faqs": allowAll(200),
  "GET /api/lab": allowAll(200),
  "GET /api/slots": allowAll(200, { query: () => "date=2026-11-25" }),
  "GET /api/slots/days": allowAll(200),
  "GET /api/slots/nearest": allowAll(200, { query: () => "date=2026-11-25&time=10:00%20AM" }),
  "GET /api/served-areas": allowAll(200),
  "GET /api/phone-country": allowAll(200, { query: () => "phone=%2B14165550199" }),
  "GET /api/openapi.json": allowAll(200),
  "GET /api/docs": allowAll(200),
  "GET /api/docs/start.js": allowAll(200),
  "GET /api/docs/swagger-ui-bundle.js": allowAll(200),
  "GET /api/docs/swagger-ui.css": allowAll(200),

  // Sent by visitors.
  "POST /api/bookings": allowAll(201, {
    body: () => buildBooking({ booking: { bookingDate: "2026-11-28", bookingTime: nextSlot() }, again: true }),
  }),
  "POST /api/admin/bookings": [
    ownerAndReceptionist(201, {
      body: () => buildBooking({ booking: { bookingDate: "2026-12-04", bookingTime: nextSlot() }, again: true }),
    }),
    ownerAndReceptionist(201, { body: () => ({ ...buildBooking({ again: true }), place: "centre" }) }),
  ],
  "POST /api/slot-holds": allowAll(200, { body: () => ({ date: "2026-11-27", time: nextSlot() }) }),
  "DELETE /api/slot-holds/{hold}": allowAll(204, { pathParams: { hold: "b6f0c8f2-6d8b-4f0e-9a52-0a4f8a4f7c11" } }),
  "POST /api/waitlist": allowAll(204, { body: () => ({ phone: "98765 43999" }) }),
  "POST /api/contact-messages": allowAll(204, {
    body: () => ({
      name: "Asha",
      email: "asha@example.com",
      phone: "9876543998",
      subject: "Hours",
      message: "When do you open?",
    }),
  }),

  // A booking belongs to its phone and the staff.
  "GET /api/bookings": [
    allStaff(200),
    patientAndAllStaff(200, { query: ({ patientId }) => `patientId=${patientId}` }),
    allStaff(200, { query: () => "patientId=999999" }),
  ],
  "GET /api/bookings/{id}": [patientAndStaff(200, { isOfDay: true }), allStaff(404, { pathParams: { id: 999_999 } })],
  "GET /api/bookings/{id}/items": [
    patientAndStaff(200, { isOfDay: true }),
    allStaff(404, { pathParams: { id: 999_999 } }),
  ],
  "GET /api/bookings/{id}/report": [
    patientAndStaff(200),
    staffExceptPhlebotomists(404, { pathParams: { id: 999_999 } }),
  ],
  "GET /api/bookings/{id}/reports": [
    patientAndStaff(200),
    staffExceptPhlebotomists(404, { pathParams: { id: 999_999 } }),
  ],
  "GET /api/bookings/{id}/reports/{reportId}": patientAndStaff(200),
  "GET /api/bookings/{id}/audit-log": staffExceptPhlebotomists(200),
  "PATCH /api/bookings/{id}/status": transitionRules,
  "POST /api/bookings/{id}/move": patientAndOffice(422, {
    body: () => ({ bookingDate: "2020-01-01", bookingTime: "09:00 AM" }),
  }),
  "POST /api/bookings/{id}/cancel": patientAndOffice(422, { body: () => ({ reason: "not-at-home" }) }),
  "PATCH /api/bookings/{id}": ownerAndReceptionist(200, { body: () => ({ phlebotomistNote: "Ring twice" }) }),
  "PUT /api/bookings/{id}/items": ownerAndReceptionist(422, {
    body: () => ({ items: [{ itemType: "test", itemId: 999_999 }], totalAmount: "0.00" }),
    isOfDay: true,
  }),
  // Rounds: a phlebotomist's own.
  "GET /api/run": cashHolders(200),
  "POST /api/bookings/{id}/event-checks": ownerAndReceptionist(204, { body: () => ({ doubt: "clock" }) }),
  "POST /api/run/events": cashHolders(200, {
    body: () => ({
      sentAt: "2026-11-23T04:00:00.000Z",
      events: [{ id: randomUUID(), visitId: 999_999, kind: "arrived", at: "2026-11-23T04:00:00.000Z", data: {} }],
    }),
  }),
  "PATCH /api/bookings/{id}/payment-status": ownerAndReceptionist(200, {
    body: () => ({ paymentStatus: "paid" }),
    isOfDay: true,
  }),
  // Who makes a visit, and in which order: the visits are unknown.
  "PATCH /api/visits/{id}/phlebotomist": ownerAndReceptionist(404, {
    pathParams: { id: 999_999 },
    body: () => ({ phlebotomistId: null, version: 1 }),
  }),
  "POST /api/visits/assignments": ownerAndReceptionist(404, {
    body: () => ({ visits: [{ id: 999_999, version: 1 }], phlebotomistId: null }),
  }),
  "PUT /api/runs/{day}/{phlebotomistId}": ownerAndReceptionist(409, {
    pathParams: { day: "2026-11-23", phlebotomistId: "unknown" },
    body: () => ({ visitIds: [999_999] }),
    isOfDay: true,
  }),
  // Money. A phlebotomist takes it at the day's visits.
  "POST /api/receipts": ownerAndReceptionist(201, {
    body: ({ bookingId }) => ({
      key: randomUUID(),
      bookings: [{ id: bookingId, amount: "1" }],
      legs: [{ method: "cash", amount: "1" }],
      confirmed: true,
    }),
    isOfDay: true,
  }),
  "GET /api/receipts": ownerAndReceptionist(200, { query: () => "day=2026-11-23" }),
  "GET /api/receipts/{id}": [
    patientAndOffice(200, { isOfDay: true }),
    ownerAndReceptionist(404, { pathParams: { id: 999_999 }, isOfDay: true }),
  ],
  "POST /api/receipts/{id}/correction": ownerOnly(404, {
    pathParams: { id: 999_999 },
    body: () => ({ key: randomUUID(), reason: "Typed twice" }),
  }),
  // Tubes.
  "GET /api/bookings/{id}/tubes": patientAndStaff(200, { isOfDay: true }),
  // The fixture's booking is a home visit.
  "GET /api/bookings/{id}/sample": staffExceptPhlebotomists(422, { isOfDay: true }),
  "POST /api/bookings/{id}/sample": staffExceptPhlebotomists(422, {
    isOfDay: true,
    body: () => ({ identified: true, tubes: [] }),
  }),
  "DELETE /api/bookings/{id}/sample/labels/{code}": staffExceptPhlebotomists(422, { ...unknownTube, isOfDay: true }),
  "GET /api/admin/bench": staffExceptPhlebotomists(200),
  "POST /api/tubes/{code}/receipt": staffExceptPhlebotomists(404, unknownTube),
  "GET /api/tubes/{code}/redraw": staffExceptPhlebotomists(404, unknownTube),
  "POST /api/tubes/{code}/rejection": staffExceptPhlebotomists(404, {
    ...unknownTube,
    body: () => ({ reason: "clotted" }),
  }),
  "GET /api/bookings/{id}/receipts": patientAndOffice(200, { isOfDay: true }),
  "POST /api/bookings/{id}/returns": ownerAndReceptionist(422, {
    body: () => ({
      key: randomUUID(),
      legs: [{ method: "cash", amount: "99999" }],
      reason: "Too much",
      confirmed: true,
    }),
  }),
  "POST /api/bookings/{id}/discounts": ownerAndReceptionist(422, {
    body: () => ({ amount: "0", reason: "None" }),
  }),
  "DELETE /api/bookings/{id}/discounts": ownerAndReceptionist(422),
  // Cash: the closing of a day.
  "GET /api/closings": cashHolders(200, { query: () => "day=2026-11-23" }),
  "POST /api/closings": cashHolders(422, { body: () => ({ day: "2999-01-01", counted: "0" }) }),
  "POST /api/closings/{id}/acceptance": ownerAndReceptionist(404, {
    pathParams: { id: 999_999 },
    body: () => ({ counted: "0", version: 1 }),
  }),
  "POST /api/cash-moves": cashHolders(422, { body: () => ({ key: randomUUID(), kind: "petty", amount: "40" }) }),
  "POST /api/cash-moves/{id}/acceptance": cashHolders(404, { pathParams: { id: 999_999 } }),
  "POST /api/cash-moves/{id}/refusal": cashHolders(404, { pathParams: { id: 999_999 } }),
  "GET /api/money/evening": ownerAndReceptionist(200, { query: () => "day=2026-11-23" }),
  "GET /api/money/day-book.csv": ownerAndReceptionist(200, { query: () => "from=2026-11-01&to=2026-11-30" }),
  "GET /api/money/owed": ownerAndReceptionist(200),
  "GET /api/money/refunds": ownerAndReceptionist(200),
  "PUT /api/settlements/{day}/{method}": ownerAndReceptionist(422, {
    pathParams: { day: "2999-01-01", method: "upi" },
    body: () => ({ declared: "0" }),
  }),
  "POST /api/bookings/{id}/report/release": releasingStaff(200, reportVersion),
  "POST /api/bookings/{id}/report/withdraw": releasingStaff(200, { ...reportVersion, isDestructive: true }),
  "PUT /api/bookings/{id}/report": labStaff(200, {
    body: () => buildPdf({ mark: `corrected ${++requestedPhones}` }),
    isDestructive: true,
  }),
  // Its report is released.
  "DELETE /api/bookings/{id}": ownerOnly(409),

  // Patients, and their login.
  "GET /api/patients/{id}": [patientAndStaff(200), staffExceptPhlebotomists(404, { pathParams: { id: 999_999 } })],
  "GET /api/patients/{id}/export": [ownerOnly(200), ownerOnly(404, { pathParams: { id: 999_999 } })],
  "POST /api/patients/{id}/export": [ownerOnly(200), ownerOnly(404, { pathParams: { id: 999_999 } })],
  "GET /api/patients/{id}/erasure": [ownerOnly(200), ownerOnly(404, { pathParams: { id: 999_999 } })],
  "POST /api/patients/{id}/erasure": [
    ownerOnly(200, { body: ({ patientName, erasureSeen }) => erasure(patientName, erasureSeen), isDestructive: true }),
    ownerOnly(422, { body: ({ erasureSeen }) => erasure("Another Name", erasureSeen) }),
    ownerOnly(409, { body: ({ patientName }) => erasure(patientName) }),
  ],
  "GET /api/patients/{id}/note": [
    staffExceptPhlebotomists(200, { isOfDay: true }),
    allStaff(404, { pathParams: { id: 999_999 } }),
  ],
  "PUT /api/patients/{id}/note": [
    ownerAndReceptionist(200, { body: () => ({ text: "Hard of hearing" }), isOfDay: true }),
    ownerAndReceptionist(404, {
      pathParams: { id: 999_999 },
      body: () => ({ text: "Hard of hearing" }),
      isOfDay: true,
    }),
  ],
  "GET /api/patients/{id}/merge": [
    ownerAndReceptionist(422, { query: ({ patientId }) => `otherId=${patientId}` }),
    ownerAndReceptionist(404, { query: () => "otherId=999999" }),
  ],
  "POST /api/patients/{id}/merge": ownerAndReceptionist(404, { body: () => ({ otherId: 999_999, seen: "nothing" }) }),
  "POST /api/patients/{id}/split": ownerAndReceptionist(409, {
    body: () => ({ bookings: [{ id: 999_999 }], name: "Asha" }),
  }),
  "GET /api/patients/by-phone/{phone}": [
    patientAndStaff(200),
    staffExceptPhlebotomists(404, { pathParams: { phone: "9876500999" } }),
  ],
  "GET /api/patient/login": allowAll(200),
  "POST /api/patient/login-codes": allowAll(404, { body: ({ phone }) => ({ phone }) }),
  "POST /api/patient/session": allowAll(200, { body: ({ phone }) => ({ phone }), isDestructive: true }),
  "GET /api/patient/session": allowPatients(200),
  "DELETE /api/patient/session": allowAll(204, { isDestructive: true }),

  // Messages. The test pages are open in the demo; a provider's status report is a signed form, and nothing else is
  // read.
  "GET /api/messages": [
    ownerAndReceptionist(200),
    ownerAndReceptionist(200, { query: ({ bookingId }) => `bookingId=${bookingId}` }),
  ],
  "POST /api/messages/{id}/send-again": ownerAndReceptionist(404, { pathParams: { id: 999_999 } }),
  "POST /api/messages/twilio-status": allowAll(415, { body: () => ({ MessageSid: "SM1" }) }),
  "POST /api/messages/twilio-inbound": allowAll(415, { body: () => ({ MessageSid: "SM1", From: "+919876543001" }) }),
  "GET /api/opt-outs": ownerAndReceptionist(200, { query: () => "phone=9876543001" }),
  "PUT /api/bookings/{id}/opt-out": [
    ownerAndReceptionist(200),
    ownerAndReceptionist(404, { pathParams: { id: 999_999 } }),
  ],
  "DELETE /api/bookings/{id}/opt-out": [
    ownerAndReceptionist(204),
    ownerAndReceptionist(404, { pathParams: { id: 999_999 } }),
  ],
  "POST /api/test-whatsapp": allowAll(200, { body: () => ({ phone: `98765439${10 + (++requestedPhones % 90)}` }) }),
  "GET /api/twilio-status": allowAll(200),

  // The staff area.
  "POST /api/admin/session": allowAll(200, { body: () => ({ password: adminPassword }), isDestructive: true }),
  "GET /api/admin/session": allStaff(200),
  "DELETE /api/admin/session": allowAll(204, { isDestructive: true }),
  "PUT /api/admin/password": allStaff(204, {
    body: () => ({ present: adminPassword, next: adminPassword }),
    isDestructive: true,
  }),
  "GET /api/admin/me": allStaff(200),
  "GET /api/admin/gate": allowAll(200),
  "GET /api/admin/audit-log": [ownerOnly(200), ownerOnly(200, { query: () => "search=Gurpreet&action=changes" })],
  "POST /api/admin/audit-log.csv": ownerOnly(200, { query: () => "day=2026-11-23" }),
  "GET /api/admin/staff": ownerOnly(200),
  "POST /api/admin/staff": ownerOnly(201, {
    body: () => ({ name: "Manpreet Kaur", contact: "98140 11223", role: "receptionist" }),
  }),
  "POST /api/admin/staff/{id}/invitation": ownerOnly(404, {
    pathParams: { id: "unknown" },
    body: () => ({ role: "technician" }),
  }),
  "PATCH /api/admin/staff/{id}": ownerOnly(404, {
    pathParams: { id: "unknown" },
    body: () => ({ role: "technician" }),
  }),
  "DELETE /api/admin/staff/{id}": ownerOnly(404, { pathParams: { id: "unknown" } }),
  "DELETE /api/admin/staff/{id}/sessions/{sessionId}": ownerOnly(404, {
    pathParams: { id: "unknown", sessionId: "none" },
  }),
  "DELETE /api/admin/staff/{id}/second-step": ownerOnly(404, { pathParams: { id: "unknown" } }),
  "POST /api/admin/session/code": allowAll(422, { body: () => ({ code: "123456" }) }),
  "POST /api/admin/session/unlocking": allStaff(204, { body: () => ({ password: adminPassword }) }),
  "GET /api/admin/second-step": allStaff(200),
  "POST /api/admin/second-step": allStaff(201, { body: () => ({ password: adminPassword }) }),
  "PUT /api/admin/second-step": allStaff(422, { body: () => ({ code: "no code" }) }),
  "POST /api/admin/second-step/backup-codes": allStaff(422, { body: () => ({ password: adminPassword }) }),
  "POST /api/admin/second-step/removal": allStaff(422, { body: () => ({ password: adminPassword }) }),
  "POST /api/admin/invitation": allowAll(422, { body: () => ({ token: "none" }) }),
  "POST /api/admin/invitation/acceptance": allowAll(422, {
    body: () => ({ token: "none", password: "a-password-of-three" }),
  }),
  "GET /api/admin/status": allStaff(200),
  "POST /api/admin/restores/{id}/reading": ownerOnly(204, {
    pathParams: { id: "b6f0c8f2-6d8b-4f0e-9a52-0a4f8a4f7c11" },
  }),
  "GET /api/admin/day": [
    allStaff(200, { query: () => "day=2026-11-23", isOfDay: true }),
    staffExceptPhlebotomists(200, { query: () => "day=2026-11-25" }),
  ],
  "GET /api/admin/worklists": staffExceptPhlebotomists(200),
  "GET /api/bookings/counts": allStaff(200),
  "POST /api/bookings.csv": ownerAndReceptionist(200, { query: () => "from=2026-11-01&to=2026-11-30" }),
  "GET /api/figures": ownerAndReceptionist(200, { query: () => "from=2026-11-01&to=2026-11-30" }),
  "GET /api/patients": ownerAndReceptionist(200),
  "GET /api/contact-messages": ownerAndReceptionist(200),
  "GET /api/admin/conversations": ownerAndReceptionist(200),
  "GET /api/admin/conversations/{key}": ownerAndReceptionist(200, { pathParams: { key: "+919876500999" } }),
  "POST /api/admin/conversations/{key}/replies": ownerAndReceptionist(422, {
    pathParams: { key: "+919876500999" },
    body: () => ({ key: randomUUID(), body: "We call you." }),
  }),
  "POST /api/admin/inbound-messages/{id}/handled": ownerAndReceptionist(404, { pathParams: { id: 999_999 } }),
  "DELETE /api/admin/inbound-messages/{id}/handled": ownerAndReceptionist(404, { pathParams: { id: 999_999 } }),
  "GET /api/waitlist": ownerAndReceptionist(200),
  "DELETE /api/waitlist/{id}": ownerAndReceptionist(404, { pathParams: { id: 999_999 } }),
  "PATCH /api/contact-messages/{id}": ownerAndReceptionist(404, {
    pathParams: { id: 999_999 },
    body: () => ({ answered: true }),
  }),

  // Edited by staff.
  "GET /api/catalogue": ownerOnly(200),
  "POST /api/tests": ownerOnly(201, { body: () => buildTest() }),
  "PATCH /api/tests/{id}": ownerOnly(204, { pathParams: { id: 6 }, body: () => ({ name: "Renamed" }) }),
  "POST /api/test-packages": ownerOnly(201, { body: () => buildPackage() }),
  "PATCH /api/test-packages/{id}": ownerOnly(204, { pathParams: { id: 2 }, body: () => ({ name: "Renamed" }) }),
  "PATCH /api/offers/{slug}": ownerOnly(204, {
    pathParams: { slug: "comprehensive-health" },
    body: () => ({ price: "1899" }),
  }),
  "POST /api/faqs": ownerOnly(201, { body: () => ({ question: "Why?", answer: "So." }) }),
  "PATCH /api/faqs/{id}": ownerOnly(204, { pathParams: { id: 1 }, body: () => ({ answer: "So." }) }),
  "DELETE /api/faqs/{id}": ownerOnly(204, { pathParams: { id: 1 } }),
  "POST /api/testimonials": ownerOnly(201, { body: () => newTestimonial }),
  "PATCH /api/testimonials/{id}": ownerOnly(204, { pathParams: { id: 1 }, body: () => ({ testimonial: "Good." }) }),
  "DELETE /api/testimonials/{id}": ownerOnly(204, { pathParams: { id: 1 } }),
  "GET /api/admin/catalogue-texts": releasingStaff(200, { query: () => "kind=test&language=pa&state=missing" }),
  "GET /api/admin/catalogue-texts/{kind}/{id}": releasingStaff(200, { pathParams: { kind: "test", id: 5 } }),
  "PUT /api/admin/catalogue-texts/{kind}/{id}/{language}": [
    releasingStaff(409, { ...aboutText, body: () => ({ about: { text: "ਖੂਨ", source: "Older", before: null } }) }),
    ownerOnly(409, { ...aboutText, body: () => ({ indication: { text: "ਖੂਨ", source: "Older", before: null } }) }),
  ],
  "POST /api/admin/catalogue-texts/{kind}/{id}/{language}/approval": [
    pathologistOnly(409, { ...aboutText, body: () => ({ about: { source: "Older", text: "ਖੂਨ" } }) }),
    ownerOnly(409, { ...aboutText, body: () => ({ indication: { source: "Older", text: "ਖੂਨ" } }) }),
  ],
  "GET /api/lab/settings": ownerOnly(200),
  "PATCH /api/lab": ownerOnly(204, { body: () => ({ name: "Other Lab" }) }),
  "GET /api/holidays/visits": ownerOnly(200),
  "POST /api/holidays": ownerOnly(201, { body: () => ({ day: "2026-12-02", name: "Closed" }) }),
  "POST /api/holidays/{day}/moves": ownerOnly(200, {
    pathParams: { day: "2026-12-02" },
    body: () => ({ to: "2026-12-03" }),
  }),
  "POST /api/served-areas": ownerOnly(204, { body: () => ({ pinCode: "141015", name: "Elsewhere" }) }),
  "PUT /api/served-areas/order": ownerOnly(409, { body: () => ({ pinCodes: ["141015"] }) }),
  "DELETE /api/served-areas/{pinCode}": ownerOnly(204, { pathParams: { pinCode: "141015" } }),
  "DELETE /api/holidays/{day}": ownerOnly(204, { pathParams: { day: "2026-12-02" } }),
};
