import { z } from "zod";
import { staffRoles } from "#core/access/policy.ts";
import { type AuditEvent, auditEventFields } from "#core/audit/audit-events.ts";

/** One entry of the audit log, as the owner reads it. */
const auditLogEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  day: z.iso.date().meta({ description: "By the lab's calendar" }),
  time: z.string().meta({ description: "By the lab's wall, e.g. 10:35 AM" }),
  actor: z.string().meta({ description: "Who, by the name of then" }),
  actorRole: z.enum(staffRoles).nullable().meta({ description: "The role of then; null for everybody but the staff" }),
  ...auditEventFields,
  bookingId: z.number().int().nullable(),
  bookingCode: z.string().nullable(),
  patientId: z.number().int().nullable(),
  patientName: z.string().nullable().meta({ description: "Null where nobody is meant, or somebody who was erased" }),
  staffName: z.string().nullable().meta({ description: "Of the staff who was meant" }),
});

/** `change` is typed by `action`, as `recordAction` writes it. */
export type AuditLogEntry = Omit<z.infer<typeof auditLogEntry>, keyof AuditEvent> & AuditEvent;
export const AuditLogEntry = auditLogEntry as z.ZodType<unknown> as z.ZodType<AuditLogEntry>;
