ALTER TABLE "contact_messages" ADD COLUMN "request_hash" "bytea";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_requestHash_unique" UNIQUE("request_hash");--> statement-breakpoint
UPDATE "builds" SET "oldest" = 51;