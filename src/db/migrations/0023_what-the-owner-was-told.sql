CREATE TABLE "alerts" (
	"kind" text PRIMARY KEY NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "messages_moved" ON "messages" USING btree ("state_at");