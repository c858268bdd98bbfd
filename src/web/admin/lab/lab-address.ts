import { addressWith } from "#web/admin/list/address.ts";

/** The parts of the lab's settings, one shown at a time. */
export const labParts = ["details", "hours", "days", "areas", "videos"] as const;
export type LabPart = (typeof labParts)[number];

export function labPartOf(parameters: URLSearchParams): LabPart {
  return labParts.find((part) => part === parameters.get("part")) ?? "details";
}

/** `/admin/lab?part=areas` */
export function labAddress(part: LabPart): string {
  return addressWith("/admin/lab", { part: part === "details" ? null : part });
}
