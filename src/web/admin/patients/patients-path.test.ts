import { expect, test } from "vitest";
import { getPatientsPath, parseOpenPatientId, parsePatientsView } from "./patients-path.ts";
import { patientsQuery } from "./queries.ts";

test.each([
  ["/admin/patients", "/api/patients?limit=50"],
  [
    "/admin/patients?search=%2B91+98765&before=71&before=21&patient=12",
    "/api/patients?limit=50&search=%2B91+98765&before=21",
  ],
])("parses %s and writes %s", (address, path) => {
  const { searchParams } = new URL(address, "http://desk.example");
  const view = parsePatientsView(searchParams);
  expect([
    getPatientsPath(view, parseOpenPatientId(searchParams) ?? undefined),
    patientsQuery(view).queryKey.at(-1),
  ]).toEqual([address, path]);
});
