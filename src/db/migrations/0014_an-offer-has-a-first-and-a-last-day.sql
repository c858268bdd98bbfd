-- An offer of before runs for a year from today, until the desk says otherwise.
ALTER TABLE "offers" ADD COLUMN "starts_on" date DEFAULT (now() AT TIME ZONE 'Asia/Kolkata')::date NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "ends_on" date DEFAULT (now() AT TIME ZONE 'Asia/Kolkata')::date + 364 NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "starts_on" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "ends_on" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offer_ends_after_it_starts" CHECK ("offers"."ends_on" >= "offers"."starts_on");
