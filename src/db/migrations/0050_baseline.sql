CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"proved_by_code" boolean DEFAULT false NOT NULL,
	"used_at" timestamp with time zone,
	"invitation" text,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "two_factor" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"user_id" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "two_factor_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"username" text,
	"display_username" text,
	"phone" text,
	"role" text DEFAULT 'patient' NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"invitation" text,
	CONSTRAINT "user_email_unique" UNIQUE("email"),
	CONSTRAINT "user_username_unique" UNIQUE("username"),
	CONSTRAINT "user_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"invitation" text
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text,
	"actor_role" text,
	"action" text NOT NULL,
	"booking_id" integer,
	"booking_code" text,
	"patient_id" integer,
	"change" jsonb NOT NULL,
	CONSTRAINT "audit_action_is_known" CHECK ("audit_log"."action" in ('placed', 'status', 'moved', 'cancelled', 'changed', 'items-changed', 'payment', 'deleted', 'report-attached', 'report-replaced', 'report-released', 'report-withdrawn', 'report-opened', 'looked', 'message', 'message-answered', 'message-reopened', 'waitlist-left', 'noted', 'erased', 'merged', 'split', 'exported', 'patient-exported', 'audit-log-exported', 'staff-invited', 'staff-joined', 'staff-role-changed', 'staff-switched-off', 'staff-session-ended', 'second-step-on', 'second-step-off', 'second-step-reset', 'backup-codes-renewed', 'backup-code-used', 'sign-in-code-wrong', 'restored', 'retention', 'testimonials-added', 'testimonials-changed', 'testimonials-removed', 'faqs-added', 'faqs-changed', 'faqs-removed', 'test-added', 'test-changed', 'package-added', 'package-changed', 'offer-changed', 'lab-changed', 'day-opened', 'day-closed', 'area-served', 'area-left'))
);
--> statement-breakpoint
CREATE TABLE "booking_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "event_kind_is_known" CHECK ("booking_events"."kind" in ('placed', 'status', 'moved', 'cancelled', 'changed', 'items-changed', 'payment', 'merged', 'split', 'report-attached', 'report-replaced', 'report-released', 'report-withdrawn', 'report-opened'))
);
--> statement-breakpoint
CREATE TABLE "booking_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"item_type" text NOT NULL,
	"item_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_paise" integer NOT NULL,
	CONSTRAINT "item_type_is_known" CHECK ("booking_items"."item_type" in ('package', 'test'))
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"patient_id" integer NOT NULL,
	"visit_id" integer NOT NULL,
	"patient_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"place" text DEFAULT 'home' NOT NULL,
	"address" text NOT NULL,
	"landmark" text,
	"pin_code" text,
	"age" integer,
	"exact_age" text,
	"gender" text,
	"day" date NOT NULL,
	"time" text NOT NULL,
	"status" text NOT NULL,
	"cancel_reason" text,
	"cancel_note" text,
	"phlebotomist_note" text,
	"payment_status" text NOT NULL,
	"payment_method" text NOT NULL,
	"total_paise" integer NOT NULL,
	"placed_total_paise" integer,
	"offer_slug" text,
	"phone_proved" boolean DEFAULT false NOT NULL,
	"network" text,
	"billed_to" text,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "bookings_code_unique" UNIQUE("code"),
	CONSTRAINT "bookings_requestHash_unique" UNIQUE("request_hash"),
	CONSTRAINT "code_has_its_form" CHECK ("bookings"."code" ~ '^BK-[0-9]{8}$'),
	CONSTRAINT "status_is_known" CHECK ("bookings"."status" in ('pending', 'confirmed', 'sample_collected', 'testing_in_progress', 'completed', 'declined')),
	CONSTRAINT "payment_status_is_known" CHECK ("bookings"."payment_status" in ('pending', 'paid', 'failed', 'refunded')),
	CONSTRAINT "place_is_known" CHECK ("bookings"."place" in ('home', 'centre')),
	CONSTRAINT "gender_is_known" CHECK ("bookings"."gender" in ('male', 'female', 'other')),
	CONSTRAINT "cancel_reason_is_known" CHECK ("bookings"."cancel_reason" in ('patient-asked', 'not-at-home', 'lab-cannot-come', 'wrong-booking', 'other')),
	CONSTRAINT "total_is_not_negative" CHECK ("bookings"."total_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "deleted_bookings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deleted_bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"patient_id" integer NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" text PRIMARY KEY NOT NULL,
	"patient_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"replayed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "patient_merges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "patient_merges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"removed_id" integer NOT NULL,
	"kept_id" integer NOT NULL,
	"enrolled_at" timestamp with time zone NOT NULL,
	"merged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "patients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "patients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"address" text NOT NULL,
	"age" integer,
	"exact_age" text,
	"gender" text,
	"created_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone,
	CONSTRAINT "patient_gender_is_known" CHECK ("patients"."gender" in ('male', 'female', 'other'))
);
--> statement-breakpoint
CREATE TABLE "slots" (
	"day" date NOT NULL,
	"time" text NOT NULL,
	"taken" integer NOT NULL,
	"holds" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "slots_day_time_pk" PRIMARY KEY("day","time"),
	CONSTRAINT "taken_is_not_negative" CHECK ("slots"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "builds" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"oldest" integer NOT NULL,
	CONSTRAINT "one_oldest_build" CHECK ("builds"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "analyte_ranges" (
	"analyte" text NOT NULL,
	"sex" text DEFAULT 'any' NOT NULL,
	"from_years" integer DEFAULT 18 NOT NULL,
	"to_years" integer,
	"low" double precision,
	"high" double precision,
	"source" text NOT NULL,
	"signed_by" text,
	CONSTRAINT "analyte_ranges_analyte_sex_from_years_pk" PRIMARY KEY("analyte","sex","from_years"),
	CONSTRAINT "range_sex_is_known" CHECK ("analyte_ranges"."sex" in ('any', 'female', 'male')),
	CONSTRAINT "range_has_a_limit" CHECK ("analyte_ranges"."low" is not null or "analyte_ranges"."high" is not null),
	CONSTRAINT "range_is_in_order" CHECK ("analyte_ranges"."high" > "analyte_ranges"."low")
);
--> statement-breakpoint
CREATE TABLE "analytes" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"unit" text,
	"decimals" integer DEFAULT 0 NOT NULL,
	"reported_as" text DEFAULT 'number' NOT NULL,
	"low_means" text,
	"high_means" text,
	CONSTRAINT "reported_as_is_known" CHECK ("analytes"."reported_as" in ('number', 'finding', 'words'))
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text NOT NULL,
	"icon" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "faqs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question" text NOT NULL,
	"answer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"slug" text PRIMARY KEY NOT NULL,
	"package_id" integer NOT NULL,
	"price_paise" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"advert_regular_paise" integer NOT NULL,
	"advert_paise" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "offer_price_is_positive" CHECK ("offers"."price_paise" > 0),
	CONSTRAINT "offer_ends_after_it_starts" CHECK ("offers"."ends_on" >= "offers"."starts_on")
);
--> statement-breakpoint
CREATE TABLE "package_tests" (
	"package_id" integer NOT NULL,
	"test_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "package_tests_package_id_test_id_pk" PRIMARY KEY("package_id","test_id")
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "packages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"description" text NOT NULL,
	"need" text,
	"price_paise" integer NOT NULL,
	"discount_paise" integer,
	"is_popular" boolean DEFAULT false NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	"also_known_as" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "packages_code_unique" UNIQUE("code"),
	CONSTRAINT "package_price_is_positive" CHECK ("packages"."price_paise" > 0),
	CONSTRAINT "package_discount_is_lower" CHECK ("packages"."discount_paise" > 0 and "packages"."discount_paise" < "packages"."price_paise")
);
--> statement-breakpoint
CREATE TABLE "panel_tests" (
	"panel_id" integer NOT NULL,
	"test_id" integer NOT NULL,
	CONSTRAINT "panel_tests_panel_id_test_id_pk" PRIMARY KEY("panel_id","test_id"),
	CONSTRAINT "panel_does_not_hold_itself" CHECK ("panel_tests"."panel_id" <> "panel_tests"."test_id")
);
--> statement-breakpoint
CREATE TABLE "test_analytes" (
	"test_id" integer NOT NULL,
	"analyte" text NOT NULL,
	CONSTRAINT "test_analytes_test_id_analyte_pk" PRIMARY KEY("test_id","analyte")
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "testimonials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"patient_name" text NOT NULL,
	"rating" integer NOT NULL,
	"testimonial" text NOT NULL,
	"service_name" text NOT NULL,
	CONSTRAINT "rating_is_one_to_five" CHECK ("testimonials"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "tests" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "tests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"indication" text DEFAULT '' NOT NULL,
	"category_id" integer NOT NULL,
	"organ" text,
	"price_paise" integer NOT NULL,
	"discount_paise" integer,
	"sample_type" text NOT NULL,
	"report_time" text NOT NULL,
	"preparation" text NOT NULL,
	"fasting_min_h" integer,
	"fasting_max_h" integer,
	"water_ok" boolean DEFAULT true NOT NULL,
	"latest_start" text,
	"after_meal_min" integer,
	"preparation_notes" text[] DEFAULT '{}' NOT NULL,
	"about" text NOT NULL,
	"clinical_importance" text NOT NULL,
	"testing_process" text NOT NULL,
	"is_popular" boolean DEFAULT false NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	"also_known_as" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tests_code_unique" UNIQUE("code"),
	CONSTRAINT "test_price_is_positive" CHECK ("tests"."price_paise" > 0),
	CONSTRAINT "fasting_is_in_order" CHECK ("tests"."fasting_min_h" >= 0 and "tests"."fasting_max_h" >= "tests"."fasting_min_h"),
	CONSTRAINT "test_discount_is_lower" CHECK ("tests"."discount_paise" > 0 and "tests"."discount_paise" < "tests"."price_paise")
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"day" date PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lab" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"address" text NOT NULL,
	"email" text NOT NULL,
	"phones" text[] NOT NULL,
	"whatsapp_phone" text NOT NULL,
	"hours" jsonb NOT NULL,
	"videos" jsonb NOT NULL,
	"seats_per_slot" integer DEFAULT 4 NOT NULL,
	"latest_fasting_start" text DEFAULT '11:00 AM' NOT NULL,
	"idle_lock_minutes" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "there_is_one_lab" CHECK ("lab"."id" = 1),
	CONSTRAINT "seats_are_positive" CHECK ("lab"."seats_per_slot" > 0)
);
--> statement-breakpoint
CREATE TABLE "served_areas" (
	"pin_code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "write_probes" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"beat_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "anonymous_login_attempts" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	"next_turn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guesses_are_counted_together" CHECK ("anonymous_login_attempts"."id" = 1),
	CONSTRAINT "guesses_are_never_negative" CHECK ("anonymous_login_attempts"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "anonymous_login_queue" (
	"network" text PRIMARY KEY NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"waits_since" timestamp with time zone,
	"attempted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "failed_logins" (
	"user_id" text NOT NULL,
	"network" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	CONSTRAINT "failed_logins_user_id_network_pk" PRIMARY KEY("user_id","network")
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"user_id" text NOT NULL,
	"browser" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_user_id_browser_pk" PRIMARY KEY("user_id","browser")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"kind" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text
);
--> statement-breakpoint
CREATE TABLE "login_codes" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "login_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries_left" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_codes_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"variables" text[] DEFAULT '{}' NOT NULL,
	"state" text NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT '1970-01-01T00:00:00.000Z',
	"provider_id" text,
	"failure" text,
	"cause" text NOT NULL,
	"booking_id" integer,
	"visit_day" date,
	"visit_time" text,
	"created_at" timestamp with time zone NOT NULL,
	"emptied_at" timestamp with time zone,
	CONSTRAINT "messages_providerId_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint,
	"reached" bigint
);
--> statement-breakpoint
CREATE TABLE "waitlist" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waitlist_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"pin_code" text,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waitlist_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "patient_notes" (
	"patient_id" integer PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"written_by" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"file_key" text NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"page_count" integer,
	"sha256" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"uploaded_by" text NOT NULL,
	"released_at" timestamp with time zone,
	"replaced_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "reports_fileKey_unique" UNIQUE("file_key")
);
--> statement-breakpoint
CREATE TABLE "restores" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"reached_at" timestamp with time zone,
	"gap_file" text,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "revocations" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"replayed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"user_id" text PRIMARY KEY NOT NULL,
	"contact" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"invite_hash" "bytea",
	"invite_until" timestamp with time zone,
	"invited_role" text,
	"joined_at" timestamp with time zone,
	"switched_off_at" timestamp with time zone,
	CONSTRAINT "staff_contact_unique" UNIQUE("contact"),
	CONSTRAINT "staff_inviteHash_unique" UNIQUE("invite_hash")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seats" integer DEFAULT 1 NOT NULL,
	"contact_name" text,
	"contact_phone" text,
	"payer_name" text,
	"payer_phone" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_items" ADD CONSTRAINT "booking_items_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analyte_ranges" ADD CONSTRAINT "analyte_ranges_analyte_analytes_code_fk" FOREIGN KEY ("analyte") REFERENCES "public"."analytes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_tests" ADD CONSTRAINT "package_tests_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_tests" ADD CONSTRAINT "package_tests_test_id_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_tests" ADD CONSTRAINT "panel_tests_panel_id_tests_id_fk" FOREIGN KEY ("panel_id") REFERENCES "public"."tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_tests" ADD CONSTRAINT "panel_tests_test_id_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_analytes" ADD CONSTRAINT "test_analytes_test_id_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_analytes" ADD CONSTRAINT "test_analytes_analyte_analytes_code_fk" FOREIGN KEY ("analyte") REFERENCES "public"."analytes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "tests_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "failed_logins" ADD CONSTRAINT "failed_logins_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_notes" ADD CONSTRAINT "patient_notes_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_of_user" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_by_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "audit_log_of_booking" ON "audit_log" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_of_patient" ON "audit_log" USING btree ("patient_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_of_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_of_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_time" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "events_of_booking" ON "booking_events" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "items_of_booking" ON "booking_items" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "bookings_of_item" ON "booking_items" USING btree ("item_type","item_id","booking_id");--> statement-breakpoint
CREATE INDEX "bookings_by_patient" ON "bookings" USING btree ("patient_id","id");--> statement-breakpoint
CREATE INDEX "bookings_of_visit" ON "bookings" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "bookings_by_phone" ON "bookings" USING btree ("phone","id");--> statement-breakpoint
CREATE INDEX "bookings_by_status" ON "bookings" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "bookings_by_payment_status" ON "bookings" USING btree ("payment_status","id");--> statement-breakpoint
CREATE INDEX "bookings_in_the_lab" ON "bookings" USING btree ("id") WHERE "bookings"."status" in ('sample_collected', 'testing_in_progress');--> statement-breakpoint
CREATE INDEX "bookings_by_day" ON "bookings" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "bookings_search" ON "bookings" USING gin (("code" || ' ' || "patient_name" || ' ' || "phone") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bookings_by_place" ON "bookings" USING gin (("address" || ' ' || coalesce("pin_code", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "deleted_bookings_of_patient" ON "deleted_bookings" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "patient_merges_of_kept" ON "patient_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_patient_per_phone_and_name" ON "patients" USING btree ("phone",lower("name")) WHERE "patients"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "patients_search" ON "patients" USING gin (("name" || ' ' || "phone") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tests_category_id_index" ON "tests" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "strangers_in_line" ON "anonymous_login_queue" USING btree ("waits_since","network") WHERE "anonymous_login_queue"."waits_since" is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_to_answer" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."answered_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_message_per_cause_and_channel" ON "messages" USING btree ("cause","channel");--> statement-breakpoint
CREATE INDEX "messages_of_booking" ON "messages" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "messages_moved" ON "messages" USING btree ("state_at");--> statement-breakpoint
CREATE INDEX "messages_in_trouble" ON "messages" USING btree ("state_at") WHERE "messages"."state" in ('failed', 'waiting', 'sending');--> statement-breakpoint
CREATE INDEX "messages_due" ON "messages" USING btree ("due_at") WHERE "messages"."due_at" is not null and "messages"."kind" <> 'login-code';--> statement-breakpoint
CREATE INDEX "login_codes_due" ON "messages" USING btree ("due_at") WHERE "messages"."due_at" is not null and "messages"."kind" = 'login-code';--> statement-breakpoint
CREATE INDEX "messages_to_recipient" ON "messages" USING btree ("recipient") WHERE "messages"."emptied_at" is null;--> statement-breakpoint
CREATE INDEX "messages_with_text" ON "messages" USING btree ("id") WHERE "messages"."emptied_at" is null;--> statement-breakpoint
CREATE INDEX "reports_of_booking" ON "reports" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "reports_to_release" ON "reports" USING btree ("id") WHERE "reports"."released_at" is null and "reports"."replaced_at" is null and "reports"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_current_report_per_booking" ON "reports" USING btree ("booking_id") WHERE "reports"."replaced_at" is null and "reports"."withdrawn_at" is null;--> statement-breakpoint
-- They only count: after a crash they begin anew, and until then no attempt waits for the disk.
ALTER TABLE "attempts" SET UNLOGGED;--> statement-breakpoint
CREATE FUNCTION "reject_audit_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is append-only.' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_is_append_only" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "reject_audit_log_change"();--> statement-breakpoint
-- However many bookings a statement deletes, a visit is deleted with its last one.
CREATE FUNCTION "delete_empty_visits"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "visits" WHERE "id" IN (SELECT "visit_id" FROM "deleted")
    AND NOT EXISTS (SELECT FROM "bookings" WHERE "bookings"."visit_id" = "visits"."id");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "visit_is_deleted_with_its_last_booking" AFTER DELETE ON "bookings" REFERENCING OLD TABLE AS "deleted" FOR EACH STATEMENT EXECUTE FUNCTION "delete_empty_visits"();--> statement-breakpoint
INSERT INTO "builds" ("oldest") VALUES (50);
