ALTER TABLE "bookings" ADD COLUMN "placed_total_paise" integer;--> statement-breakpoint
UPDATE "bookings" SET "placed_total_paise" = coalesce((SELECT ("audit_trail"."change" ->> 'totalPaise')::int FROM "audit_trail" WHERE "audit_trail"."booking_id" = "bookings"."id" AND "audit_trail"."action" = 'placed' ORDER BY "audit_trail"."id" LIMIT 1), "total_paise");
