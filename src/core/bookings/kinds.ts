import { holdsSeat, knownStatuses, statusesWithoutSeat } from "./statuses.ts";

/** Bookings told apart by their status and their payment; a half that is not named does not matter. */
export type Kind = { statuses?: readonly string[]; payments?: readonly string[] };

const takesPlace = knownStatuses.filter(holdsSeat);
const declined = [...statusesWithoutSeat];
const moneyTaken = ["paid", "completed"];
const moneyWanted = ["pending", "unpaid", "failed"];

/** How far a booking is: every booking stands in exactly one of these. */
export const progressKinds = {
  toCollect: { statuses: ["pending", "confirmed"] },
  collected: { statuses: ["sample_collected"] },
  inTheLab: { statuses: ["testing_in_progress", "processing"] },
  completed: { statuses: ["completed"] },
  declined: { statuses: declined },
} satisfies Record<string, Kind>;

/** What a booking's rupees are: every booking is in exactly one of these (docs/decisions/008). */
export const moneyKinds = {
  paid: { statuses: takesPlace, payments: moneyTaken },
  owed: { statuses: takesPlace, payments: moneyWanted },
  /** Whether the visit took place or not. */
  refunded: { payments: ["refunded"] },
  /** Declined, but still paid. */
  toGiveBack: { statuses: declined, payments: moneyTaken },
  nothingDue: { statuses: declined, payments: moneyWanted },
} satisfies Record<string, Kind>;

/** What the desk's chips and the API's `view` show beside all bookings and today's. */
export const viewKinds = { ...progressKinds, unpaid: moneyKinds.owed } satisfies Record<string, Kind>;

/** Visits, and those of them that have brought a sample. */
export const visits: Kind = { statuses: takesPlace };
export const sampledVisits: Kind = {
  statuses: [progressKinds.collected, progressKinds.inTheLab, progressKinds.completed].flatMap(
    ({ statuses }) => statuses,
  ),
};

export type MoneyKind = keyof typeof moneyKinds;
export type ViewKind = keyof typeof viewKinds;

export const moneyKindNames = Object.keys(moneyKinds) as MoneyKind[];
export const viewKindNames = Object.keys(viewKinds) as ViewKind[];
