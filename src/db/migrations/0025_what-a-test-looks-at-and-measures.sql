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
CREATE TABLE "test_analytes" (
	"test_id" integer NOT NULL,
	"analyte" text NOT NULL,
	CONSTRAINT "test_analytes_test_id_analyte_pk" PRIMARY KEY("test_id","analyte")
);
--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "organ" text;--> statement-breakpoint
ALTER TABLE "analyte_ranges" ADD CONSTRAINT "analyte_ranges_analyte_analytes_code_fk" FOREIGN KEY ("analyte") REFERENCES "public"."analytes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_analytes" ADD CONSTRAINT "test_analytes_test_id_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_analytes" ADD CONSTRAINT "test_analytes_analyte_analytes_code_fk" FOREIGN KEY ("analyte") REFERENCES "public"."analytes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The tests that every catalogue began with, where they look elsewhere than their category does.
update tests set organ = 'sugar' where code in ('FBS-001', 'HBA-002', 'PPS-003', 'RBS-004', 'INS-031', 'HOM-032', 'CPP-033', 'AMY-101', 'LPS-102');--> statement-breakpoint
update tests set organ = 'blood' where code in ('AEC-056');--> statement-breakpoint
update tests set organ = 'liver' where code in ('LFT-007', 'HBS-073', 'ABS-074', 'HCV-075', 'HCR-076', 'HAV-077', 'HEV-078', 'BIL-098', 'SGP-099', 'GGT-100');--> statement-breakpoint
update tests set organ = 'stomach' where code in ('SCU-070', 'STR-103', 'FOB-104', 'HPY-105', 'TTG-106', 'FCP-107');--> statement-breakpoint
update tests set organ = 'kidneys' where code in ('UCU-069');--> statement-breakpoint
update tests set organ = 'thyroid' where code in ('THY-009', 'TSH-108', 'FTP-109', 'TPO-110', 'ATG-111');--> statement-breakpoint
update tests set organ = 'tumour' where code in ('PSA-123', 'CEA-124', 'CAO-125', 'AFP-126', 'CAP-127', 'CAB-128');
