CREATE TABLE "panel_tests" (
	"panel_id" integer NOT NULL,
	"test_id" integer NOT NULL,
	CONSTRAINT "panel_tests_panel_id_test_id_pk" PRIMARY KEY("panel_id","test_id"),
	CONSTRAINT "panel_does_not_hold_itself" CHECK ("panel_tests"."panel_id" <> "panel_tests"."test_id")
);
--> statement-breakpoint
ALTER TABLE "panel_tests" ADD CONSTRAINT "panel_tests_panel_id_tests_id_fk" FOREIGN KEY ("panel_id") REFERENCES "public"."tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_tests" ADD CONSTRAINT "panel_tests_test_id_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."tests"("id") ON DELETE no action ON UPDATE no action;