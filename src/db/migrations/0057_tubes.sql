ALTER TABLE "tests" ADD COLUMN "tube" text DEFAULT 'serum' NOT NULL;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "tube_apart" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "tube_is_known" CHECK ("tests"."tube" in ('culture', 'citrate', 'serum', 'heparin', 'edta', 'fluoride', 'urine', 'urine-24h', 'stool', 'swab', 'sputum', 'none'));--> statement-breakpoint
-- A lab that runs already gets the tubes of the first catalogue; of its own tests, those of their sample.
UPDATE "tests" SET "tube" = CASE
	WHEN "sample_type" ILIKE '%urine%' THEN 'urine'
	WHEN "sample_type" ILIKE '%stool%' THEN 'stool'
	WHEN "sample_type" ILIKE '%sputum%' THEN 'sputum'
	WHEN "sample_type" ILIKE '%swab%' THEN 'swab'
	ELSE 'serum' END;--> statement-breakpoint
UPDATE "tests" SET "tube" = "known"."tube" FROM (VALUES
	('culture', ARRAY['BCU-068']),
	('citrate', ARRAY['PTI-024', 'APT-025', 'DDM-026']),
	('heparin', ARRAY['TBG-060']),
	('edta', ARRAY['HBA-002', 'CBC-005', 'ESR-018', 'HGB-019', 'PLT-020', 'PBS-021', 'RET-022', 'BGR-023', 'HPL-027', 'GSD-028', 'AEC-056', 'MPT-064', 'HCY-035', 'LED-052', 'PTH-087', 'HCR-076', 'HLB-091']),
	('fluoride', ARRAY['FBS-001', 'PPS-003', 'RBS-004']),
	('urine-24h', ARRAY['UPR-097'])
) AS "known"("tube", "codes") WHERE "tests"."code" = ANY("known"."codes");--> statement-breakpoint
UPDATE "tests" SET "tube_apart" = true
	WHERE "code" IN ('PPS-003', 'ZNC-030', 'CUP-049', 'LED-052', 'TBG-060', 'BCU-068', 'UCU-069', 'SCU-070', 'SPC-057', 'GXP-059', 'HCR-076');--> statement-breakpoint
UPDATE "builds" SET "oldest" = 57;
