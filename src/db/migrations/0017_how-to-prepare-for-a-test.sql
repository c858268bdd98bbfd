ALTER TABLE "tests" ADD COLUMN "fasting_min_h" integer;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "fasting_max_h" integer;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "water_ok" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "latest_start" text;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "after_meal_min" integer;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "preparation_notes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "lab" ADD COLUMN "latest_fasting_start" text DEFAULT '11:00 AM' NOT NULL;--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "fasting_is_in_order" CHECK ("tests"."fasting_min_h" >= 0 and "tests"."fasting_max_h" >= "tests"."fasting_min_h");