import { expect, test } from "vitest";
import { findUpcomingVisit } from "./upcoming-visit.ts";

const now = () => new Date("2026-11-24T08:00:00+05:30");

const booking = (id: number, bookingDate: string, bookingTime: string, rest: object = {}) => ({
  id,
  code: `BK-0000000${id}`,
  bookingDate,
  bookingTime,
  status: "confirmed",
  place: "home",
  ...rest,
});

/** A signed-in phone with these patients, by id, and their bookings. */
const signedIn = (patients: Record<number, object[]>) => async (path: string) => {
  if (path === "/api/patient/session") {
    return Response.json({ phone: "+919876543001", patients: Object.keys(patients).map((id) => ({ id: Number(id) })) });
  }
  return Response.json(patients[Number(new URL(path, "http://lab").searchParams.get("patientId"))]);
};

test("shows the next visit of all patients of the phone", async () => {
  const api = signedIn({
    1: [booking(1, "2026-11-26", "09:00 AM"), booking(2, "2026-11-20", "09:00 AM")],
    2: [booking(3, "2026-11-26", "08:00 AM"), booking(4, "2026-11-25", "07:00 AM", { status: "declined" })],
  });
  expect(await findUpcomingVisit(api, now)).toEqual({ visit: "Thu 26 Nov, 8:00 AM", code: "BK-00000003" });
});

test("shows none where the sample is taken, or taken at the centre", async () => {
  const api = signedIn({
    1: [
      booking(1, "2026-11-24", "09:00 AM", { status: "sample_collected" }),
      booking(2, "2026-11-24", "08:00 AM", { place: "centre" }),
    ],
  });
  expect(await findUpcomingVisit(api, now)).toBeNull();
});

test("shows none without a session", async () => {
  const api = async () => Response.json({ title: "Sign in", status: 401 }, { status: 401 });
  expect(await findUpcomingVisit(api, now)).toBeNull();
});
