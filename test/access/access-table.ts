import { slotTimes } from "#core/slots/grid.ts";
import { deskPassword } from "#test/app.ts";
import { aBooking, aPackage, aTest } from "#test/builders.ts";
import { aPdf } from "#test/pdf.ts";
import {
  allButCollectors,
  allStaff,
  everybody,
  ownerAlone,
  ownerAndDesk,
  patientAndAllStaff,
  patientAndStaff,
  patients,
  type Rule,
  whoReleases,
  whoTests,
} from "./rule.ts";
import { transitionRules } from "./transitions.ts";

const newTestimonial = { patientName: "Asha", rating: 5, testimonial: "They came on time.", serviceName: "CBC" };
const erasure = (name: string, seen = "nothing") => ({ name, seen, reason: "patient-asked" });
const reportSeen = { body: ({ reportId }: { reportId: number }) => ({ reportId }) };

let asked = 0;
/** Each time the next one, so that no hour is full. */
const anotherTime = () => slotTimes[++asked % slotTimes.length] ?? slotTimes[0];

/** Who may call what: every call of the API has a row, and a call may have several. */
export const accessTable: Record<string, Rule | Rule[]> = {
  // What the public pages show.
  "GET /api/test-categories": everybody(200),
  "GET /api/tests": everybody(200),
  "GET /api/tests/digest": everybody(200),
  "GET /api/tests/{id}": everybody(200, { at: { id: 5 } }),
  "GET /api/test-packages": everybody(200),
  "GET /api/test-packages/featured": everybody(200),
  "GET /api/test-packages/digest": everybody(200),
  "GET /api/test-packages/{id}/comparison": everybody(200, { at: { id: 5 } }),
  "GET /api/test-packages/{id}": everybody(200, { at: { id: 1 } }),
  "GET /api/offers": everybody(200),
  "GET /api/cheaper-way": everybody(200, { query: () => "tests=5,6,7" }),
  "GET /api/preparation": everybody(200, { query: () => "items=package-5,test-3" }),
  "GET /api/testimonials": everybody(200),
  "GET /api/faqs": everybody(200),
  "GET /api/lab": everybody(200),
  "GET /api/slots": everybody(200, { query: () => "date=2026-11-25" }),
  "GET /api/slots/days": everybody(200),
  "GET /api/slots/nearest": everybody(200, { query: () => "date=2026-11-25&time=10:00%20AM" }),
  "GET /api/served-areas": everybody(200),
  "GET /api/phone-country": everybody(200, { query: () => "phone=%2B14165550199" }),
  "GET /api/openapi.json": everybody(200),
  "GET /api/docs": everybody(200),
  "GET /api/docs/start.js": everybody(200),
  "GET /api/docs/swagger-ui-bundle.js": everybody(200),
  "GET /api/docs/swagger-ui.css": everybody(200),

  // What visitors send.
  "POST /api/bookings": everybody(201, {
    body: () => aBooking({ booking: { bookingDate: "2026-11-28", bookingTime: anotherTime() }, again: true }),
  }),
  "POST /api/desk/bookings": [
    ownerAndDesk(201, {
      body: () => aBooking({ booking: { bookingDate: "2026-12-04", bookingTime: anotherTime() }, again: true }),
    }),
    ownerAndDesk(201, { body: () => ({ ...aBooking({ again: true }), place: "centre" }) }),
  ],
  "POST /api/slot-holds": everybody(200, { body: () => ({ date: "2026-11-27", time: anotherTime() }) }),
  "DELETE /api/slot-holds/{hold}": everybody(204, { at: { hold: "b6f0c8f2-6d8b-4f0e-9a52-0a4f8a4f7c11" } }),
  "POST /api/waitlist": everybody(204, { body: () => ({ phone: "98765 43999" }) }),
  "POST /api/contact-messages": everybody(204, {
    body: () => ({
      name: "Asha",
      email: "asha@example.com",
      phone: "9876543998",
      subject: "Hours",
      message: "When do you open?",
    }),
  }),

  // A booking is its phone's and the desk's.
  "GET /api/bookings": [
    allStaff(200),
    patientAndAllStaff(200, { query: ({ patientId }) => `patientId=${patientId}` }),
    allStaff(200, { query: () => "patientId=999999" }),
  ],
  "GET /api/bookings/{id}": [patientAndStaff(200, { isOfDay: true }), allStaff(404, { at: { id: 999_999 } })],
  "GET /api/bookings/{id}/items": [patientAndStaff(200, { isOfDay: true }), allStaff(404, { at: { id: 999_999 } })],
  "GET /api/bookings/{id}/report": [patientAndStaff(200), allButCollectors(404, { at: { id: 999_999 } })],
  "GET /api/bookings/{id}/reports": [patientAndStaff(200), allButCollectors(404, { at: { id: 999_999 } })],
  "GET /api/bookings/{id}/reports/{reportId}": patientAndStaff(200),
  "GET /api/bookings/{id}/trail": allButCollectors(200),
  "PATCH /api/bookings/{id}/status": transitionRules,
  "POST /api/bookings/{id}/move": ownerAndDesk(422, {
    body: () => ({ bookingDate: "2020-01-01", bookingTime: "09:00 AM" }),
  }),
  "POST /api/bookings/{id}/cancel": ownerAndDesk(422, { body: () => ({ reason: "other" }) }),
  "PATCH /api/bookings/{id}": ownerAndDesk(200, { body: () => ({ collectorNote: "Ring twice" }) }),
  "PUT /api/bookings/{id}/items": ownerAndDesk(422, { body: () => ({ items: [], totalAmount: "0.00" }) }),
  "PATCH /api/bookings/{id}/payment-status": ownerAndDesk(200, {
    body: () => ({ paymentStatus: "paid" }),
    isOfDay: true,
  }),
  "POST /api/bookings/{id}/report/release": whoReleases(200, reportSeen),
  "POST /api/bookings/{id}/report/withdraw": whoReleases(200, { ...reportSeen, consumes: true }),
  "PUT /api/bookings/{id}/report": whoTests(200, {
    body: () => aPdf({ mark: `corrected ${++asked}` }),
    consumes: true,
  }),
  // Its report is released.
  "DELETE /api/bookings/{id}": ownerAlone(409),

  // Patients, and how they sign in.
  "GET /api/patients/{id}": [patientAndStaff(200), allButCollectors(404, { at: { id: 999_999 } })],
  "GET /api/patients/{id}/export": [ownerAlone(200), ownerAlone(404, { at: { id: 999_999 } })],
  "POST /api/patients/{id}/export": [ownerAlone(200), ownerAlone(404, { at: { id: 999_999 } })],
  "GET /api/patients/{id}/erasure": [ownerAlone(200), ownerAlone(404, { at: { id: 999_999 } })],
  "POST /api/patients/{id}/erasure": [
    ownerAlone(200, { body: ({ patientName, erasureSeen }) => erasure(patientName, erasureSeen), consumes: true }),
    ownerAlone(422, { body: ({ erasureSeen }) => erasure("Somebody Else", erasureSeen) }),
    ownerAlone(409, { body: ({ patientName }) => erasure(patientName) }),
  ],
  "GET /api/patients/{id}/note": [allButCollectors(200, { isOfDay: true }), allStaff(404, { at: { id: 999_999 } })],
  "PUT /api/patients/{id}/note": [
    ownerAndDesk(200, { body: () => ({ text: "Hard of hearing" }), isOfDay: true }),
    ownerAndDesk(404, { at: { id: 999_999 }, body: () => ({ text: "Hard of hearing" }), isOfDay: true }),
  ],
  "GET /api/patients/{id}/merge": [
    ownerAndDesk(422, { query: ({ patientId }) => `otherId=${patientId}` }),
    ownerAndDesk(404, { query: () => "otherId=999999" }),
  ],
  "POST /api/patients/{id}/merge": ownerAndDesk(404, { body: () => ({ otherId: 999_999, seen: "nothing" }) }),
  "POST /api/patients/{id}/split": ownerAndDesk(409, { body: () => ({ bookings: [{ id: 999_999 }], name: "Asha" }) }),
  "GET /api/patients/by-phone/{phone}": [patientAndStaff(200), allButCollectors(404, { at: { phone: "9876500999" } })],
  "GET /api/patient/login": everybody(200),
  "POST /api/patient/login-codes": everybody(404, { body: ({ phone }) => ({ phone }) }),
  "POST /api/patient/session": everybody(200, { body: ({ phone }) => ({ phone }), consumes: true }),
  "GET /api/patient/session": patients(200),
  "DELETE /api/patient/session": everybody(204, { consumes: true }),

  // Messages. The test pages are open in the demo; a provider's report is a signed form, and nothing else is read.
  "GET /api/messages": [ownerAndDesk(200), ownerAndDesk(200, { query: ({ bookingId }) => `bookingId=${bookingId}` })],
  "POST /api/messages/{id}/send-again": ownerAndDesk(404, { at: { id: 999_999 } }),
  "POST /api/messages/twilio-status": everybody(415, { body: () => ({ MessageSid: "SM1" }) }),
  "POST /api/test-whatsapp": everybody(200, { body: () => ({ phone: `98765439${10 + (++asked % 90)}` }) }),
  "GET /api/twilio-status": everybody(200),

  // The desk.
  "POST /api/admin/session": everybody(200, { body: () => ({ password: deskPassword }), consumes: true }),
  "GET /api/admin/session": allStaff(200),
  "DELETE /api/admin/session": everybody(204, { consumes: true }),
  "PUT /api/admin/password": allStaff(204, {
    body: () => ({ present: deskPassword, next: deskPassword }),
    consumes: true,
  }),
  "GET /api/admin/me": allStaff(200),
  "GET /api/admin/gate": everybody(200),
  "GET /api/admin/trail": [ownerAlone(200), ownerAlone(200, { query: () => "search=Gurpreet&action=changes" })],
  "POST /api/admin/trail.csv": ownerAlone(200, { query: () => "day=2026-11-23" }),
  "GET /api/admin/staff": ownerAlone(200),
  "POST /api/admin/staff": ownerAlone(201, {
    body: () => ({ name: "Manpreet Kaur", contact: "98140 11223", role: "desk" }),
  }),
  "POST /api/admin/staff/{id}/invitation": ownerAlone(404, { at: { id: "nobody" }, body: () => ({ role: "lab" }) }),
  "PATCH /api/admin/staff/{id}": ownerAlone(404, { at: { id: "nobody" }, body: () => ({ role: "lab" }) }),
  "DELETE /api/admin/staff/{id}": ownerAlone(404, { at: { id: "nobody" } }),
  "DELETE /api/admin/staff/{id}/sessions/{sessionId}": ownerAlone(404, { at: { id: "nobody", sessionId: "none" } }),
  "DELETE /api/admin/staff/{id}/second-step": ownerAlone(404, { at: { id: "nobody" } }),
  "POST /api/admin/session/code": everybody(422, { body: () => ({ code: "123456" }) }),
  "POST /api/admin/session/unlocking": allStaff(204, { body: () => ({ password: deskPassword }) }),
  "GET /api/admin/second-step": allStaff(200),
  "POST /api/admin/second-step": allStaff(201, { body: () => ({ password: deskPassword }) }),
  "PUT /api/admin/second-step": allStaff(422, { body: () => ({ code: "no code" }) }),
  "POST /api/admin/second-step/backup-codes": allStaff(422, { body: () => ({ password: deskPassword }) }),
  "POST /api/admin/second-step/removal": allStaff(422, { body: () => ({ password: deskPassword }) }),
  "POST /api/admin/invitation": everybody(422, { body: () => ({ token: "none" }) }),
  "POST /api/admin/invitation/acceptance": everybody(422, {
    body: () => ({ token: "none", password: "a-password-of-three" }),
  }),
  "GET /api/admin/news": allStaff(200),
  "POST /api/admin/restores/{id}/reading": ownerAlone(204, { at: { id: "b6f0c8f2-6d8b-4f0e-9a52-0a4f8a4f7c11" } }),
  "GET /api/desk/day": [
    allStaff(200, { query: () => "day=2026-11-23", isOfDay: true }),
    allButCollectors(200, { query: () => "day=2026-11-25" }),
  ],
  "GET /api/desk/work": allButCollectors(200),
  "GET /api/bookings/counts": allStaff(200),
  "POST /api/bookings.csv": ownerAndDesk(200, { query: () => "from=2026-11-01&to=2026-11-30" }),
  "GET /api/figures": ownerAndDesk(200, { query: () => "from=2026-11-01&to=2026-11-30" }),
  "GET /api/patients": ownerAndDesk(200),
  "GET /api/contact-messages": ownerAndDesk(200),
  "GET /api/waitlist": ownerAndDesk(200),
  "DELETE /api/waitlist/{id}": ownerAndDesk(404, { at: { id: 999_999 } }),
  "PATCH /api/contact-messages/{id}": ownerAndDesk(404, { at: { id: 999_999 }, body: () => ({ answered: true }) }),

  // What the desk edits.
  "GET /api/catalogue": ownerAlone(200),
  "POST /api/tests": ownerAlone(201, { body: () => aTest() }),
  "PATCH /api/tests/{id}": ownerAlone(204, { at: { id: 6 }, body: () => ({ name: "Renamed" }) }),
  "POST /api/test-packages": ownerAlone(201, { body: () => aPackage() }),
  "PATCH /api/test-packages/{id}": ownerAlone(204, { at: { id: 2 }, body: () => ({ name: "Renamed" }) }),
  "PATCH /api/offers/{slug}": ownerAlone(204, {
    at: { slug: "comprehensive-health" },
    body: () => ({ price: "1899" }),
  }),
  "POST /api/faqs": ownerAlone(201, { body: () => ({ question: "Why?", answer: "So." }) }),
  "PATCH /api/faqs/{id}": ownerAlone(204, { at: { id: 1 }, body: () => ({ answer: "So." }) }),
  "DELETE /api/faqs/{id}": ownerAlone(204, { at: { id: 1 } }),
  "POST /api/testimonials": ownerAlone(201, { body: () => newTestimonial }),
  "PATCH /api/testimonials/{id}": ownerAlone(204, { at: { id: 1 }, body: () => ({ testimonial: "Good." }) }),
  "DELETE /api/testimonials/{id}": ownerAlone(204, { at: { id: 1 } }),
  "GET /api/lab/settings": ownerAlone(200),
  "PATCH /api/lab": ownerAlone(204, { body: () => ({ name: "Other Lab" }) }),
  "GET /api/holidays/visits": ownerAlone(200),
  "POST /api/holidays": ownerAlone(201, { body: () => ({ day: "2026-12-02", name: "Closed" }) }),
  "POST /api/holidays/{day}/moves": ownerAlone(200, {
    at: { day: "2026-12-02" },
    body: () => ({ to: "2026-12-03" }),
  }),
  "POST /api/served-areas": ownerAlone(204, { body: () => ({ pinCode: "141015", name: "Elsewhere" }) }),
  "DELETE /api/served-areas/{pinCode}": ownerAlone(204, { at: { pinCode: "141015" } }),
  "DELETE /api/holidays/{day}": ownerAlone(204, { at: { day: "2026-12-02" } }),
};
