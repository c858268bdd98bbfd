import { expect, test } from "vitest";
import { openPatientOf, patientsAddress, patientsViewOf } from "./patients-address.ts";
import { patientsQuery } from "./queries.ts";

test.each([
  ["/admin/patients", "/api/patients?limit=50"],
  [
    "/admin/patients?search=%2B91+98765&before=71&before=21&patient=12",
    "/api/patients?limit=50&search=%2B91+98765&before=21",
  ],
])("%s asks for %s and says the same again", (address, path) => {
  const { searchParams } = new URL(address, "http://desk.example");
  const view = patientsViewOf(searchParams);
  expect([
    patientsAddress(view, openPatientOf(searchParams) ?? undefined),
    patientsQuery(view).queryKey.at(-1),
  ]).toEqual([address, path]);
});
