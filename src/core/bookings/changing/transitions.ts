import type { Actor } from "#core/access/actor.ts";
import type { StaffRole } from "#core/access/policy.ts";
import type { BookingStatus } from "#core/bookings/statuses.ts";

/** On which days a role may do it: any, the day of the visit and later ones, the day of the visit alone. */
type Days = "any" | "from-visit-day" | "visit-day" | "never";

type Row = Readonly<Record<StaffRole, Days>>;

/** The specification's selector: owner and receptionist set every status from any other (row 4.4). */
const bySelector = { owner: "any", desk: "any", collector: "never", lab: "never", approver: "never" } as const;
const whenCollected = {
  ...bySelector,
  collector: "visit-day",
  lab: "from-visit-day",
  approver: "from-visit-day",
} as const;
const whenTested = { ...bySelector, lab: "from-visit-day", approver: "from-visit-day" } as const;
const whenFinished = { ...bySelector, approver: "from-visit-day" } as const;

/** Who may change a status, by the present and the new one; a step back is for who may take the step. */
export const transitions = {
  pending: {
    confirmed: bySelector,
    sample_collected: whenCollected,
    testing_in_progress: bySelector,
    completed: bySelector,
    declined: bySelector,
  },
  confirmed: {
    pending: bySelector,
    sample_collected: whenCollected,
    testing_in_progress: bySelector,
    completed: bySelector,
    declined: bySelector,
  },
  sample_collected: {
    pending: bySelector,
    confirmed: bySelector,
    testing_in_progress: whenTested,
    completed: whenFinished,
    declined: bySelector,
  },
  testing_in_progress: {
    pending: bySelector,
    confirmed: bySelector,
    sample_collected: whenTested,
    completed: whenFinished,
    declined: bySelector,
  },
  completed: {
    pending: bySelector,
    confirmed: bySelector,
    sample_collected: whenFinished,
    testing_in_progress: whenFinished,
    declined: bySelector,
  },
  declined: {
    pending: bySelector,
    confirmed: bySelector,
    sample_collected: bySelector,
    testing_in_progress: bySelector,
    completed: bySelector,
  },
} as const satisfies { [From in BookingStatus]: Readonly<Record<Exclude<BookingStatus, From>, Row>> };

const rows: Readonly<Record<string, Partial<Record<BookingStatus, Row>>>> = transitions;

type Changing = { status: string; day: string };

/** Whether the role may give the booking this status today; `day` and `today` as yyyy-MM-dd. A booking's own status is no change. */
export function mayChangeStatus(role: StaffRole, { status, day }: Changing, to: BookingStatus, today: string): boolean {
  const days = rowOf(status, to)?.[role];
  if (days === "from-visit-day") return day <= today;
  return days === "any" || (days === "visit-day" && day === today);
}

/** Whether there is a booking to which the actor may give this status. The product itself may do what it does. */
export function mayEverSet(actor: Actor, to: BookingStatus): boolean {
  if (actor.kind !== "admin") return actor.kind === "system";
  return Object.keys(rows).some((from) => (rowOf(from, to)?.[actor.role] ?? "never") !== "never");
}

function rowOf(from: string, to: BookingStatus): Row | undefined {
  return Object.hasOwn(rows, from) ? rows[from]?.[to] : undefined;
}
