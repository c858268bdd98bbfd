ALTER TABLE "packages" ADD COLUMN "is_offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "is_offered" boolean DEFAULT true NOT NULL;