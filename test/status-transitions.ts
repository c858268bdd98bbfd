import type { BookingStatus } from "#core/bookings/statuses.ts";
import { statusAnswers } from "#test/builders.ts";
import {
  type AccessRule,
  allStaff,
  completingStaff,
  ownerAndReceptionist,
  staffExceptPhlebotomists,
} from "./access-rules.ts";

/** The last one is a day without other bookings, so that taking seats again affects no other slots. */
const [dayBefore, today, dayAfter] = ["2026-11-20", "2026-11-23", "2026-12-07"];

type RuleFactory = (status: number, call?: object) => AccessRule;
/** The allowed clients for a booking of an earlier day, of today and of a later day. */
type RulesByDay = readonly [RuleFactory, RuleFactory, RuleFactory];

const selector: RulesByDay = [ownerAndReceptionist, ownerAndReceptionist, ownerAndReceptionist];
const collected: RulesByDay = [staffExceptPhlebotomists, allStaff, ownerAndReceptionist];
const tested: RulesByDay = [staffExceptPhlebotomists, staffExceptPhlebotomists, ownerAndReceptionist];
const finished: RulesByDay = [completingStaff, completingStaff, ownerAndReceptionist];

/** The allowed clients per status change, by the current and the new status. */
const rows: readonly (readonly [from: BookingStatus, to: BookingStatus, RulesByDay])[] = [
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

/** The current and the new status of each row: "pending to confirmed". */
export const transitionNames = rows.map(([from, to]) => `${from} to ${to}`);

export const transitionRules: AccessRule[] = rows.flatMap(([status, to, whoMay]) =>
  [dayBefore, today, dayAfter].map((day, index) =>
    (whoMay[index] ?? ownerAndReceptionist)(200, {
      visit: { status, day },
      body: () => ({ status: to, overbook: true, ...statusAnswers }),
      // The one status that a phlebotomist sets: bookings of other days are hidden from them.
      ...(to === "sample_collected" && day !== today && { isOfDay: true }),
    }),
  ),
);
