import {
  type BookingStatus,
  bookingStatuses,
  holdsSeat,
  type PaymentStatus,
  type Progress,
  paymentsWith,
  progresses,
  statuses,
  statusesWithoutSeat,
} from "./statuses.ts";

/** Bookings told apart by their status and their payment; a half that is not named does not matter. */
export type Kind = { statuses?: readonly BookingStatus[]; payments?: readonly PaymentStatus[] };

const takesPlace = bookingStatuses.filter(holdsSeat);
const moneyTaken = paymentsWith("taken");
const moneyWanted = paymentsWith("wanted");

/** How far a booking is: every booking stands in exactly one of these. */
export const progressKinds = Object.fromEntries(
  progresses.map((progress) => [progress, { statuses: bookingStatuses.filter(isAt(progress)) }]),
) as Record<Progress, { statuses: BookingStatus[] }>;

/** What a booking's rupees are: every booking is in exactly one of these (decision 008). */
export const moneyKinds = {
  paid: { statuses: takesPlace, payments: moneyTaken },
  owed: { statuses: takesPlace, payments: moneyWanted },
  /** Whether the visit took place or not. */
  refunded: { payments: paymentsWith("givenBack") },
  /** Declined, but still paid. */
  toGiveBack: { statuses: statusesWithoutSeat, payments: moneyTaken },
  nothingDue: { statuses: statusesWithoutSeat, payments: moneyWanted },
} satisfies Record<string, Kind>;

/** What the desk's chips and the API's `view` show beside all bookings and today's. */
export const viewKinds = { ...progressKinds, unpaid: moneyKinds.owed } satisfies Record<string, Kind>;

/** Visits, and those of them that have brought a sample. */
export const visits: Kind = { statuses: takesPlace };
export const sampledVisits: Kind = { statuses: takesPlace.filter((status) => statuses[status].step !== "confirmed") };

export type MoneyKind = keyof typeof moneyKinds;
export type ViewKind = keyof typeof viewKinds;

export const moneyKindNames = Object.keys(moneyKinds) as MoneyKind[];
export const viewKindNames = Object.keys(viewKinds) as ViewKind[];

function isAt(progress: Progress) {
  return (status: BookingStatus) => statuses[status].progress === progress;
}
