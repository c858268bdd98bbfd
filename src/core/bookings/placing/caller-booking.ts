import { z } from "zod";
import { NewBooking } from "#core/bookings/schema.ts";
import { exceptionReasons } from "./exception-reasons.ts";

const chooseReason = "Please choose why.";

/** A booking that the desk makes for who calls. No seat was held for it meanwhile. */
export const CallerBooking = NewBooking.omit({ hold: true })
  .extend({
    overbook: z.boolean().optional().meta({ description: "Books it though all seats of the hour are taken" }),
    onClosedDay: z.boolean().optional().meta({ description: "Books it though the lab is closed on that day" }),
    reason: z.enum(exceptionReasons, chooseReason).optional().meta({ description: "Why, where either is answered" }),
  })
  .refine(({ overbook, onClosedDay, reason }) => reason !== undefined || !(overbook || onClosedDay), {
    path: ["reason"],
    error: chooseReason,
  });
