import { z } from "zod";

/** A health-education video; it is loaded from YouTube only after the visitor's tap. */
export const Video = z.object({
  youtubeId: z.string().regex(/^[\w-]{11}$/),
  title: z.string(),
  minutes: z.number().int().min(1),
});

/** What the lab says of itself; every page that prints a phone, an address or hours reads it here. */
export const LabProfile = z.object({
  name: z.string(),
  city: z.string(),
  address: z.string(),
  email: z.string(),
  /** Helplines in E.164, the first one first. */
  phones: z.array(z.string()).min(1),
  whatsappPhone: z.string(),
  /** Row 1.18 gives three sets of hours; each page shows its own (decision D10). */
  hours: z.object({ booking: z.string(), lab: z.string(), collection: z.string() }),
  /** Row 1.15: walking on the home page, heart risk on package 5's. */
  videos: z.object({ walking: Video, heartRisk: Video }),
});

export type LabProfile = z.infer<typeof LabProfile>;
export type Video = z.infer<typeof Video>;
