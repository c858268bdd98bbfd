CREATE TABLE "restores" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	"gap_file" text,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "revocations" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"replayed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "replayed_at" timestamp with time zone;