DROP INDEX "bookings_search";--> statement-breakpoint
DROP INDEX "bookings_by_place";--> statement-breakpoint
DROP INDEX "patients_search";--> statement-breakpoint
CREATE INDEX "bookings_search" ON "bookings" USING gin (translate("code" || ' ' || "patient_name" || ' ' || "phone", '''‘’', '') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bookings_by_place" ON "bookings" USING gin (translate("address" || ' ' || coalesce("pin_code", ''), '''‘’', '') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "patients_search" ON "patients" USING gin (translate("name" || ' ' || "phone", '''‘’', '') gin_trgm_ops);