import type { BookingStatus } from "#core/bookings/statuses.ts";
import { statusAnswers } from "#test/builders.ts";
import { allButCollectors, allStaff, ownerAndDesk, type Rule, whoFinishes } from "./rule.ts";

/** The last one is a day for which nothing else is booked, so that seats taken again leave other hours alone. */
const [dayBefore, today, dayAfter] = ["2026-11-20", "2026-11-23", "2026-12-07"];

type Who = (status: number, call?: object) => Rule;
/** Who may, for a visit of a day before, of today and of a day to come. */
type OnDays = readonly [Who, Who, Who];

const selector: OnDays = [ownerAndDesk, ownerAndDesk, ownerAndDesk];
const collected: OnDays = [allButCollectors, allStaff, ownerAndDesk];
const tested: OnDays = [allButCollectors, allButCollectors, ownerAndDesk];
const finished: OnDays = [whoFinishes, whoFinishes, ownerAndDesk];

/** Who may set a status, by the present one and the new one. */
const rows: readonly (readonly [from: BookingStatus, to: BookingStatus, OnDays])[] = [
  ["pending", "confirmed", selector],
  ["pending", "sample_collected", collected],
  ["pending", "testing_in_progress", selector],
  ["pending", "completed", selector],
  ["pending", "declined", selector],
  ["confirmed", "pending", selector],
  ["confirmed", "sample_collected", collected],
  ["confirmed", "testing_in_progress", selector],
  ["confirmed", "completed", selector],
  ["confirmed", "declined", selector],
  ["sample_collected", "pending", selector],
  ["sample_collected", "confirmed", selector],
  ["sample_collected", "testing_in_progress", tested],
  ["sample_collected", "completed", finished],
  ["sample_collected", "declined", selector],
  ["testing_in_progress", "pending", selector],
  ["testing_in_progress", "confirmed", selector],
  ["testing_in_progress", "sample_collected", tested],
  ["testing_in_progress", "completed", finished],
  ["testing_in_progress", "declined", selector],
  ["completed", "pending", selector],
  ["completed", "confirmed", selector],
  ["completed", "sample_collected", finished],
  ["completed", "testing_in_progress", finished],
  ["completed", "declined", selector],
  ["declined", "pending", selector],
  ["declined", "confirmed", selector],
  ["declined", "sample_collected", selector],
  ["declined", "testing_in_progress", selector],
  ["declined", "completed", selector],
];

/** The present and the new status of each row: "pending to confirmed". */
export const transitionNames = rows.map(([from, to]) => `${from} to ${to}`);

export const transitionRules: Rule[] = rows.flatMap(([status, to, whoMay]) =>
  [dayBefore, today, dayAfter].map((day, place) =>
    (whoMay[place] ?? ownerAndDesk)(200, {
      visit: { status, day },
      body: () => ({ status: to, overbook: true, ...statusAnswers }),
      // The one status that a phlebotomist sets: visits of other days are hidden from them.
      ...(to === "sample_collected" && day !== today && { isOfDay: true }),
    }),
  ),
);
