CREATE TABLE "catalogue_texts" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"field" text NOT NULL,
	"text" text NOT NULL,
	"source" text NOT NULL,
	"reviewed_by" text,
	"reviewed_at" timestamp with time zone,
	CONSTRAINT "catalogue_texts_kind_id_language_field_pk" PRIMARY KEY("kind","id","language","field"),
	CONSTRAINT "catalogue_text_kind_is_known" CHECK ("catalogue_texts"."kind" in ('test', 'package', 'category', 'faq')),
	CONSTRAINT "catalogue_text_language_is_known" CHECK ("catalogue_texts"."language" in ('pa', 'hi')),
	CONSTRAINT "catalogue_text_field_is_known" CHECK ("catalogue_texts"."field" in ('gloss', 'name', 'tagline', 'description', 'indication', 'preparation', 'notes', 'about', 'clinicalImportance', 'testingProcess', 'question', 'answer')),
	CONSTRAINT "review_has_its_time" CHECK (("catalogue_texts"."reviewed_by" is null) = ("catalogue_texts"."reviewed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_action_is_known";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_action_is_known" CHECK ("audit_log"."action" in ('placed', 'status', 'moved', 'cancelled', 'changed', 'items-changed', 'payment', 'discount-given', 'discount-withdrawn', 'cash-moved', 'cash-accepted', 'cash-refused', 'cash-counted', 'closing-accepted', 'settlement-declared', 'day-book-exported', 'deleted', 'report-attached', 'report-replaced', 'report-released', 'report-withdrawn', 'report-opened', 'looked', 'message', 'message-answered', 'message-reopened', 'waitlist-left', 'noted', 'erased', 'merged', 'split', 'exported', 'patient-exported', 'audit-log-exported', 'staff-invited', 'staff-joined', 'staff-role-changed', 'staff-switched-off', 'staff-session-ended', 'second-step-on', 'second-step-off', 'second-step-reset', 'backup-codes-renewed', 'backup-code-used', 'sign-in-code-wrong', 'restored', 'retention', 'testimonials-added', 'testimonials-changed', 'testimonials-removed', 'faqs-added', 'faqs-changed', 'faqs-removed', 'test-added', 'test-changed', 'package-added', 'package-changed', 'offer-changed', 'lab-changed', 'day-opened', 'day-closed', 'area-served', 'area-left', 'areas-ordered', 'visit-assigned', 'round-ordered', 'tube-received', 'tube-rejected', 'opted-out', 'opted-in', 'inbound-handled', 'fasting-answered', 'translation-changed', 'translation-approved'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "booking_language_is_known" CHECK ("bookings"."language" in ('en', 'pa', 'hi'));--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patient_language_is_known" CHECK ("patients"."language" in ('en', 'pa', 'hi'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "message_language_is_known" CHECK ("messages"."language" in ('en', 'pa', 'hi'));--> statement-breakpoint
-- An earlier build would write Punjabi patients' messages in English, and forget their language as it erases them.
UPDATE "builds" SET "oldest" = 61;
