import { z } from "zod";
import { IDLE_LOCK_MINUTES } from "#core/access/idle-lock.ts";
import { ServedArea } from "#core/areas/schema.ts";
import { toE164 } from "#core/patients/phone.ts";
import { slotCountWord, slotTimes } from "#core/slots/grid.ts";
import { Day } from "#core/slots/schema.ts";
import {
  expectedVersion,
  isValidEmail,
  normalizeEmail,
  requiredInteger,
  requiredText,
  textSentences,
} from "#core/text-schemas.ts";
import { LabProfile, Video } from "./schema.ts";

const labSentences = {
  email: "Please enter a valid email address.",
  phone: "Please enter a valid phone number.",
  phones: "Please enter at least one phone number.",
  seats: "Please write a whole number from 1 to 100.",
  youtube: "A YouTube video's number has 11 letters and digits, like aUaInS6HIGo.",
  minutes: "Please write the minutes as a whole number.",
  idleLock: "Please choose one of the times.",
  hour: `Please choose one of the ${slotCountWord} hours.`,
} as const;

const phoneRule = z
  .string()
  .trim()
  .refine((typed) => toE164(typed) !== null, labSentences.phone)
  .transform((typed) => toE164(typed) ?? typed);

const idleLockRule = z
  .preprocess(
    (value: number | string) => (typeof value === "string" ? Number(value) : value),
    z.literal(IDLE_LOCK_MINUTES, labSentences.idleLock),
  )
  .meta({ type: ["integer", "string"] });

const VideoRequest = Video.extend({
  youtubeId: z
    .string()
    .trim()
    .regex(/^[\w-]{11}$/, labSentences.youtube),
  title: requiredText(120),
  minutes: requiredInteger(labSentences.minutes, 600),
});

/** A change of the lab's settings, with only the changed fields. */
export const ChangeLabRequest = z
  .object({
    name: requiredText(80),
    city: requiredText(60),
    address: requiredText(300),
    email: z.string().overwrite(normalizeEmail).refine(isValidEmail, labSentences.email),
    phones: z.array(phoneRule).min(1, labSentences.phones).max(4, textSentences.tooLong),
    whatsappPhone: phoneRule,
    hours: z.object({ booking: requiredText(120), lab: requiredText(120), collection: requiredText(120) }),
    videos: z.object({ walking: VideoRequest, heartRisk: VideoRequest }),
    seatsPerSlot: requiredInteger(labSentences.seats, 100),
    latestFastingStart: z.enum(slotTimes, labSentences.hour),
    idleLockMinutes: idleLockRule,
  })
  .partial()
  .extend({ version: expectedVersion });

export const Holiday = z.object({ day: Day, name: requiredText(60) });

/** The lab's settings, as staff edit them. */
export const LabSettings = LabProfile.extend({
  seatsPerSlot: z.number().int(),
  /** The last slot for tests that need fasting. */
  latestFastingStart: z.string(),
  /** Idle minutes until a staff session asks for the password; 0 is never. */
  idleLockMinutes: z.number().int(),
  version: z.number().int().meta({ description: "Counts changes; send it back with an update." }),
  /** Upcoming days without collection. */
  holidays: z.array(z.object({ day: Day, name: z.string() })),
  areas: z.array(ServedArea),
});

export type ChangeLabRequest = z.infer<typeof ChangeLabRequest>;
export type Holiday = z.infer<typeof Holiday>;
export type LabSettings = z.infer<typeof LabSettings>;
