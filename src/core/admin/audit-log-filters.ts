import { auditActions } from "#db/schema/audit-values.ts";

export { auditActions };

/** Actors without an account: patients and visitors, and the system. */
export const auditActorGroups = ["patients", "system"] as const;

/** All entries except read accesses. */
export const ALL_CHANGES = "changes";

/** Values of the audit log's action filter. */
export const auditActionFilters = [ALL_CHANGES, ...auditActions] as const;

export type AuditActionFilter = (typeof auditActionFilters)[number];
