DROP INDEX "bookings_by_patient";--> statement-breakpoint
DROP INDEX "bookings_by_phone";--> statement-breakpoint
DROP INDEX "bookings_by_status";--> statement-breakpoint
DROP INDEX "bookings_by_payment_status";--> statement-breakpoint
DROP INDEX "bookings_by_day";--> statement-breakpoint
CREATE INDEX "patients_search" ON "patients" USING gin (("name" || ' ' || "phone") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_to_answer" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "bookings_by_patient" ON "bookings" USING btree ("patient_id","id");--> statement-breakpoint
CREATE INDEX "bookings_by_phone" ON "bookings" USING btree ("phone","id");--> statement-breakpoint
CREATE INDEX "bookings_by_status" ON "bookings" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "bookings_by_payment_status" ON "bookings" USING btree ("payment_status","id");--> statement-breakpoint
CREATE INDEX "bookings_by_day" ON "bookings" USING btree ("day","id");