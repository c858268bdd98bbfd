import type { LabProfile } from "#core/lab/schema.ts";

type Place = Pick<LabProfile, "name" | "address">;

/** Opens the lab in the visitor's own map, for directions. */
export function mapPageLink(lab: Place): string {
  return `https://www.google.com/maps/search/?api=1&query=${placeOf(lab)}`;
}

/** A map to look around in. By address: the profile holds no coordinates. Its host stands in the pages' frame-src. */
export function mapFrameLink(lab: Place): string {
  return `https://www.google.com/maps?q=${placeOf(lab)}&output=embed`;
}

function placeOf({ name, address }: Place): string {
  return encodeURIComponent(`${name}, ${address}`);
}
