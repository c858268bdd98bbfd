import { z } from "zod";
import { staffRoles } from "#core/access/policy.ts";
import { type AuditEvent, auditEventFields } from "#core/audit/audit-events.ts";

/** One entry of the audit log, as the owner reads it. */
const auditLogEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  day: z.iso.date().meta({ description: "In the lab's time zone" }),
  time: z.string().meta({ description: "In the lab's time zone, e.g. 10:35 AM" }),
  actor: z.string().meta({ description: "The actor's name at that time" }),
  actorRole: z.enum(staffRoles).nullable().meta({ description: "The actor's role at that time; null unless staff" }),
  ...auditEventFields,
  bookingId: z.number().int().nullable(),
  bookingCode: z.string().nullable(),
  patientId: z.number().int().nullable(),
  patientName: z.string().nullable().meta({ description: "The patient concerned; null if there is none or if erased" }),
  staffName: z.string().nullable().meta({ description: "The staff member concerned" }),
});

/** `change` is typed by `action`, as `recordAction` writes it. */
export type AuditLogEntry = Omit<z.infer<typeof auditLogEntry>, keyof AuditEvent> & AuditEvent;
export const AuditLogEntry = auditLogEntry as z.ZodType<unknown> as z.ZodType<AuditLogEntry>;
