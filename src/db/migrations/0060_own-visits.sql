CREATE TABLE "inbound_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbound_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" text NOT NULL,
	"phone" text NOT NULL,
	"booking_id" integer,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"seen_by" text,
	CONSTRAINT "inbound_messages_providerId_unique" UNIQUE("provider_id"),
	CONSTRAINT "inbound_kind_is_known" CHECK ("inbound_messages"."kind" in ('fasted', 'ate', 'stop', 'start', 'not-me', 'other'))
);
--> statement-breakpoint
CREATE TABLE "opt_outs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opt_outs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"patient_id" integer,
	"since" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "one_opt_out_per_phone_and_patient" UNIQUE NULLS NOT DISTINCT("phone","patient_id"),
	CONSTRAINT "opt_out_source_is_known" CHECK ("opt_outs"."source" in ('stop', 'not-me', 'staff'))
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_action_is_known";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "fasting_answer" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "fasting_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lab" ADD COLUMN "move_until_minutes" integer DEFAULT 240 NOT NULL;--> statement-breakpoint
ALTER TABLE "lab" ADD COLUMN "cancel_until_minutes" integer DEFAULT 240 NOT NULL;--> statement-breakpoint
ALTER TABLE "lab" ADD COLUMN "moves_allowed" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "lab" ADD COLUMN "reminder_minutes" integer DEFAULT 1140 NOT NULL;--> statement-breakpoint
ALTER TABLE "lab" ADD COLUMN "quiet_from_minutes" integer DEFAULT 1260 NOT NULL;--> statement-breakpoint
ALTER TABLE "lab" ADD COLUMN "quiet_to_minutes" integer DEFAULT 480 NOT NULL;--> statement-breakpoint
ALTER TABLE "inbound_messages" ADD CONSTRAINT "inbound_messages_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opt_outs" ADD CONSTRAINT "opt_outs_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbound_messages_of_phone" ON "inbound_messages" USING btree ("phone","id");--> statement-breakpoint
CREATE INDEX "inbound_messages_of_booking" ON "inbound_messages" USING btree ("booking_id") WHERE "inbound_messages"."booking_id" is not null;--> statement-breakpoint
CREATE INDEX "inbound_messages_to_handle" ON "inbound_messages" USING btree ("id") WHERE "inbound_messages"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "inbound_messages_by_arrival" ON "inbound_messages" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "opt_outs_of_patient" ON "opt_outs" USING btree ("patient_id") WHERE "opt_outs"."patient_id" is not null;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_action_is_known" CHECK ("audit_log"."action" in ('placed', 'status', 'moved', 'cancelled', 'changed', 'items-changed', 'payment', 'discount-given', 'discount-withdrawn', 'cash-moved', 'cash-accepted', 'cash-refused', 'cash-counted', 'closing-accepted', 'settlement-declared', 'day-book-exported', 'deleted', 'report-attached', 'report-replaced', 'report-released', 'report-withdrawn', 'report-opened', 'looked', 'message', 'message-answered', 'message-reopened', 'waitlist-left', 'noted', 'erased', 'merged', 'split', 'exported', 'patient-exported', 'audit-log-exported', 'staff-invited', 'staff-joined', 'staff-role-changed', 'staff-switched-off', 'staff-session-ended', 'second-step-on', 'second-step-off', 'second-step-reset', 'backup-codes-renewed', 'backup-code-used', 'sign-in-code-wrong', 'restored', 'retention', 'testimonials-added', 'testimonials-changed', 'testimonials-removed', 'faqs-added', 'faqs-changed', 'faqs-removed', 'test-added', 'test-changed', 'package-added', 'package-changed', 'offer-changed', 'lab-changed', 'day-opened', 'day-closed', 'area-served', 'area-left', 'areas-ordered', 'visit-assigned', 'round-ordered', 'tube-received', 'tube-rejected', 'opted-out', 'opted-in', 'inbound-handled', 'fasting-answered'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "fasting_answer_is_known" CHECK ("bookings"."fasting_answer" in ('fasted', 'ate'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "fasting_answer_has_its_time" CHECK (("bookings"."fasting_answer" is null) = ("bookings"."fasting_answered_at" is null));--> statement-breakpoint
ALTER TABLE "lab" ADD CONSTRAINT "limits_of_own_changes_are_possible" CHECK ("lab"."move_until_minutes" between 0 and 2880 and "lab"."cancel_until_minutes" between 0 and 2880 and "lab"."moves_allowed" between 0 and 20);--> statement-breakpoint
ALTER TABLE "lab" ADD CONSTRAINT "reminder_is_before_the_quiet_hours" CHECK ("lab"."quiet_to_minutes" between 0 and "lab"."reminder_minutes" and "lab"."reminder_minutes" < "lab"."quiet_from_minutes" and "lab"."quiet_from_minutes" <= 1440);--> statement-breakpoint
-- An earlier build would write to phones that want no messages, and keep an answer about fasting when a visit moves.
UPDATE "builds" SET "oldest" = 60;
