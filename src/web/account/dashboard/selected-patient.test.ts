import { expect, test } from "vitest";
import type { Patient } from "#core/patients/schema.ts";
import { findSelectedPatient } from "./selected-patient.ts";

/** The patient of the newest booking comes first, as in the session. */
const family = [{ id: 9 }, { id: 4 }, { id: 7 }] as Patient[];

test("shows the patient in the address", () => {
  expect(findSelectedPatient(family, new URLSearchParams("patient=7"))?.id).toBe(7);
});

test("otherwise shows the patient known longest, not the one who booked last", () => {
  expect(findSelectedPatient(family, new URLSearchParams())?.id).toBe(4);
  expect(findSelectedPatient(family, new URLSearchParams("patient=1"))?.id).toBe(4);
  expect(findSelectedPatient([], new URLSearchParams())).toBeUndefined();
});
