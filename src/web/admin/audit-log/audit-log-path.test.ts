import { expect, test } from "vitest";
import { emptyAuditLogView, getAuditLogPath, isFiltered, parseAuditLogView } from "./audit-log-path.ts";

test("writes the filters to the address and parses them back", () => {
  const view = { person: "abc-1", action: "looked", day: "2026-11-23", search: "Kaur", before: [50, 20] } as const;
  const address = getAuditLogPath({ ...view, before: [...view.before] });
  expect(address).toBe("/admin/audit-log?person=abc-1&action=looked&day=2026-11-23&search=Kaur&before=50&before=20");
  expect(parseAuditLogView(new URLSearchParams(address.split("?")[1]))).toEqual(view);
  expect(getAuditLogPath(emptyAuditLogView)).toBe("/admin/audit-log");
});

test("ignores unknown and invalid filters", () => {
  expect(parseAuditLogView(new URLSearchParams("action=nonsense&day=yesterday&search=K&before=x"))).toEqual(
    emptyAuditLogView,
  );
  expect([isFiltered(emptyAuditLogView), isFiltered({ ...emptyAuditLogView, before: [5] })]).toEqual([false, false]);
  expect(isFiltered({ ...emptyAuditLogView, person: "system" })).toBe(true);
});
