import { expect, test } from "vitest";
import type { Patient } from "#core/patients/schema.ts";
import { choosePatient } from "./choose-patient.ts";

/** The newest booking's patient first, as the session lists them. */
const family = [{ id: 9 }, { id: 4 }, { id: 7 }] as Patient[];

test("the patient whom the address names is shown", () => {
  expect(choosePatient(family, new URLSearchParams("patient=7"))?.id).toBe(7);
});

test("otherwise it is the one whom the lab has known longest, whoever booked last", () => {
  expect(choosePatient(family, new URLSearchParams())?.id).toBe(4);
  expect(choosePatient(family, new URLSearchParams("patient=1"))?.id).toBe(4);
  expect(choosePatient([], new URLSearchParams())).toBeUndefined();
});
