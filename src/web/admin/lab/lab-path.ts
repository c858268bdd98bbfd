import { buildPath } from "#web/admin/components/search-params.ts";

/** Sections of the lab settings, shown one at a time. */
export const labSections = ["details", "hours", "days", "areas", "changes", "payments", "videos"] as const;
export type LabSection = (typeof labSections)[number];

export function parseLabSection(parameters: URLSearchParams): LabSection {
  return labSections.find((section) => section === parameters.get("part")) ?? "details";
}

/** Returns the page's address: `/admin/lab?part=areas`. */
export function getLabPath(section: LabSection): string {
  return buildPath("/admin/lab", { part: section === "details" ? null : section });
}
