export const memberRevocations = ["switched-off", "role", "password", "second-step"] as const;
export const reportRevocations = ["report-withdrawn", "report-replaced"] as const;

/** What was changed of how somebody of the staff signs in. */
export type MemberRevocation = (typeof memberRevocations)[number];

/** How a report was taken from its patient. */
export type ReportRevocation = (typeof reportRevocations)[number];
