import { expect, test } from "vitest";
import { bookingStatuses, statuses } from "#core/bookings/statuses.ts";
import { sentences } from "#core/i18n/en.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { createNotificationUrl, createPatientChatUrl, formatVisitLine } from "#core/messages/booking-links.ts";
import { formatConfirmation, listConfirmationVariables } from "./confirmation.ts";
import { formatItemsChanged } from "./items-changed.ts";
import { formatLoginCode, redactLoginCode } from "./login-code.ts";
import { renderMailHtml } from "./mail-html.ts";
import { formatStatusNotification } from "./status-notification.ts";
import { formatVisitCancelled } from "./visit-cancelled.ts";

const lab = {
  name: "Nabz Diagnostics",
  address: "12 Ferozepur Road, Ludhiana",
  phones: ["+919876543210"],
  whatsappPhone: "+919876543211",
  ...{ moveUntilMinutes: 240, cancelUntilMinutes: 240, movesAllowed: 2 },
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
test("the confirmation contains reference, date, time, total and the lab's address", () => {
  const text = formatConfirmation(booking, lab, sentences);
  const details = [
    "BK-12345678",
    "Wednesday, 25 November 2026",
    "10:00 AM",
    "₹2,299.00",
    "12 Ferozepur Road, Ludhiana",
  ];
  for (const fact of [...details, ...booking.preparation]) expect(text).toContain(fact);
  const gaps = ["Harpreet Kaur", ...details.slice(0, 4), booking.preparation.join(" ")];
  expect(listConfirmationVariables(booking, sentences)).toEqual(gaps);
});

test("the confirmation says once how to change the visit: by its link, or else by a call", () => {
  const text = formatConfirmation(booking, lab, sentences);
  expect(text.split("\n").at(-1)).toMatch(/\. Questions or changes\? Call \+91 98765 43210\.$/);
  expect(text).not.toMatch(/24 hours|website/);
});

test("a message has its times in one form", () => {
  const early = { ...booking, time: "07:00 AM", preparation: ["Last meal Tuesday 9:00 PM at the latest."] };
  expect(formatConfirmation(early, lab, sentences)).toContain("Time: 7:00 AM");
  expect(listConfirmationVariables(early, sentences)).toContain("7:00 AM");
  expect(formatVisitCancelled("other", early, lab, sentences).body).toContain("2026, 7:00 AM is cancelled");
});

test("a visit that does not take place says that what was paid is returned, only if something was paid", () => {
  const refund = "What was paid for it will be returned.";
  const cancel = (isRefundDue: boolean) =>
    formatVisitCancelled("lab-cannot-come", { ...booking, isRefundDue }, lab, sentences);
  expect(cancel(true).body).toContain(`at that time. ${refund}`);
  expect(cancel(true).variables[4]).toContain(refund);
  expect(JSON.stringify(cancel(false))).not.toContain(refund);
  const decline = (isRefundDue: boolean) =>
    formatStatusNotification("visit-declined", { ...booking, isRefundDue }, lab, sentences).body;
  expect(decline(true)).toContain(refund);
  expect(decline(false)).not.toContain(refund);
});

test("the last template variable has whole sentences on one line and is never empty", () => {
  const gapOf = (preparation: string[]) => listConfirmationVariables({ ...booking, preparation }, sentences).at(-1);
  const long = Array.from({ length: 20 }, (_, index) => `${index}: ${"no food ".repeat(8).trim()}.`);
  expect(gapOf(long)?.length).toBeLessThanOrEqual(600);
  expect(gapOf(long)).toMatch(/^0: .*\.$/);
  expect(gapOf([])).toBe("Please call us to ask how to prepare.");
});

test("the staff link opens the patient's chat with the confirmation, the patient's link the lab's chat with the code", () => {
  const at = { lab, now: new Date("2026-11-20T04:00:00Z") };
  const visit = { ...booking, status: "confirmed" } as const;
  const line = formatVisitLine(visit, "https://nabz.example/v/1", sentences.messageLines, at);
  const toPatient = new URL(createNotificationUrl(booking, lab, sentences, line));
  expect(toPatient.pathname).toBe("/919876543001");
  const lines = [
    formatConfirmation(booking, lab, sentences),
    "See, move or cancel your visit: https://nabz.example/v/1",
  ];
  expect(toPatient.searchParams.get("text")).toBe(lines.join("\n"));
  const toLab = new URL(createPatientChatUrl(booking, lab, sentences));
  expect(toLab.pathname).toBe("/919876543211");
  expect(toLab.searchParams.get("text")).toContain("BK-12345678");
  expect(toLab.href).not.toMatch(/Harpreet|9876543001/);
});

test("only statuses that matter to the patient send a message", () => {
  const notified = bookingStatuses.filter((status) => statuses[status].news !== null);
  expect(notified).toEqual(["confirmed", "sample_collected", "declined"]);
  const declined = formatStatusNotification("visit-declined", booking, lab, sentences);
  expect(declined.body).toContain("on Wednesday, 25 November 2026, 10:00 AM will not take place");
  expect(declined.variables.slice(0, 2)).toEqual(["Harpreet Kaur", "BK-12345678"]);
  expect(declined.subject).toBe("Your booking is cancelled (BK-12345678)");
});

test("messages about a visit at the centre name no home collection and have their own templates", () => {
  const atCentre = { ...booking, place: "centre" as const };
  const bodies = [
    formatStatusNotification("visit-confirmed", atCentre, lab, sentences),
    formatStatusNotification("visit-declined", atCentre, lab, sentences),
    formatStatusNotification("sample-collected", atCentre, lab, sentences),
    formatVisitCancelled("patient-asked", atCentre, lab, sentences),
    formatItemsChanged(atCentre, lab, sentences),
  ];
  const confirmation = formatConfirmation(atCentre, lab, sentences);
  for (const text of [confirmation, ...bodies.map(({ body }) => body)]) expect(text).not.toMatch(/home|door|we come/i);
  expect(confirmation).toContain("The sample is taken at our centre.");
  expect(confirmation).not.toContain("24 hours before");
  expect(listConfirmationVariables(atCentre, sentences).at(-1)).toBe("The sample is taken at our centre.");
  expect(bodies.map(({ kind }) => kind)).toEqual([
    "centre-confirmed",
    "centre-declined",
    "sample-collected",
    "centre-cancelled",
    "centre-items-changed",
  ]);
  expect(bodies[0]?.body).toContain("Your visit at our centre on Wednesday, 25 November 2026, 10:00 AM is confirmed.");
});

test("a login code appears once in its message and not at all after redaction", () => {
  const text = formatLoginCode("482913", "Lab 2000000", sentences);
  expect(text).toMatch(/^482913 is your login code/);
  expect(redactLoginCode(text)).toBe(text.replace("482913", "······"));
});

test.each([
  ["ਬੁਕਿੰਗ ਨੰਬਰ", "BK-12345678"],
  ["ਪੈਸੇ ਵਾਪਸੀ ਦੀ ਰਸੀਦ", "R-1"],
  ["आपको वापस मिलने हैं", "₹100"],
  ["ਘਰ ’ਤੇ", "ਕੱਲ੍ਹ"],
])("a mail lists the label %s", (label, fact) => {
  const html = renderMailHtml({ title: "", text: `${label}: ${fact}`, sender: "nabz", language: "pa" });
  expect(html).toContain(`${label}</dt>`);
});

test.each(["ਘਰ ਆ ਕੇ ਸੈਂਪਲ ਲੈਣ ਦਾ ਨਵਾਂ ਟਾਈਮ: ਸੋਮਵਾਰ", "धन्यवाद। टाइम: 7", "Your home collection is today: Monday"])(
  "a mail takes no sentence for a label: %s",
  (text) => {
    expect(renderMailHtml({ title: "", text, sender: "nabz", language: "hi" })).not.toContain("<dt");
  },
);

test("a mail's HTML escapes input and lists label-value lines", () => {
  const html = renderMailHtml({
    title: "A & B",
    text: `Hello <script>alert("x")</script>\nReference: BK-1`,
    sender: "nabz",
    language: "en",
  });
  expect(html).toContain("Hello &lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;");
  expect(html).toMatch(/<dt [^>]*>Reference<\/dt><dd [^>]*>BK-1<\/dd>/);
  expect(html).toContain("<title>A &amp; B</title>");
  const link = renderMailHtml({ title: "", text: 'See: https://a.example/v/1"x', sender: "nabz", language: "en" });
  expect(link).toMatch(/<dd [^>]*><a href="https:\/\/a.example\/v\/1&quot;x" style/);
  const hindi = renderMailHtml({ title: "", text: "संदर्भ: BK-1", sender: "nabz", language: "hi" });
  expect(hindi).toMatch(/<html lang="hi">.*<dt [^>]*>संदर्भ<\/dt><dd [^>]*>BK-1<\/dd>/s);
});

test("the line with the visit link offers changes until their last deadline", () => {
  const visit = { ...booking, status: "confirmed" } as const;
  const write = (now: string) =>
    formatVisitLine(visit, "https://nabz.example/v/1", sentences.messageLines, { lab, now: new Date(now) });
  expect(write("2026-11-25T00:30:00Z")).toBe("See, move or cancel your visit: https://nabz.example/v/1");
  expect(write("2026-11-25T00:31:00Z")).toBe("See your visit: https://nabz.example/v/1");
});
