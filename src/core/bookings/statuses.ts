/** The four steps of a booking, as its patient follows it (row 4.8). */
export const timelineSteps = ["confirmed", "collected", "testing", "ready"] as const;

/** How far bookings are, in the order of the desk's chips (decision 008). */
export const progresses = ["toCollect", "collected", "inTheLab", "completed", "declined"] as const;

export type TimelineStep = (typeof timelineSteps)[number];
export type Progress = (typeof progresses)[number];

/** How a badge looks; its icon goes with the word, always (look, "Badges"). */
export type BadgeLook =
  | "confirmed"
  | "completed"
  | "declined"
  | "pending"
  | "processing"
  | "paid"
  | "unpaid"
  | "failed"
  | "refunded"
  | "outline";

export type Badge = { look: BadgeLook; icon: string; label: string };

/** A heading of the patient's dashboard. */
export type BookingGroup = "underWay" | "confirmed" | "pending" | "completed";

/** What a patient hears of a status; core/messages writes it. */
export type StatusNews = "visit-confirmed" | "sample-collected" | "visit-declined";

/** A command that sets a status by itself. Who else sets which: changing/transitions.ts. */
type OwnVerb = "placing" | "release";

/** All that hangs on a status. */
type Status = {
  badge: Badge;
  /** Whether the visit takes place: without it, its seat is given back. */
  holdsSeat: boolean;
  progress: Progress;
  /** Null where it stands among all bookings alone. */
  group: BookingGroup | null;
  /** The last step of the timeline that is ticked. */
  step: TimelineStep;
  /** Null where it changes nothing for the patient. */
  news: StatusNews | null;
  setBy: OwnVerb | null;
};

/** All that hangs on a payment status. */
type Payment = {
  badge: Badge;
  /** Whether the lab has the money, still wants it, or has given it back. */
  money: "taken" | "wanted" | "givenBack";
};

/** Row 4.1: what the desk may set, in the order of its lists. The table's CHECK holds the same names (decision 028). */
export const statuses = {
  pending: {
    badge: { look: "pending", icon: "circle-dashed", label: "Pending" },
    holdsSeat: true,
    progress: "toCollect",
    group: "pending",
    step: "confirmed",
    news: null,
    setBy: null,
  },
  confirmed: {
    badge: { look: "confirmed", icon: "circle-check", label: "Confirmed" },
    holdsSeat: true,
    progress: "toCollect",
    group: "confirmed",
    step: "confirmed",
    news: "visit-confirmed",
    setBy: "placing",
  },
  sample_collected: {
    badge: { look: "processing", icon: "test-tube", label: "Sample collected" },
    holdsSeat: true,
    progress: "collected",
    group: "underWay",
    step: "collected",
    news: "sample-collected",
    setBy: null,
  },
  testing_in_progress: {
    badge: { look: "processing", icon: "microscope", label: "Testing in progress" },
    holdsSeat: true,
    progress: "inTheLab",
    group: "underWay",
    step: "testing",
    news: null,
    setBy: null,
  },
  completed: {
    badge: { look: "completed", icon: "check", label: "Completed" },
    holdsSeat: true,
    progress: "completed",
    group: "completed",
    step: "ready",
    // The report's release tells it, with the way to the report.
    news: null,
    setBy: "release",
  },
  declined: {
    badge: { look: "declined", icon: "x", label: "Declined" },
    holdsSeat: false,
    progress: "declined",
    group: null,
    step: "confirmed",
    news: "visit-declined",
    setBy: null,
  },
} as const satisfies Record<string, Status>;

export type BookingStatus = keyof typeof statuses;
export const bookingStatuses = Object.keys(statuses) as BookingStatus[];

/** Recognised for display alone: no booking is stored so. The later steps are ticked for three of `statuses` alone (row 4.9). */
const shownStatuses: Record<string, Status> = {
  ...statuses,
  processing: {
    ...statuses.testing_in_progress,
    badge: { look: "processing", icon: "microscope", label: "Processing" },
    step: "confirmed",
  },
  cancelled: statuses.declined,
};

/** Row 4.6: what the desk may set. The table's CHECK holds the same names (decision 028). */
const payments = {
  pending: { badge: { look: "unpaid", icon: "indian-rupee", label: "Pending" }, money: "wanted" },
  paid: { badge: { look: "paid", icon: "check", label: "Paid" }, money: "taken" },
  failed: { badge: { look: "failed", icon: "circle-alert", label: "Failed" }, money: "wanted" },
  refunded: { badge: { look: "refunded", icon: "undo-2", label: "Refunded" }, money: "givenBack" },
} as const satisfies Record<string, Payment>;

export type PaymentStatus = keyof typeof payments;
export const paymentStatuses = Object.keys(payments) as PaymentStatus[];

/** A new booking's: nothing is paid at booking. */
export const firstPaymentStatus: PaymentStatus = "pending";

const shownPayments: Record<string, Payment> = { ...payments, unpaid: payments.pending, completed: payments.paid };

export const statusesWithoutSeat = bookingStatuses.filter((status) => !statuses[status].holdsSeat);
/** Nobody has been at the patient's yet. */
export const statusesToCome = bookingStatuses.filter(isToCome);

export function statusBadge(status: string): Badge {
  return rowOf(status)?.badge ?? unknownBadge(status);
}

/** Whether the visit takes place: a declined one gives its seat back, every other booking keeps it. */
export function holdsSeat(status: string): boolean {
  return rowOf(status)?.holdsSeat ?? true;
}

/** Whether the visit is still to come, as far as the status tells: no sample has been taken. */
export function isToCome(status: string): boolean {
  return rowOf(status)?.progress === "toCollect";
}

/** Whether tests may still be added or taken away: the sample is not in the lab. */
export function isBeforeLab(status: string): boolean {
  return isToCome(status) || rowOf(status)?.progress === "collected";
}

/** Whether a patient still expects somebody: nobody has come yet, and the day (yyyy-MM-dd, like `today`) has not passed. */
export function isAwaited({ day, status }: { day: string; status: string }, today: string): boolean {
  return isToCome(status) && day >= today;
}

/** Whether the results are there. */
export function isCompleted(status: string): boolean {
  return rowOf(status)?.progress === "completed";
}

/** Whether nothing is to come of a booking any more: neither a visit nor a report. */
export function isSettled({ status }: { status: string }): boolean {
  return isCompleted(status) || !holdsSeat(status);
}

/** The heading under which its patient finds a booking; null where it stands among all bookings alone. */
export function groupOf(status: string): BookingGroup | null {
  return rowOf(status)?.group ?? null;
}

/** What the patient is told when the desk sets a status; null where it changes nothing for them. */
export function newsOf(status: string): StatusNews | null {
  return rowOf(status)?.news ?? null;
}

/** The steps of a booking with this status, each ticked or not; an unknown status ticks the first alone, none ticks none. */
export function timelineOf(status: string): { step: TimelineStep; isDone: boolean }[] {
  const last = status === "" ? -1 : timelineSteps.indexOf(timelineStepOf(status));
  return timelineSteps.map((step, place) => ({ step, isDone: place <= last }));
}

/** The last step of the timeline to which a booking with this status has come. */
export function timelineStepOf(status: string): TimelineStep {
  return rowOf(status)?.step ?? "confirmed";
}

/** The status that a verb of ours sets. */
export function statusSetBy(verb: OwnVerb): BookingStatus {
  const status = bookingStatuses.find((one) => statuses[one].setBy === verb);
  if (!status) throw new Error(`No booking status is set by ${verb}`);
  return status;
}

export function paymentBadge(status: string): Badge {
  return paymentRowOf(status)?.badge ?? unknownBadge(status);
}

/** The payment statuses at which the lab has the money, wants it, or has given it back. */
export function paymentsWith(money: Payment["money"]): PaymentStatus[] {
  return paymentStatuses.filter((status) => payments[status].money === money);
}

/** Whether the lab has a booking's money, still wants it, or has given it back. */
export function moneyOf(paymentStatus: string): Payment["money"] {
  return paymentRowOf(paymentStatus)?.money ?? "wanted";
}

/** Whether the lab's books tell of a booking: all but one that was declined and for which no money was taken. */
export function isBilled({ status, paymentStatus }: { status: string; paymentStatus: string }): boolean {
  return holdsSeat(status) || moneyOf(paymentStatus) !== "wanted";
}

function unknownBadge(status: string): Badge {
  return { look: "outline", icon: "circle", label: status };
}

function rowOf(status: string): Status | undefined {
  return Object.hasOwn(shownStatuses, status) ? shownStatuses[status] : undefined;
}

function paymentRowOf(status: string): Payment | undefined {
  return Object.hasOwn(shownPayments, status) ? shownPayments[status] : undefined;
}
