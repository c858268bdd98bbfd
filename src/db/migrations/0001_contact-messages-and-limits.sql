CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "one_message_of_a_kind_per_booking";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "cause" text NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "one_message_per_cause_and_channel" ON "messages" USING btree ("cause","channel");--> statement-breakpoint
CREATE INDEX "messages_of_booking" ON "messages" USING btree ("booking_id","id");