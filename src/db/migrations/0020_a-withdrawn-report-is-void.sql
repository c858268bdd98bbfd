DROP INDEX "one_current_report_per_booking";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "one_current_report_per_booking" ON "reports" USING btree ("booking_id") WHERE "reports"."replaced_at" is null and "reports"."withdrawn_at" is null;