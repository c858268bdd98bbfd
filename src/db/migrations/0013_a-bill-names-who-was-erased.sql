CREATE TABLE "erasures" (
	"id" text PRIMARY KEY NOT NULL,
	"patient_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "one_patient_per_phone_and_name";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "billed_to" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "trail_of_deleted" ON "audit_trail" USING btree (("change" ->> 'patientId')) WHERE "audit_trail"."action" = 'deleted';--> statement-breakpoint
CREATE INDEX "messages_to_recipient" ON "messages" USING btree ("recipient") WHERE "messages"."emptied_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_patient_per_phone_and_name" ON "patients" USING btree ("phone",lower("name")) WHERE "patients"."erased_at" is null;