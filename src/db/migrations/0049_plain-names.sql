ALTER TABLE "audit_trail" RENAME TO "audit_log";--> statement-breakpoint
ALTER INDEX "trail_of_booking" RENAME TO "audit_log_of_booking";--> statement-breakpoint
ALTER INDEX "trail_of_patient" RENAME TO "audit_log_of_patient";--> statement-breakpoint
ALTER INDEX "trail_of_actor" RENAME TO "audit_log_of_actor";--> statement-breakpoint
ALTER INDEX "trail_of_action" RENAME TO "audit_log_of_action";--> statement-breakpoint
ALTER INDEX "trail_by_time" RENAME TO "audit_log_by_time";--> statement-breakpoint
ALTER INDEX "trail_of_changes" RENAME TO "audit_log_of_changes";--> statement-breakpoint
ALTER INDEX "trail_of_deleted" RENAME TO "audit_log_of_deleted";--> statement-breakpoint
DROP TRIGGER "the_trail_is_added_to_alone" ON "audit_log";--> statement-breakpoint
DROP FUNCTION "keep_the_trail"();--> statement-breakpoint
UPDATE "audit_log" SET "actor_role" = CASE "actor_role" WHEN 'desk' THEN 'receptionist' WHEN 'collector' THEN 'phlebotomist' WHEN 'lab' THEN 'technician' ELSE 'pathologist' END WHERE "actor_role" IN ('desk', 'collector', 'lab', 'approver');--> statement-breakpoint
UPDATE "user" SET "role" = CASE "role" WHEN 'desk' THEN 'receptionist' WHEN 'collector' THEN 'phlebotomist' WHEN 'lab' THEN 'technician' ELSE 'pathologist' END WHERE "role" IN ('desk', 'collector', 'lab', 'approver');--> statement-breakpoint
UPDATE "staff" SET "invited_role" = CASE "invited_role" WHEN 'desk' THEN 'receptionist' WHEN 'collector' THEN 'phlebotomist' WHEN 'lab' THEN 'technician' ELSE 'pathologist' END WHERE "invited_role" IN ('desk', 'collector', 'lab', 'approver');--> statement-breakpoint
UPDATE "audit_log" SET "action" = 'audit-log-exported' WHERE "action" = 'trail-exported';--> statement-breakpoint
CREATE FUNCTION "reject_audit_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is append-only.' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_is_append_only" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "reject_audit_log_change"();--> statement-breakpoint
ALTER TABLE "visits" RENAME COLUMN "door_name" TO "contact_name";--> statement-breakpoint
ALTER TABLE "visits" RENAME COLUMN "door_phone" TO "contact_phone";--> statement-breakpoint
ALTER TABLE "visits" DROP COLUMN "position";--> statement-breakpoint
ALTER TABLE "bookings" RENAME COLUMN "collector_note" TO "phlebotomist_note";--> statement-breakpoint
DROP TRIGGER "a_booking_has_a_visit" ON "bookings";--> statement-breakpoint
DROP FUNCTION "give_a_visit"();--> statement-breakpoint
ALTER TABLE "desk_strangers" RENAME TO "anonymous_login_queue";--> statement-breakpoint
ALTER TABLE "anonymous_login_queue" RENAME COLUMN "asked_at" TO "attempted_at";--> statement-breakpoint
ALTER TABLE "password_guesses" RENAME TO "anonymous_login_attempts";--> statement-breakpoint
ALTER TABLE "account_guesses" RENAME TO "failed_logins";--> statement-breakpoint
ALTER TABLE "failed_logins" RENAME CONSTRAINT "account_guesses_user_id_network_pk" TO "failed_logins_user_id_network_pk";--> statement-breakpoint
ALTER TABLE "failed_logins" RENAME CONSTRAINT "account_guesses_user_id_user_id_fk" TO "failed_logins_user_id_user_id_fk";--> statement-breakpoint
ALTER TABLE "pulse" RENAME TO "write_probes";--> statement-breakpoint
ALTER TABLE "alerts" RENAME COLUMN "told_at" TO "sent_at";--> statement-breakpoint
UPDATE "builds" SET "oldest" = 49;
