ALTER TABLE "bookings" ADD COLUMN "landmark" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "collector_note" text;