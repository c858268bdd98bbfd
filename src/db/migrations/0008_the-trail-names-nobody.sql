-- The trail keeps ids alone: rows from before the rule (core/trail.ts) lose what named people.
UPDATE "audit_trail" SET "change" = jsonb_build_object(
  'patientId', "change" #> '{from,patientId}', 'day', "change" #> '{from,day}', 'time', "change" #> '{from,time}',
  'status', "change" #> '{from,status}', 'paymentStatus', "change" #> '{from,paymentStatus}', 'totalPaise', "change" #> '{from,totalPaise}'
) WHERE "action" = 'deleted' AND "change" ? 'from';--> statement-breakpoint
UPDATE "audit_trail" SET "change" = "change" - 'fileName' WHERE "action" IN ('report-attached', 'report-replaced');--> statement-breakpoint
UPDATE "audit_trail" SET "change" = "change" - '{patientName,testimonial,serviceName,from,to}'::text[] WHERE "action" LIKE 'testimonials-%';
