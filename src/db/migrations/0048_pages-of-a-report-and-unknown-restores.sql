ALTER TABLE "restores" ALTER COLUMN "reached_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "page_count" integer;