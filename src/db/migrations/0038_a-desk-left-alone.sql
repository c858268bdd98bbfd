ALTER TABLE "session" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lab" ADD COLUMN "idle_lock_minutes" integer DEFAULT 0 NOT NULL;