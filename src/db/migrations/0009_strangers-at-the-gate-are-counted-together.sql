CREATE TABLE "desk_strangers" (
	"network" text PRIMARY KEY NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"waits_since" timestamp with time zone,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_guesses" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	"next_turn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guesses_are_counted_together" CHECK ("password_guesses"."id" = 1),
	CONSTRAINT "guesses_are_never_negative" CHECK ("password_guesses"."tries" >= 0)
);
--> statement-breakpoint
CREATE INDEX "strangers_in_line" ON "desk_strangers" USING btree ("waits_since","network") WHERE "desk_strangers"."waits_since" is not null;