CREATE TABLE "cash_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_id" text,
	"to_id" text,
	"paise" integer NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"from_day" date,
	"to_day" date,
	"accepted_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"closing_id" integer,
	CONSTRAINT "cash_moves_key_unique" UNIQUE("key"),
	CONSTRAINT "move_kind_is_known" CHECK ("cash_moves"."kind" in ('float', 'handover', 'bank', 'petty', 'added')),
	CONSTRAINT "moved_amount_is_positive" CHECK ("cash_moves"."paise" > 0),
	CONSTRAINT "move_is_accepted_or_refused" CHECK ("cash_moves"."accepted_at" is null or "cash_moves"."refused_at" is null),
	CONSTRAINT "bill_has_its_reason" CHECK ("cash_moves"."kind" <> 'petty' or coalesce("cash_moves"."reason", '') <> ''),
	CONSTRAINT "move_has_two_sides" CHECK ("cash_moves"."from_id" is distinct from "cash_moves"."to_id" or "cash_moves"."kind" in ('bank', 'petty', 'added')),
	CONSTRAINT "move_counts_when_accepted" CHECK ("cash_moves"."accepted_at" is not null or ("cash_moves"."from_day" is null and "cash_moves"."to_day" is null))
);
--> statement-breakpoint
CREATE TABLE "closings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "closings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" text NOT NULL,
	"day" date NOT NULL,
	"carried_paise" integer NOT NULL,
	"expected_paise" integer NOT NULL,
	"counted_paise" integer NOT NULL,
	"kept_paise" integer NOT NULL,
	"notes" jsonb,
	"reason" text,
	"counted_at" timestamp with time zone NOT NULL,
	"accepted_by" text,
	"accepted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "one_closing_per_person_and_day" UNIQUE("person_id","day"),
	CONSTRAINT "counted_amount_is_not_negative" CHECK ("closings"."counted_paise" >= 0),
	CONSTRAINT "kept_amount_is_of_the_count" CHECK ("closings"."kept_paise" between 0 and "closings"."counted_paise"),
	CONSTRAINT "difference_has_its_reason" CHECK ("closings"."counted_paise" = "closings"."expected_paise" or coalesce("closings"."reason", '') <> ''),
	CONSTRAINT "closing_is_accepted_by_someone" CHECK (("closings"."accepted_by" is null) = ("closings"."accepted_at" is null))
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"day" date NOT NULL,
	"method" text NOT NULL,
	"expected_paise" integer NOT NULL,
	"declared_paise" integer NOT NULL,
	"reason" text,
	"by" text NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "settlements_day_method_pk" PRIMARY KEY("day","method"),
	CONSTRAINT "settled_method_is_known" CHECK ("settlements"."method" in ('upi', 'card')),
	CONSTRAINT "settlement_difference_has_its_reason" CHECK ("settlements"."declared_paise" = "settlements"."expected_paise" or coalesce("settlements"."reason", '') <> '')
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_action_is_known";--> statement-breakpoint
ALTER TABLE "lab" ADD COLUMN "evening_minutes" integer DEFAULT 1200 NOT NULL;--> statement-breakpoint
ALTER TABLE "receipt_tenders" ADD COLUMN "holder_id" text;--> statement-breakpoint
ALTER TABLE "cash_moves" ADD CONSTRAINT "cash_moves_closing_id_closings_id_fk" FOREIGN KEY ("closing_id") REFERENCES "public"."closings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moves_of_giver" ON "cash_moves" USING btree ("from_id","from_day");--> statement-breakpoint
CREATE INDEX "moves_of_receiver" ON "cash_moves" USING btree ("to_id","to_day");--> statement-breakpoint
CREATE INDEX "moves_by_time" ON "cash_moves" USING btree ("at");--> statement-breakpoint
CREATE INDEX "moves_under_way" ON "cash_moves" USING btree ("id") WHERE "cash_moves"."accepted_at" is null and "cash_moves"."refused_at" is null;--> statement-breakpoint
CREATE INDEX "closings_by_day" ON "closings" USING btree ("day");--> statement-breakpoint
CREATE INDEX "cash_by_holder" ON "receipt_tenders" USING btree ("holder_id","day") WHERE "receipt_tenders"."method" = 'cash';--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_action_is_known" CHECK ("audit_log"."action" in ('placed', 'status', 'moved', 'cancelled', 'changed', 'items-changed', 'payment', 'discount-given', 'discount-withdrawn', 'cash-moved', 'cash-accepted', 'cash-refused', 'cash-counted', 'closing-accepted', 'settlement-declared', 'day-book-exported', 'deleted', 'report-attached', 'report-replaced', 'report-released', 'report-withdrawn', 'report-opened', 'looked', 'message', 'message-answered', 'message-reopened', 'waitlist-left', 'noted', 'erased', 'merged', 'split', 'exported', 'patient-exported', 'audit-log-exported', 'staff-invited', 'staff-joined', 'staff-role-changed', 'staff-switched-off', 'staff-session-ended', 'second-step-on', 'second-step-off', 'second-step-reset', 'backup-codes-renewed', 'backup-code-used', 'sign-in-code-wrong', 'restored', 'retention', 'testimonials-added', 'testimonials-changed', 'testimonials-removed', 'faqs-added', 'faqs-changed', 'faqs-removed', 'test-added', 'test-changed', 'package-added', 'package-changed', 'offer-changed', 'lab-changed', 'day-opened', 'day-closed', 'area-served', 'area-left'));--> statement-breakpoint
ALTER TABLE "lab" ADD CONSTRAINT "evening_is_within_the_day" CHECK ("lab"."evening_minutes" between 0 and 1439);--> statement-breakpoint
CREATE TRIGGER "accepted_closings_are_final" BEFORE UPDATE OR DELETE ON "closings" FOR EACH ROW WHEN (OLD."accepted_at" IS NOT NULL) EXECUTE FUNCTION "reject_money_change"();--> statement-breakpoint
CREATE TRIGGER "moves_are_append_only" BEFORE UPDATE ON "cash_moves" FOR EACH ROW WHEN (
	OLD."accepted_at" IS NOT NULL OR OLD."refused_at" IS NOT NULL
	OR (OLD."id", OLD."key", OLD."kind", OLD."from_id", OLD."to_id", OLD."paise", OLD."reason", OLD."at", OLD."by", OLD."closing_id")
	IS DISTINCT FROM (NEW."id", NEW."key", NEW."kind", NEW."from_id", NEW."to_id", NEW."paise", NEW."reason", NEW."at", NEW."by", NEW."closing_id")
) EXECUTE FUNCTION "reject_money_change"();--> statement-breakpoint
CREATE TRIGGER "moves_are_kept" BEFORE DELETE ON "cash_moves" FOR EACH ROW EXECUTE FUNCTION "reject_money_change"();--> statement-breakpoint
-- What was recorded for the day stands; what was declared can be declared again.
CREATE TRIGGER "settlements_keep_their_sum" BEFORE UPDATE ON "settlements" FOR EACH ROW WHEN (
	(OLD."day", OLD."method", OLD."expected_paise") IS DISTINCT FROM (NEW."day", NEW."method", NEW."expected_paise")
) EXECUTE FUNCTION "reject_money_change"();--> statement-breakpoint
CREATE TRIGGER "settlements_are_kept" BEFORE DELETE ON "settlements" FOR EACH ROW EXECUTE FUNCTION "reject_money_change"();--> statement-breakpoint
-- An earlier build would record cash without its holder, and on days that are closed.
UPDATE "builds" SET "oldest" = 55;
