import { z } from "zod";

/** A health-education video, loaded from YouTube only after the visitor's tap. */
export const Video = z.object({
  youtubeId: z.string().regex(/^[\w-]{11}$/),
  title: z.string(),
  minutes: z.number().int().min(1),
});

/** The lab's public profile, the source of every printed phone, address and opening hours. */
export const LabProfile = z.object({
  name: z.string(),
  city: z.string(),
  address: z.string(),
  email: z.string(),
  /** Helplines in E.164, the main one first. */
  phones: z.array(z.string()).min(1),
  whatsappPhone: z.string(),
  /** Three sets of hours; each page shows its own (decision D10). */
  hours: z.object({ booking: z.string(), lab: z.string(), collection: z.string() }),
  /** `walking` is for the home page, `heartRisk` for package 5. */
  videos: z.object({ walking: Video, heartRisk: Video }),
  /** Where patients pay by UPI: name@bank, the name shown, and the merchant code; empty if there is none. */
  upiAddress: z.string(),
  upiName: z.string(),
  upiMerchantCode: z.string(),
  /** Patients move and cancel a visit until so many minutes before its slot, and move it so many times. */
  moveUntilMinutes: z.number().int(),
  cancelUntilMinutes: z.number().int(),
  movesAllowed: z.number().int(),
  /** Printed on bills; empty if the lab is not registered for GST. */
  gstin: z.string(),
});

export type LabProfile = z.infer<typeof LabProfile>;
export type Video = z.infer<typeof Video>;
