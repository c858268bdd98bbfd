/** Published content is no secret: such a change is recorded in full. */
const allFields = "published";

/**
 * The fields that the audit log records of each action. The audit log outlives everything else, so it holds numbers,
 * days, states and amounts, and nothing that names a person or how to reach them: a person is found by number while
 * that row exists.
 */
export const auditFields = {
  placed: ["to", "day", "time", "place", "totalPaise", "overbook", "onClosedDay", "reason"],
  status: ["from", "to", "overbook", "onClosedDay", "beforeVisit", "withoutSample", "withoutReport"],
  moved: ["from", "to", "overbook", "onClosedDay", "reason"],
  cancelled: ["from", "to", "reason"],
  /**
   * Names of the changed fields; the patient's number before and after, and the last two digits of both phones, if
   * these changed.
   */
  changed: ["fields", "from", "to", "phoneFrom", "phoneTo"],
  /** Codes of the added and removed items, and the totals in paise. */
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
  /** The length of the note before and after. */
  noted: ["patientId", "from", "to"],
  erased: ["patientId", "reason", "bills", "reports"],
  /** Numbers of both patients; when the removed one was enrolled. */
  merged: ["patientId", "from", "to", "bookings", "enrolledAt"],
  split: ["patientId", "from", "to", "bookings"],
  exported: ["from", "to"],
  /** Counts of the records in the file. */
  "patient-exported": ["patientId", "bookings", "reports", "messages"],
  "audit-log-exported": ["day"],
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
  /** By the person whose password was given. */
  "sign-in-code-wrong": [],
  /** The point in time of the restored data. */
  restored: ["to"],
  retention: ["removed"],
  "testimonials-added": ["id", "rating"],
  "testimonials-changed": ["id"],
  "testimonials-removed": ["id", "rating"],
  "faqs-added": allFields,
  "faqs-changed": allFields,
  "faqs-removed": allFields,
  "test-added": allFields,
  "test-changed": allFields,
  "package-added": allFields,
  "package-changed": allFields,
  "offer-changed": allFields,
  "lab-changed": allFields,
  "day-opened": allFields,
  "day-closed": allFields,
  "area-served": allFields,
  "area-left": allFields,
} as const satisfies Record<string, readonly string[] | typeof allFields>;

export type AuditAction = keyof typeof auditFields;

export const auditActions = Object.keys(auditFields) as AuditAction[];

/** The fields that an action records. */
export type AuditChange<A extends AuditAction> = (typeof auditFields)[A] extends readonly (infer Key extends string)[]
  ? { [K in Key]?: unknown }
  : Record<string, unknown>;

/** Returns the fields of a change that the audit log records. */
export function pickAuditFields(action: AuditAction, change: Record<string, unknown>): Record<string, unknown> {
  const allowed: readonly string[] | typeof allFields = auditFields[action];
  if (allowed === allFields) return change;
  return Object.fromEntries(Object.entries(change).filter(([key]) => allowed.includes(key)));
}
