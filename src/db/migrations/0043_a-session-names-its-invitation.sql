CREATE TABLE "account_guesses" (
	"user_id" text NOT NULL,
	"network" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	CONSTRAINT "account_guesses_user_id_network_pk" PRIMARY KEY("user_id","network")
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"user_id" text NOT NULL,
	"browser" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_user_id_browser_pk" PRIMARY KEY("user_id","browser")
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "invitation" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "invitation" text;--> statement-breakpoint
ALTER TABLE "verification" ADD COLUMN "invitation" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "invited_role" text;--> statement-breakpoint
ALTER TABLE "account_guesses" ADD CONSTRAINT "account_guesses_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Until now a role was given with the invitation.
UPDATE "staff" SET "invited_role" = "user"."role" FROM "user" WHERE "user"."id" = "staff"."user_id" AND "staff"."invite_hash" IS NOT NULL;--> statement-breakpoint
UPDATE "user" SET "role" = 'invited' FROM "staff" WHERE "user"."id" = "staff"."user_id" AND "staff"."invite_hash" IS NOT NULL;
