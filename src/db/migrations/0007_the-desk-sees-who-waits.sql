ALTER TABLE "waitlist" DROP CONSTRAINT "waitlist_pkey";--> statement-breakpoint
ALTER TABLE "waitlist" ADD COLUMN "id" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "waitlist_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "waitlist" ADD COLUMN "pin_code" text;--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_phone_unique" UNIQUE("phone");
