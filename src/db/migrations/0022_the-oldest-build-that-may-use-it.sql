CREATE TABLE "builds" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"oldest" integer NOT NULL,
	CONSTRAINT "one_oldest_build" CHECK ("builds"."id" = 1)
);
--> statement-breakpoint
-- Builds before this one know nothing of the rule, and could use the tables that there are.
INSERT INTO "builds" ("oldest") VALUES (22);
