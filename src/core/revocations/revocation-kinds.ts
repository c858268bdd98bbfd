export const memberRevocations = ["switched-off", "role", "password", "second-step"] as const;
export const reportRevocations = ["report-withdrawn", "report-replaced"] as const;

/** What changed in a staff member's sign-in. */
export type MemberRevocation = (typeof memberRevocations)[number];

/** How a report was taken from its patient. */
export type ReportRevocation = (typeof reportRevocations)[number];
