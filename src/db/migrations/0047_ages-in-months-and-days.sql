ALTER TABLE "bookings" ADD COLUMN "exact_age" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "exact_age" text;