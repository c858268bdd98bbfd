-- No build has ever written these; they were recognised for display alone.
UPDATE "bookings" SET "status" = 'declined' WHERE "status" = 'cancelled';--> statement-breakpoint
UPDATE "bookings" SET "status" = 'testing_in_progress' WHERE "status" = 'processing';--> statement-breakpoint
UPDATE "bookings" SET "payment_status" = 'pending' WHERE "payment_status" = 'unpaid';--> statement-breakpoint
UPDATE "bookings" SET "payment_status" = 'paid' WHERE "payment_status" = 'completed';--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "status_is_known" CHECK ("bookings"."status" in ('pending', 'confirmed', 'sample_collected', 'testing_in_progress', 'completed', 'declined'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "payment_status_is_known" CHECK ("bookings"."payment_status" in ('pending', 'paid', 'failed', 'refunded'));--> statement-breakpoint
-- The build before this one writes none but these.
UPDATE "builds" SET "oldest" = 23;
