import { z } from "zod";
import { MAX_ID } from "#core/text-schemas.ts";

const id = z.number().int().min(1).max(MAX_ID);
const version = z.number().int().min(1).max(MAX_ID).meta({ description: "The visit's version that was shown" });
const phlebotomistId = z.string().min(1).max(100).nullable().meta({ description: "Null takes the visit back" });

/** More stops than a day has. */
const MAX_VISITS = 200;

/** Gives a home visit to a phlebotomist, or takes it back. */
export const AssignVisitRequest = z.object({ phlebotomistId, version });

export const AssignVisitsRequest = z.object({
  visits: z.array(z.object({ id, version })).min(1).max(MAX_VISITS),
  phlebotomistId,
});

export const AssignedVisit = z.object({ id, version: z.number().int(), phlebotomistId: z.string().nullable() });

/** Visits of a round in their new order, each once. */
export const OrderRoundRequest = z.object({
  visitIds: z
    .array(id)
    .min(1)
    .max(MAX_VISITS)
    .refine((ids) => new Set(ids).size === ids.length),
});
