import type { Sentences } from "#core/i18n/en.ts";
import { type BookingStatus, bookingStatuses, type PaymentStatus, paymentStatuses } from "#db/schema/values.ts";

/** The four steps of a booking that its patient sees. */
export const timelineSteps = ["confirmed", "collected", "testing", "ready"] as const;

/** Progress of bookings, in the order of the admin chips (decision 008). */
export const bookingProgresses = ["toCollect", "collected", "inTheLab", "completed", "declined"] as const;

export type TimelineStep = (typeof timelineSteps)[number];
export type BookingProgress = (typeof bookingProgresses)[number];

/**
 * The look of a badge; its icon always goes with the label (look, "Badges"). Things without a booking's status take
 * `pending` for what has not begun, `confirmed` for what is well, `processing`, `completed`, `declined` for what is
 * over, `failed` for what staff must look at, and `outline` for what has no status.
 */
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

type BadgeStyle = { look: BadgeLook; icon: string };
export type Badge = BadgeStyle & { label: string };

/** Labels of statuses and payments in one language. */
type StatusLabels = Sentences["statusLabels"];
type PaymentLabels = Sentences["paymentLabels"];

/** A group of the patient's dashboard. */
export type DashboardGroup = "underWay" | "confirmed" | "pending" | "completed";

/** The notification that a patient gets for a status; core/messages writes its text. */
export type StatusNotification = "visit-confirmed" | "sample-collected" | "visit-declined";

/** A command that sets a status itself. For roles see edit/status-transitions.ts. */
type StatusCommand = "placing" | "release";

/** Everything that depends on a status. */
type StatusDefinition = {
  badge: BadgeStyle;
  /** Whether the visit takes place; otherwise its seat is released. */
  holdsSeat: boolean;
  progress: BookingProgress;
  /** Whether its visit is missed after its day, and late after its slot. */
  isVisitAwaited: boolean;
  /** Null if it appears only among all bookings. */
  group: DashboardGroup | null;
  /** The last done step of the timeline. */
  step: TimelineStep;
  /** Null if nothing changes for the patient. */
  news: StatusNotification | null;
  setBy: StatusCommand | null;
};

/** Everything that depends on a payment status. */
type PaymentDefinition = {
  badge: BadgeStyle;
  /** Whether the lab has the money, is owed it, or has refunded it. */
  money: "taken" | "wanted" | "givenBack";
};

/** Statuses that staff may set, in list order. The table's CHECK holds the same names (decision 028). */
export const statuses = {
  pending: {
    badge: { look: "pending", icon: "circle-dashed" },
    holdsSeat: true,
    progress: "toCollect",
    isVisitAwaited: true,
    group: "pending",
    step: "confirmed",
    news: null,
    setBy: null,
  },
  confirmed: {
    badge: { look: "confirmed", icon: "circle-check" },
    holdsSeat: true,
    progress: "toCollect",
    isVisitAwaited: true,
    group: "confirmed",
    step: "confirmed",
    news: "visit-confirmed",
    setBy: "placing",
  },
  sample_collected: {
    badge: { look: "processing", icon: "test-tube" },
    holdsSeat: true,
    progress: "collected",
    isVisitAwaited: false,
    group: "underWay",
    step: "collected",
    news: "sample-collected",
    setBy: null,
  },
  testing_in_progress: {
    badge: { look: "processing", icon: "microscope" },
    holdsSeat: true,
    progress: "inTheLab",
    isVisitAwaited: false,
    group: "underWay",
    step: "testing",
    news: null,
    setBy: null,
  },
  completed: {
    badge: { look: "completed", icon: "check" },
    holdsSeat: true,
    progress: "completed",
    isVisitAwaited: false,
    group: "completed",
    step: "ready",
    // The report's release notifies the patient, with a link to the report.
    news: null,
    setBy: "release",
  },
  declined: {
    badge: { look: "declined", icon: "x" },
    holdsSeat: false,
    progress: "declined",
    isVisitAwaited: false,
    group: null,
    step: "confirmed",
    news: "visit-declined",
    setBy: null,
  },
} as const satisfies Record<BookingStatus, StatusDefinition>;

export { type BookingStatus, bookingStatuses, type PaymentStatus, paymentStatuses };

/**
 * Includes statuses known only for display, which no booking is stored with. Only three of `statuses` tick later steps.
 */
const displayStatuses: Record<keyof StatusLabels, StatusDefinition> = {
  ...statuses,
  processing: {
    ...statuses.testing_in_progress,
    badge: { look: "processing", icon: "microscope" },
    step: "confirmed",
  },
  cancelled: statuses.declined,
};

/** Payment statuses that staff may set. The table's CHECK holds the same names (decision 028). */
const paymentDefinitions = {
  pending: { badge: { look: "unpaid", icon: "indian-rupee" }, money: "wanted" },
  paid: { badge: { look: "paid", icon: "check" }, money: "taken" },
  failed: { badge: { look: "failed", icon: "circle-alert" }, money: "wanted" },
  refunded: { badge: { look: "refunded", icon: "undo-2" }, money: "givenBack" },
} as const satisfies Record<PaymentStatus, PaymentDefinition>;

/** Payment status of a new booking: nothing is paid at booking. */
export const INITIAL_PAYMENT_STATUS: PaymentStatus = "pending";

const displayPayments: Record<keyof PaymentLabels, PaymentDefinition> = {
  ...paymentDefinitions,
  unpaid: paymentDefinitions.pending,
  completed: paymentDefinitions.paid,
};

export const statusesWithoutSeat = bookingStatuses.filter((status) => !statuses[status].holdsSeat);
/** Statuses before the visit. */
export const upcomingStatuses = bookingStatuses.filter(isUpcoming);
/** Statuses whose visit is missed after its day. */
export const awaitedStatuses = bookingStatuses.filter(isVisitAwaited);
/** Statuses without a sample: from one of them, the next sample is a new one. */
export const statusesWithoutSample = [...upcomingStatuses, ...statusesWithoutSeat];

export function getStatusBadge(status: string, labels: StatusLabels): Badge {
  const badge = findStatus(status)?.badge;
  return badge ? { ...badge, label: labels[status as keyof typeof labels] } : createUnknownBadge(status);
}

/** Whether the visit takes place: a declined one releases its seat, every other booking keeps it. */
export function holdsSeat(status: string): boolean {
  return findStatus(status)?.holdsSeat ?? true;
}

/** Whether the visit is upcoming by its status: no sample is taken yet. */
export function isUpcoming(status: string): boolean {
  return findStatus(status)?.progress === "toCollect";
}

/** Whether a visit with this status is missed after its day, and late after its slot. */
export function isVisitAwaited(status: string): boolean {
  return findStatus(status)?.isVisitAwaited ?? false;
}

/** Whether tests may still be added or removed: the sample is not in the lab. */
export function isBeforeLab(status: string): boolean {
  return isUpcoming(status) || findStatus(status)?.progress === "collected";
}

/** Whether the collection is pending: no sample is taken, and the day (yyyy-MM-dd, like `today`) has not passed. */
export function isCollectionPending({ day, status }: { day: string; status: string }, today: string): boolean {
  return isUpcoming(status) && day >= today;
}

/** Whether the results are ready. */
export function isCompleted(status: string): boolean {
  return findStatus(status)?.progress === "completed";
}

/** Whether neither a visit nor a report will follow. */
export function isClosed({ status }: { status: string }): boolean {
  return isCompleted(status) || !holdsSeat(status);
}

/** Returns the dashboard group of a status; null if it appears only among all bookings. */
export function getDashboardGroup(status: string): DashboardGroup | null {
  return findStatus(status)?.group ?? null;
}

/** Returns the patient's notification for a status set by staff; null if nothing changes for them. */
export function getStatusNotification(status: string): StatusNotification | null {
  return findStatus(status)?.news ?? null;
}

/** Lists the timeline steps and whether each is done. An unknown status ticks only the first, an empty one none. */
export function listTimelineSteps(status: string): { step: TimelineStep; isDone: boolean }[] {
  const last = status === "" ? -1 : timelineSteps.indexOf(getTimelineStep(status));
  return timelineSteps.map((step, index) => ({ step, isDone: index <= last }));
}

/** Returns the last step that a booking with this status has reached. */
export function getTimelineStep(status: string): TimelineStep {
  return findStatus(status)?.step ?? "confirmed";
}

/** Returns the status that a command sets. */
export function getStatusSetBy(command: StatusCommand): BookingStatus {
  const status = bookingStatuses.find((candidate) => statuses[candidate].setBy === command);
  if (!status) throw new Error(`No booking status is set by ${command}`);
  return status;
}

export function getPaymentBadge(status: string, labels: PaymentLabels): Badge {
  const badge = findPaymentStatus(status)?.badge;
  return badge ? { ...badge, label: labels[status as keyof typeof labels] } : createUnknownBadge(status);
}

/** Lists the payment statuses at which the lab has the money, is owed it, or has refunded it. */
export function listPaymentStatuses(money: PaymentDefinition["money"]): PaymentStatus[] {
  return paymentStatuses.filter((status) => paymentDefinitions[status].money === money);
}

/** Returns whether the lab has a booking's money, is owed it, or has refunded it. */
export function getMoneyState(paymentStatus: string): PaymentDefinition["money"] {
  return findPaymentStatus(paymentStatus)?.money ?? "wanted";
}

/** Whether a booking counts in the lab's accounts: all except declined ones without a payment. */
export function isBilled({ status, paymentStatus }: { status: string; paymentStatus: string }): boolean {
  return holdsSeat(status) || getMoneyState(paymentStatus) !== "wanted";
}

function createUnknownBadge(status: string): Badge {
  return { look: "outline", icon: "circle", label: status };
}

function findStatus(status: string): StatusDefinition | undefined {
  return Object.hasOwn(displayStatuses, status) ? displayStatuses[status as keyof StatusLabels] : undefined;
}

function findPaymentStatus(status: string): PaymentDefinition | undefined {
  return Object.hasOwn(displayPayments, status) ? displayPayments[status as keyof PaymentLabels] : undefined;
}
