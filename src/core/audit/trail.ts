/** What the lab publishes of itself is nobody's secret: such a change is kept as it was written. */
const published = "published";

/**
 * What the audit trail keeps of each act. The trail outlives everything else, so it holds numbers, days, states and
 * amounts, and nothing that names a person or tells how to reach them: who was meant is found by the number, as long as
 * the row that it names is there.
 */
export const trailed = {
  placed: ["to", "day", "time", "place", "totalPaise", "overbook", "onClosedDay", "reason"],
  status: ["from", "to", "overbook", "onClosedDay", "beforeVisit", "withoutSample", "withoutReport"],
  moved: ["from", "to", "overbook", "onClosedDay", "reason"],
  cancelled: ["from", "to", "reason"],
  /** Which fields, by name; whose the booking was and is, by number, and the last two digits of both phones, where these have changed. */
  changed: ["fields", "from", "to", "phoneFrom", "phoneTo"],
  /** The codes of what was added and taken away, and the totals in paise. */
  "items-changed": ["added", "removed", "from", "to", "afterPayment"],
  payment: ["from", "to"],
  deleted: ["patientId", "day", "time", "status", "paymentStatus", "totalPaise", "reason"],
  "report-attached": ["reportId"],
  "report-replaced": ["reportId", "replaces"],
  "report-released": ["reportId", "beforeVisit", "withoutSample"],
  "report-withdrawn": ["reportId", "releasedAt"],
  "report-opened": ["reportId"],
  /** A staff member opened a booking's or a patient's details, or read a long list of them. */
  looked: ["list", "rows"],
  message: ["messageId", "kind", "channel"],
  "message-answered": ["contactMessageId"],
  "message-reopened": ["contactMessageId"],
  "waitlist-left": ["waitlistId"],
  /** What was written of a patient: how many letters there were and are. */
  noted: ["patientId", "from", "to"],
  erased: ["patientId", "reason", "bills", "reports"],
  /** Whose bookings are whose now, by number; when the one who is gone was enrolled. */
  merged: ["patientId", "from", "to", "bookings", "enrolledAt"],
  split: ["patientId", "from", "to", "bookings"],
  exported: ["from", "to"],
  /** How many of each were in the file. */
  "patient-exported": ["patientId", "bookings", "reports", "messages"],
  "trail-exported": ["day"],
  "staff-invited": ["staffId", "to"],
  "staff-joined": ["staffId"],
  "staff-role-changed": ["staffId", "from", "to"],
  "staff-switched-off": ["staffId", "from"],
  "staff-session-ended": ["staffId"],
  "second-step-on": [],
  "second-step-off": [],
  "second-step-reset": ["staffId"],
  "backup-codes-renewed": [],
  "backup-code-used": ["left"],
  /** By whoever gave that person's password. */
  "sign-in-code-wrong": [],
  /** As of which moment the data was put back. */
  restored: ["to"],
  retention: ["removed"],
  "testimonials-added": ["id", "rating"],
  "testimonials-changed": ["id"],
  "testimonials-removed": ["id", "rating"],
  "faqs-added": published,
  "faqs-changed": published,
  "faqs-removed": published,
  "test-added": published,
  "test-changed": published,
  "package-added": published,
  "package-changed": published,
  "offer-changed": published,
  "lab-changed": published,
  "day-opened": published,
  "day-closed": published,
  "area-served": published,
  "area-left": published,
} as const satisfies Record<string, readonly string[] | typeof published>;

export type TrailAction = keyof typeof trailed;

export const trailActions = Object.keys(trailed) as TrailAction[];

/** The facts of an act that the trail takes. */
export type TrailChange<A extends TrailAction> = (typeof trailed)[A] extends readonly (infer Key extends string)[]
  ? { [K in Key]?: unknown }
  : Record<string, unknown>;

/** Of what a verb hands over, what the trail keeps. */
export function keptOf(action: TrailAction, change: Record<string, unknown>): Record<string, unknown> {
  const kept: readonly string[] | typeof published = trailed[action];
  if (kept === published) return change;
  return Object.fromEntries(Object.entries(change).filter(([key]) => kept.includes(key)));
}
