CREATE TABLE "staff" (
	"user_id" text PRIMARY KEY NOT NULL,
	"contact" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"invite_hash" "bytea",
	"invite_until" timestamp with time zone,
	"joined_at" timestamp with time zone,
	"switched_off_at" timestamp with time zone,
	CONSTRAINT "staff_contact_unique" UNIQUE("contact"),
	CONSTRAINT "staff_inviteHash_unique" UNIQUE("invite_hash")
);
--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;