import { afterAll, beforeAll, expect, test } from "vitest";
import { formatPaymentMethod } from "#core/bookings/labels.ts";
import type { Booking, BookingItem } from "#core/bookings/response-schema.ts";
import { getPaymentBadge, getStatusBadge } from "#core/bookings/statuses.ts";
import { sentences } from "#core/i18n/en.ts";
import { tubes } from "#db/schema/round.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";

let app: TestApp;
let admin: { cookie: string };
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.adminCookie();
  for (const wish of bookingInputs) await book(wish);
  const [first, second] = await bookings();
  await request("PATCH", `/api/bookings/${first?.id}/payment-status`, { paymentStatus: "paid" });
  await request("POST", `/api/bookings/${second?.id}/cancel`, { reason: "not-at-home" });
});
afterAll(() => app.close());

const test5 = { itemType: "test", itemId: 5 } as const;
const bookingInputs = [
  { items: [test5], patient: { phone: "98765 43001", age: 44, gender: "female" } },
  { items: [{ itemType: "test", itemId: 9 }, test5], patient: { phone: "0161 250 0000", email: "a@example.com" } },
  { items: [{ itemType: "package", itemId: 5 }], patient: { phone: "+1 212 555 0123", pinCode: "141002" } },
  { items: [{ itemType: "test", itemId: 12 }], patient: { address: 'Kothi "7", Sarabha Nagar', age: 0 } },
] as const;

async function book({ items, patient }: (typeof bookingInputs)[number]) {
  const wish = buildBooking({ items: [...items], patient, booking: { bookingDate: "2026-11-26" } });
  const { status } = await app.call("POST", "/api/bookings", await app.withCurrentPrice(wish), admin);
  expect(status).toBe(201);
}

async function request(method: string, path: string, body?: unknown) {
  const answer = await app.call(method, path, body, admin);
  expect(answer.status).toBe(200);
  return answer.body;
}

/** The day's bookings as the API returns them, oldest first. */
const bookings = async (): Promise<Booking[]> =>
  (await request("GET", "/api/bookings?from=2026-11-26&to=2026-11-26")).reverse();

/** The rows of the file, each as its cells by column name. */
function rowsOf(file: string): Record<string, string>[] {
  const lines = file.replace("\uFEFF", "").trimEnd().split("\r\n");
  const [head = [], ...rows] = lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
      quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'),
    ),
  );
  return rows.map((row) => Object.fromEntries(row.map((cell, index) => [head[index], cell])));
}

/** The cells that a booking of the API must have, by column name. */
function cellsOf(booking: Booking, items: BookingItem[]): Record<string, string> {
  const { bookingDate, patientName, address, pinCode, cancelReason } = booking;
  return {
    "Booking #": booking.code,
    "Booked on": "2026-11-23",
    Date: bookingDate,
    Time: booking.bookingTime,
    Patient: patientName,
    Phone: booking.phone,
    Email: booking.email ?? "",
    Address: pinCode ? `${address}, ${pinCode}` : address,
    Landmark: booking.landmark ?? "",
    Age: booking.age === null ? "" : String(booking.age),
    Gender: booking.gender ?? "",
    Items: items.map(({ name }) => name).join("; "),
    Total: String(Number(booking.totalAmount)),
    Discount: String(Number(booking.discountAmount)),
    Paid: String(Number(booking.paidAmount)),
    Due: String(Number(booking.dueAmount)),
    "To give back": String(Number(booking.backAmount)),
    Status: getStatusBadge(booking.status, sentences.statusLabels).label,
    Payment: getPaymentBadge(booking.paymentStatus, sentences.paymentLabels).label,
    "Payment method": formatPaymentMethod(booking.paymentMethod, sentences.paymentMethods),
    "Why cancelled": cancelReason ? sentences.cancelReasons[cancelReason] : "",
    "Redraw of": "",
  };
}

test("every column of the bookings file matches the API", async () => {
  const expected = [];
  for (const booking of await bookings()) {
    expected.push(cellsOf(booking, await request("GET", `/api/bookings/${booking.id}/items`)));
  }
  const file = await request("POST", "/api/bookings.csv?from=2026-11-26&to=2026-11-26");
  expect(new Set(expected.map(({ Items }) => Items)).size).toBe(bookingInputs.length);
  expect(rowsOf(file)).toEqual(expected);
});

test("the file names the booking that a free one draws again", async () => {
  const [first] = await bookings();
  const code = "NB44190001";
  const drawnAt = new Date("2026-11-23T03:00:00Z");
  const drawn = { labelledAt: drawnAt, labelledBy: "ravi", collectedAt: drawnAt, collectedBy: "ravi" };
  await app.db.insert(tubes).values({ code, kind: "edta", bookingId: first?.id ?? 0, ...drawn });
  const { tube } = await request("POST", `/api/tubes/${code}/rejection`, { reason: "clotted" });
  const day = tube.redraw.bookingDate;
  const rows = rowsOf(await request("POST", `/api/bookings.csv?from=${day}&to=${day}`));
  const { code: redraw } = await request("GET", `/api/bookings/${tube.redraw.bookingId}`);
  expect(rows.find((row) => row["Booking #"] === redraw)).toMatchObject({ "Redraw of": first?.code, Total: "0" });
});
