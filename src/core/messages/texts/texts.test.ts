import { expect, test } from "vitest";
import { bookingStatuses, statuses } from "#core/bookings/statuses.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { notificationUrl, patientChatUrl } from "#core/messages/booking-links.ts";
import { confirmationText, confirmationVariables } from "./confirmation.ts";
import { itemsChanged } from "./items-changed.ts";
import { loginCodeText, withoutCode } from "./login-code.ts";
import { mailHtml } from "./mail-html.ts";
import { statusNews } from "./status-news.ts";
import { visitCancelled } from "./visit-cancelled.ts";

const lab = {
  name: "Nabz Diagnostics",
  address: "12 Ferozepur Road, Ludhiana",
  phones: ["+919876543210"],
  whatsappPhone: "+919876543211",
} as LabProfile;
const booking = {
  code: "BK-12345678",
  patientName: "Harpreet Kaur",
  phone: "+919876543001",
  day: "2026-11-25",
  time: "10:00 AM",
  totalPaise: 229_900,
  preparation: ["Last meal Tuesday 11:00 PM at the latest.", "Thyroid: give the sample before your morning tablet."],
};

// Rows 7.38, 10.63
test("the confirmation says reference, date, time, total and the lab's address", () => {
  const text = confirmationText(booking, lab);
  const told = ["BK-12345678", "Wednesday, 25 November 2026", "10:00 AM", "₹2,299.00", "12 Ferozepur Road, Ludhiana"];
  for (const fact of [...told, ...booking.preparation]) expect(text).toContain(fact);
  const gaps = ["Harpreet Kaur", ...told.slice(0, 4), booking.preparation.join(" ")];
  expect(confirmationVariables(booking)).toEqual(gaps);
});

test("a visit that is nearer than the notice asked for says what then holds", () => {
  const textAt = (createdAt: Date) => confirmationText({ ...booking, createdAt }, lab);
  const nearer = "This visit is nearer: call all the same, you pay only for tests whose sample was taken.";
  expect(textAt(new Date("2026-11-24T04:31:00Z"))).toContain(`at least 24 hours before. ${nearer}`);
  expect(textAt(new Date("2026-11-24T04:30:00Z"))).not.toContain(nearer);
});

test("a template's last gap holds whole sentences on one line, and never nothing", () => {
  const gapOf = (preparation: string[]) => confirmationVariables({ ...booking, preparation }).at(-1);
  const long = Array.from({ length: 20 }, (_, place) => `${place}: ${"no food ".repeat(8).trim()}.`);
  expect(gapOf(long)?.length).toBeLessThanOrEqual(600);
  expect(gapOf(long)).toMatch(/^0: .*\.$/);
  expect(gapOf([])).toBe("Please call us to ask how to prepare.");
});

test("the desk's link opens the patient's chat with the confirmation; the patient's opens the lab's with the code alone", () => {
  const toPatient = new URL(notificationUrl(booking, lab));
  expect(toPatient.pathname).toBe("/919876543001");
  expect(toPatient.searchParams.get("text")).toBe(confirmationText(booking, lab));
  const toLab = new URL(patientChatUrl(booking, lab));
  expect(toLab.pathname).toBe("/919876543211");
  expect(toLab.searchParams.get("text")).toContain("BK-12345678");
  expect(toLab.href).not.toMatch(/Harpreet|9876543001/);
});

test("the patient hears of a status that matters to them, and of no other", () => {
  const told = bookingStatuses.filter((status) => statuses[status].news !== null);
  expect(told).toEqual(["confirmed", "sample_collected", "declined"]);
  const declined = statusNews("visit-declined", booking, lab);
  expect(declined.body).toContain("on Wednesday, 25 November 2026, 10:00 AM will not take place");
  expect(declined.variables.slice(0, 2)).toEqual(["Harpreet Kaur", "BK-12345678"]);
  expect(declined.subject).toBe("Your booking is cancelled (BK-12345678)");
});

test("of a visit at the centre no message speaks of a home collection, and its news have templates of their own", () => {
  const atCentre = { ...booking, place: "centre" as const };
  const told = [
    statusNews("visit-confirmed", atCentre, lab),
    statusNews("visit-declined", atCentre, lab),
    statusNews("sample-collected", atCentre, lab),
    visitCancelled("patient-asked", atCentre, lab),
    itemsChanged(atCentre, lab),
  ];
  const confirmation = confirmationText(atCentre, lab);
  for (const text of [confirmation, ...told.map(({ body }) => body)]) expect(text).not.toMatch(/home|door|we come/i);
  expect(confirmation).toContain("The sample is taken at our centre.");
  expect(confirmation).not.toContain("24 hours before");
  expect(confirmationVariables(atCentre).at(-1)).toBe("The sample is taken at our centre.");
  expect(told.map(({ kind }) => kind)).toEqual([
    "centre-confirmed",
    "centre-declined",
    "sample-collected",
    "centre-cancelled",
    "centre-items-changed",
  ]);
  expect(told[0]?.body).toContain("Your visit at our centre on Wednesday, 25 November 2026, 10:00 AM is confirmed.");
});

test("a login code's message says the code once, and nothing of it remains when it is blanked", () => {
  const text = loginCodeText("482913", "Lab 2000000");
  expect(text).toMatch(/^482913 is your login code/);
  expect(withoutCode(text)).toBe(text.replace("482913", "······"));
});

test("a mail's HTML escapes what was typed and lists facts as facts", () => {
  const html = mailHtml({ title: "A & B", text: `Hello <script>alert("x")</script>\nReference: BK-1`, sender: "nabz" });
  expect(html).toContain("Hello &lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;");
  expect(html).toMatch(/<dt [^>]*>Reference<\/dt><dd [^>]*>BK-1<\/dd>/);
  expect(html).toContain("<title>A &amp; B</title>");
});
