import { z } from "zod";
import { expectedVersion } from "#core/text-schemas.ts";
import { tubeKinds } from "#db/schema/values.ts";
import { RoundTube } from "./schema.ts";
import { fewerTubesReasons } from "./visit-reasons.ts";

/** The tubes of a booking at the centre, in the order of draw, each with its label once it has one. */
export const CentreSample = z.object({
  tubes: z.array(
    RoundTube.omit({ eventId: true }).extend({
      isReceived: z.boolean().meta({ description: "The bench has received or rejected it: its label stays" }),
    }),
  ),
  fastingHours: z.number().int().nullable().meta({ description: "The longest that one of its tests needs" }),
});

/** Containers that hold something. */
const drawnKinds = tubeKinds.filter((kind) => kind !== "none");

const MAX_TUBES = 50;

export const CollectAtCentreRequest = z.object({
  version: expectedVersion,
  identified: z.boolean().meta({ description: "The patient said the name and the age, and both were compared" }),
  tubes: z
    .array(z.object({ kind: z.enum(drawnKinds), code: z.string().meta({ description: "As scanned or typed" }) }))
    .max(MAX_TUBES)
    .meta({ description: "The tubes that get their label now" }),
  fewerTubes: z.enum(fewerTubesReasons).optional().meta({ description: "Why there are fewer than the tests need" }),
  childVolume: z.boolean().optional().meta({ description: "Each tube of a child holds the volume for a child" }),
});

export type CentreSample = z.infer<typeof CentreSample>;
export type CollectAtCentreRequest = z.infer<typeof CollectAtCentreRequest>;
