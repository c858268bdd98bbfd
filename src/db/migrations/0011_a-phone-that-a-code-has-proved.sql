ALTER TABLE "bookings" ADD COLUMN "phone_proved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "network" text;