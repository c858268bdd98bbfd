ALTER TABLE "audit_trail" ADD COLUMN "actor_id" text;--> statement-breakpoint
ALTER TABLE "audit_trail" ADD COLUMN "actor_role" text;--> statement-breakpoint
ALTER TABLE "audit_trail" ADD COLUMN "patient_id" integer;--> statement-breakpoint
-- What was done until now was done by the owner, who alone had a password.
UPDATE "audit_trail" SET "actor_role" = 'owner', "actor_id" = (SELECT "id" FROM "user" WHERE "username" = 'owner') WHERE "actor" = 'admin owner';--> statement-breakpoint
UPDATE "audit_trail" SET "patient_id" = "bookings"."patient_id" FROM "bookings" WHERE "bookings"."id" = "audit_trail"."booking_id";--> statement-breakpoint
UPDATE "audit_trail" SET "patient_id" = ("change" ->> 'patientId')::integer WHERE "patient_id" IS NULL AND "change" ->> 'patientId' ~ '^[0-9]{1,9}$';--> statement-breakpoint
CREATE INDEX "trail_of_patient" ON "audit_trail" USING btree ("patient_id","id");--> statement-breakpoint
CREATE INDEX "trail_of_actor" ON "audit_trail" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "trail_of_action" ON "audit_trail" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "trail_by_time" ON "audit_trail" USING btree ("at");--> statement-breakpoint
CREATE INDEX "trail_of_changes" ON "audit_trail" USING btree ("id") WHERE "audit_trail"."action" <> 'looked';--> statement-breakpoint
CREATE FUNCTION "keep_the_trail"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit trail is added to, and never changed.' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "the_trail_is_added_to_alone" BEFORE UPDATE OR DELETE ON "audit_trail" FOR EACH ROW EXECUTE FUNCTION "keep_the_trail"();
