CREATE TABLE "pulse" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"beat_at" timestamp with time zone DEFAULT now() NOT NULL
);
