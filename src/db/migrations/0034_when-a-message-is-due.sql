ALTER TABLE "messages" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
-- What an older build writes is due at once.
ALTER TABLE "messages" ALTER COLUMN "due_at" SET DEFAULT '1970-01-01T00:00:00.000Z';--> statement-breakpoint
UPDATE "messages" SET "due_at" = now() WHERE "state" IN ('waiting', 'sending') OR ("kind" = 'login-code' AND "state" = 'sent');--> statement-breakpoint
CREATE INDEX "messages_due" ON "messages" USING btree ("due_at") WHERE "messages"."due_at" is not null and "messages"."kind" <> 'login-code';--> statement-breakpoint
CREATE INDEX "login_codes_due" ON "messages" USING btree ("due_at") WHERE "messages"."due_at" is not null and "messages"."kind" = 'login-code';--> statement-breakpoint
-- An older build sends only what has a job.
UPDATE "builds" SET "oldest" = 34;
