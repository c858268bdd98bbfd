CREATE TABLE "discounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"paise" integer NOT NULL,
	"reason" text NOT NULL,
	"by" text,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "discount_is_positive" CHECK ("discounts"."paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "receipt_allocations" (
	"receipt_id" integer NOT NULL,
	"booking_id" integer,
	"booking_code" text NOT NULL,
	"paise" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "receipt_allocations_receipt_id_booking_code_pk" PRIMARY KEY("receipt_id","booking_code"),
	CONSTRAINT "allocation_is_not_zero" CHECK ("receipt_allocations"."paise" <> 0)
);
--> statement-breakpoint
CREATE TABLE "receipt_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_tenders" (
	"receipt_id" integer NOT NULL,
	"method" text NOT NULL,
	"paise" integer NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "receipt_tenders_receipt_id_method_pk" PRIMARY KEY("receipt_id","method"),
	CONSTRAINT "tender_method_is_known" CHECK ("receipt_tenders"."method" in ('cash', 'upi', 'card', 'other')),
	CONSTRAINT "tender_is_not_zero" CHECK ("receipt_tenders"."paise" <> 0)
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"kind" text NOT NULL,
	"series" text,
	"number" integer,
	"utr" text,
	"visit_id" integer,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"by" text,
	"by_name" text NOT NULL,
	"reason" text,
	"corrects" integer,
	"corrected_by" integer,
	CONSTRAINT "receipts_key_unique" UNIQUE("key"),
	CONSTRAINT "receipt_number_is_unique" UNIQUE("series","number"),
	CONSTRAINT "receipt_kind_is_known" CHECK ("receipts"."kind" in ('taken', 'returned', 'corrected', 'carried')),
	CONSTRAINT "receipt_has_its_number" CHECK (("receipts"."kind" in ('taken', 'returned')) = ("receipts"."series" is not null) and ("receipts"."series" is null) = ("receipts"."number" is null)),
	CONSTRAINT "receipt_has_its_reason" CHECK ("receipts"."kind" not in ('returned', 'corrected') or coalesce("receipts"."reason", '') <> ''),
	CONSTRAINT "utr_has_its_form" CHECK ("receipts"."utr" ~ '^[0-9]{12}$')
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_action_is_known";--> statement-breakpoint
ALTER TABLE "booking_events" DROP CONSTRAINT "event_kind_is_known";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "taken_paise" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "discount_paise" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lab" ADD COLUMN "upi_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lab" ADD COLUMN "upi_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lab" ADD COLUMN "upi_merchant_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lab" ADD COLUMN "gstin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lab" ADD COLUMN "receptionist_discount_percent" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_allocations" ADD CONSTRAINT "receipt_allocations_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_allocations" ADD CONSTRAINT "receipt_allocations_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_tenders" ADD CONSTRAINT "receipt_tenders_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_corrects_receipts_id_fk" FOREIGN KEY ("corrects") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_corrected_by_receipts_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_standing_discount_per_booking" ON "discounts" USING btree ("booking_id") WHERE "discounts"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "discounts_of_booking" ON "discounts" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "allocations_of_booking" ON "receipt_allocations" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "tenders_by_day" ON "receipt_tenders" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "one_standing_receipt_per_utr" ON "receipts" USING btree ("utr") WHERE "receipts"."corrected_by" is null;--> statement-breakpoint
CREATE INDEX "receipts_by_time" ON "receipts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "receipts_of_visit" ON "receipts" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "receipts_by_corrected" ON "receipts" USING btree ("corrects");--> statement-breakpoint
CREATE INDEX "receipts_by_correction" ON "receipts" USING btree ("corrected_by");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_action_is_known" CHECK ("audit_log"."action" in ('placed', 'status', 'moved', 'cancelled', 'changed', 'items-changed', 'payment', 'discount-given', 'discount-withdrawn', 'deleted', 'report-attached', 'report-replaced', 'report-released', 'report-withdrawn', 'report-opened', 'looked', 'message', 'message-answered', 'message-reopened', 'waitlist-left', 'noted', 'erased', 'merged', 'split', 'exported', 'patient-exported', 'audit-log-exported', 'staff-invited', 'staff-joined', 'staff-role-changed', 'staff-switched-off', 'staff-session-ended', 'second-step-on', 'second-step-off', 'second-step-reset', 'backup-codes-renewed', 'backup-code-used', 'sign-in-code-wrong', 'restored', 'retention', 'testimonials-added', 'testimonials-changed', 'testimonials-removed', 'faqs-added', 'faqs-changed', 'faqs-removed', 'test-added', 'test-changed', 'package-added', 'package-changed', 'offer-changed', 'lab-changed', 'day-opened', 'day-closed', 'area-served', 'area-left'));--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "event_kind_is_known" CHECK ("booking_events"."kind" in ('placed', 'status', 'moved', 'cancelled', 'changed', 'items-changed', 'payment', 'discount-given', 'discount-withdrawn', 'merged', 'split', 'report-attached', 'report-replaced', 'report-released', 'report-withdrawn', 'report-opened'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "taken_amount_is_not_negative" CHECK ("bookings"."taken_paise" >= 0);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "discount_is_not_negative" CHECK ("bookings"."discount_paise" >= 0);--> statement-breakpoint
ALTER TABLE "lab" ADD CONSTRAINT "discount_percent_is_possible" CHECK ("lab"."receptionist_discount_percent" between 0 and 100);--> statement-breakpoint
-- Every booking that is paid or refunded gets the receipts that it lacks: on the day and by the person of its
-- last payment event, otherwise on the day of its visit.
CREATE TEMPORARY TABLE "carried" ON COMMIT DROP AS
SELECT
	nextval(pg_get_serial_sequence('receipts', 'id'))::int AS "id",
	"sign"."value" AS "sign",
	"bookings"."id" AS "booking_id", "bookings"."code", "bookings"."visit_id", "bookings"."total_paise",
	coalesce("last"."at", ("bookings"."day"::timestamp + interval '12 hours') AT TIME ZONE 'Asia/Kolkata') AS "at",
	coalesce("last"."actor", 'system') AS "actor",
	CASE WHEN lower("bookings"."payment_method") IN ('cash', 'cod') THEN 'cash'
		WHEN lower("bookings"."payment_method") IN ('upi', 'card') THEN lower("bookings"."payment_method")
		ELSE 'other' END AS "method"
FROM "bookings"
CROSS JOIN LATERAL (VALUES (1), (-1)) AS "sign"("value")
LEFT JOIN LATERAL (
	SELECT "at", "actor" FROM "booking_events"
	WHERE "booking_id" = "bookings"."id" AND "kind" = 'payment' ORDER BY "id" DESC LIMIT 1
) AS "last" ON true
WHERE "bookings"."total_paise" > 0
	AND ("bookings"."payment_status" = 'refunded' OR ("bookings"."payment_status" = 'paid' AND "sign"."value" = 1));--> statement-breakpoint
INSERT INTO "receipts" ("id", "key", "kind", "visit_id", "at", "received_at", "by_name") OVERRIDING SYSTEM VALUE
SELECT "id", gen_random_uuid(), 'carried', "visit_id", "at", "at", regexp_replace("actor", '^admin ', '') FROM "carried";--> statement-breakpoint
INSERT INTO "receipt_tenders" ("receipt_id", "method", "paise", "day")
SELECT "id", "method", "sign" * "total_paise", ("at" AT TIME ZONE 'Asia/Kolkata')::date FROM "carried";--> statement-breakpoint
INSERT INTO "receipt_allocations" ("receipt_id", "booking_id", "booking_code", "paise", "position")
SELECT "id", "booking_id", "code", "sign" * "total_paise", 0 FROM "carried";--> statement-breakpoint
UPDATE "bookings" SET "taken_paise" = "total_paise" WHERE "payment_status" = 'paid';--> statement-breakpoint
CREATE FUNCTION "reject_money_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "receipts_are_append_only" BEFORE UPDATE ON "receipts" FOR EACH ROW WHEN (
	(OLD."id", OLD."key", OLD."kind", OLD."series", OLD."number", OLD."utr", OLD."at", OLD."received_at", OLD."by", OLD."by_name", OLD."reason", OLD."corrects")
	IS DISTINCT FROM (NEW."id", NEW."key", NEW."kind", NEW."series", NEW."number", NEW."utr", NEW."at", NEW."received_at", NEW."by", NEW."by_name", NEW."reason", NEW."corrects")
	OR (NEW."visit_id" IS NOT NULL AND NEW."visit_id" IS DISTINCT FROM OLD."visit_id")
	OR (OLD."corrected_by" IS NOT NULL AND NEW."corrected_by" IS DISTINCT FROM OLD."corrected_by")
) EXECUTE FUNCTION "reject_money_change"();--> statement-breakpoint
CREATE TRIGGER "tenders_are_append_only" BEFORE UPDATE ON "receipt_tenders" FOR EACH ROW EXECUTE FUNCTION "reject_money_change"();--> statement-breakpoint
CREATE TRIGGER "allocations_are_append_only" BEFORE UPDATE ON "receipt_allocations" FOR EACH ROW WHEN (
	(OLD."receipt_id", OLD."booking_code", OLD."paise", OLD."position") IS DISTINCT FROM (NEW."receipt_id", NEW."booking_code", NEW."paise", NEW."position")
	OR (NEW."booking_id" IS NOT NULL AND NEW."booking_id" IS DISTINCT FROM OLD."booking_id")
) EXECUTE FUNCTION "reject_money_change"();--> statement-breakpoint
-- Only the end of their period removes them (core/retention), which says so in this setting of its transaction.
CREATE TRIGGER "receipts_are_kept" BEFORE DELETE ON "receipts" FOR EACH ROW WHEN (current_setting('nabz.retention', true) IS DISTINCT FROM 'over') EXECUTE FUNCTION "reject_money_change"();--> statement-breakpoint
CREATE TRIGGER "tenders_are_kept" BEFORE DELETE ON "receipt_tenders" FOR EACH ROW WHEN (current_setting('nabz.retention', true) IS DISTINCT FROM 'over') EXECUTE FUNCTION "reject_money_change"();--> statement-breakpoint
CREATE TRIGGER "allocations_are_kept" BEFORE DELETE ON "receipt_allocations" FOR EACH ROW WHEN (current_setting('nabz.retention', true) IS DISTINCT FROM 'over') EXECUTE FUNCTION "reject_money_change"();--> statement-breakpoint
CREATE FUNCTION "check_receipt_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"tendered" bigint;
	"allocated" bigint;
BEGIN
	SELECT sum("paise") INTO "tendered" FROM "receipt_tenders" WHERE "receipt_id" = NEW."id";
	SELECT sum("paise") INTO "allocated" FROM "receipt_allocations" WHERE "receipt_id" = NEW."id";
	IF "tendered" IS NULL OR "tendered" IS DISTINCT FROM "allocated" THEN
		RAISE EXCEPTION 'Receipt %: % tendered, % allocated', NEW."id", "tendered", "allocated" USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "check_balance_of_its_receipt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT coalesce(sum("paise"), 0) FROM "receipt_tenders" WHERE "receipt_id" = NEW."receipt_id")
		<> (SELECT coalesce(sum("paise"), 0) FROM "receipt_allocations" WHERE "receipt_id" = NEW."receipt_id") THEN
		RAISE EXCEPTION 'Receipt %: what is tendered is not what is allocated', NEW."receipt_id" USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "receipt_is_balanced" AFTER INSERT ON "receipts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_receipt_balance"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "tender_is_balanced" AFTER INSERT ON "receipt_tenders" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_balance_of_its_receipt"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "allocation_is_balanced" AFTER INSERT ON "receipt_allocations" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_balance_of_its_receipt"();--> statement-breakpoint
UPDATE "builds" SET "oldest" = 54;
