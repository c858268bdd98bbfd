import { trailActions } from "#core/audit/trail.ts";

/** Who of whom there is no account: patients and visitors, and the product itself. */
export const trailGroups = ["patients", "system"] as const;

/** All but what was only looked at. */
export const CHANGES = "changes";

/** What the trail is narrowed to. */
export const trailKinds = [CHANGES, ...trailActions] as const;

export type TrailKind = (typeof trailKinds)[number];
