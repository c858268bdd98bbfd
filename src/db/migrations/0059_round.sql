CREATE TABLE "tubes" (
	"code" text PRIMARY KEY NOT NULL,
	"booking_id" integer NOT NULL,
	"kind" text NOT NULL,
	"labelled_at" timestamp with time zone NOT NULL,
	"labelled_by" text NOT NULL,
	"collected_at" timestamp with time zone,
	"collected_by" text,
	"received_at" timestamp with time zone,
	"received_by" text,
	"rejected_at" timestamp with time zone,
	"rejected_by" text,
	"reason" text,
	CONSTRAINT "tube_code_has_its_form" CHECK ("tubes"."code" ~ '^[0-9A-Z-]{6,20}$'),
	CONSTRAINT "kind_of_tube_is_known" CHECK ("tubes"."kind" in ('culture', 'citrate', 'serum', 'heparin', 'edta', 'fluoride', 'urine', 'urine-24h', 'stool', 'swab', 'sputum', 'none')),
	CONSTRAINT "rejection_reason_is_known" CHECK ("tubes"."reason" in ('clotted', 'haemolysed', 'too-little', 'wrong-tube', 'leaked', 'unlabelled', 'old', 'other')),
	CONSTRAINT "rejection_has_its_reason" CHECK (("tubes"."rejected_at" is null) = ("tubes"."reason" is null)),
	CONSTRAINT "tube_is_collected_after_its_label" CHECK ("tubes"."collected_at" >= "tubes"."labelled_at"),
	CONSTRAINT "tube_is_received_after_its_collection" CHECK ("tubes"."received_at" is null or ("tubes"."collected_at" is not null and "tubes"."received_at" >= "tubes"."collected_at")),
	CONSTRAINT "tube_is_rejected_by_the_lab" CHECK ("tubes"."rejected_at" is null or "tubes"."rejected_at" >= coalesce("tubes"."received_at", "tubes"."labelled_at"))
);
--> statement-breakpoint
CREATE TABLE "visit_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "visit_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"visit_id" integer NOT NULL,
	"booking_id" integer,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"by_id" text NOT NULL,
	"doubtful" text,
	"data" jsonb NOT NULL,
	"checked_at" timestamp with time zone,
	"checked_by" text,
	CONSTRAINT "visit_event_kind_is_known" CHECK ("visit_events"."kind" in ('on-the-way', 'arrived', 'identified', 'labelled', 'collected', 'refused', 'not-home', 'left', 'undone')),
	CONSTRAINT "visit_event_doubt_is_known" CHECK ("visit_events"."doubtful" in ('clock', 'another-phlebotomist', 'cancelled', 'moved'))
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_action_is_known";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "redraw_of" integer;--> statement-breakpoint
ALTER TABLE "served_areas" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "phlebotomist_id" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "round_position" integer;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "promised_from" integer;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "promised_to" integer;--> statement-breakpoint
ALTER TABLE "tubes" ADD CONSTRAINT "tubes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_events" ADD CONSTRAINT "visit_events_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_events" ADD CONSTRAINT "visit_events_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tubes_of_booking" ON "tubes" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "tubes_by_receipt" ON "tubes" USING btree ("received_at") WHERE "tubes"."received_at" is not null;--> statement-breakpoint
CREATE INDEX "tubes_to_receive" ON "tubes" USING btree ("collected_at") WHERE "tubes"."received_at" is null and "tubes"."rejected_at" is null;--> statement-breakpoint
CREATE INDEX "events_of_visit" ON "visit_events" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "visit_events_of_booking" ON "visit_events" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "doubtful_events" ON "visit_events" USING btree ("received_at") WHERE "visit_events"."doubtful" is not null and "visit_events"."checked_at" is null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_redraw_of_bookings_id_fk" FOREIGN KEY ("redraw_of") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_phlebotomist_id_user_id_fk" FOREIGN KEY ("phlebotomist_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "redraws_of_booking" ON "bookings" USING btree ("redraw_of") WHERE "bookings"."redraw_of" is not null;--> statement-breakpoint
CREATE INDEX "visits_of_phlebotomist" ON "visits" USING btree ("phlebotomist_id") WHERE "visits"."phlebotomist_id" is not null;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_action_is_known" CHECK ("audit_log"."action" in ('placed', 'status', 'moved', 'cancelled', 'changed', 'items-changed', 'payment', 'discount-given', 'discount-withdrawn', 'cash-moved', 'cash-accepted', 'cash-refused', 'cash-counted', 'closing-accepted', 'settlement-declared', 'day-book-exported', 'deleted', 'report-attached', 'report-replaced', 'report-released', 'report-withdrawn', 'report-opened', 'looked', 'message', 'message-answered', 'message-reopened', 'waitlist-left', 'noted', 'erased', 'merged', 'split', 'exported', 'patient-exported', 'audit-log-exported', 'staff-invited', 'staff-joined', 'staff-role-changed', 'staff-switched-off', 'staff-session-ended', 'second-step-on', 'second-step-off', 'second-step-reset', 'backup-codes-renewed', 'backup-code-used', 'sign-in-code-wrong', 'restored', 'retention', 'testimonials-added', 'testimonials-changed', 'testimonials-removed', 'faqs-added', 'faqs-changed', 'faqs-removed', 'test-added', 'test-changed', 'package-added', 'package-changed', 'offer-changed', 'lab-changed', 'day-opened', 'day-closed', 'area-served', 'area-left', 'areas-ordered', 'visit-assigned', 'round-ordered', 'tube-received', 'tube-rejected'));--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "promise_is_whole" CHECK (("visits"."promised_from" is null) = ("visits"."promised_to" is null));--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "promise_is_in_order" CHECK ("visits"."promised_from" between 0 and "visits"."promised_to");--> statement-breakpoint
CREATE FUNCTION "reject_visit_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'visit events never change' USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "visit_events_are_append_only" BEFORE UPDATE ON "visit_events" FOR EACH ROW WHEN (
	OLD."checked_at" IS NOT NULL
	OR (OLD."id", OLD."position", OLD."visit_id", OLD."booking_id", OLD."kind", OLD."at", OLD."received_at", OLD."by_id", OLD."doubtful", OLD."data")
	IS DISTINCT FROM (NEW."id", NEW."position", NEW."visit_id", NEW."booking_id", NEW."kind", NEW."at", NEW."received_at", NEW."by_id", NEW."doubtful", NEW."data")
) EXECUTE FUNCTION "reject_visit_event_change"();--> statement-breakpoint
-- An earlier build would move a visit to another day together with its phlebotomist.
UPDATE "builds" SET "oldest" = 59;
