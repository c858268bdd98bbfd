ALTER TABLE "messages" ADD COLUMN "visit_day" date;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "visit_time" text;