import { z } from "zod";
import { idleLockChoices } from "#core/access/idle.ts";
import { ServedArea } from "#core/areas/schema.ts";
import { toE164 } from "#core/patients/phone.ts";
import { slotCountWord, slotTimes } from "#core/slots/grid.ts";
import { Day } from "#core/slots/schema.ts";
import { emailOf, isEmail, seenVersion, written, writtenNumber, writtenSentences } from "#core/written.ts";
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

const Phone = z
  .string()
  .trim()
  .refine((typed) => toE164(typed) !== null, labSentences.phone)
  .transform((typed) => toE164(typed) ?? typed);

const IdleLock = z
  .preprocess(
    (written: number | string) => (typeof written === "string" ? Number(written) : written),
    z.literal(idleLockChoices, labSentences.idleLock),
  )
  .meta({ type: ["integer", "string"] });

const VideoChange = Video.extend({
  youtubeId: z
    .string()
    .trim()
    .regex(/^[\w-]{11}$/, labSentences.youtube),
  title: written(120),
  minutes: writtenNumber(labSentences.minutes, 600),
});

/** What the desk may change of the lab; only what was changed is sent. */
export const LabChange = z
  .object({
    name: written(80),
    city: written(60),
    address: written(300),
    email: z.string().overwrite(emailOf).refine(isEmail, labSentences.email),
    phones: z.array(Phone).min(1, labSentences.phones).max(4, writtenSentences.tooLong),
    whatsappPhone: Phone,
    hours: z.object({ booking: written(120), lab: written(120), collection: written(120) }),
    videos: z.object({ walking: VideoChange, heartRisk: VideoChange }),
    seatsPerSlot: writtenNumber(labSentences.seats, 100),
    latestFastingStart: z.enum(slotTimes, labSentences.hour),
    idleLockMinutes: IdleLock,
  })
  .partial()
  .extend({ version: seenVersion });

export const Holiday = z.object({ day: Day, name: written(60) });

/** What the lab is set to, as the desk edits it. */
export const LabSettings = LabProfile.extend({
  seatsPerSlot: z.number().int(),
  /** The last slot for tests that need fasting. */
  latestFastingStart: z.string(),
  /** Without use, until the desk asks for the password; 0 where it never does. */
  idleLockMinutes: z.number().int(),
  version: z.number().int().meta({ description: "Counts changes; send it back with an update." }),
  /** Days to come on which nothing is collected. */
  holidays: z.array(z.object({ day: Day, name: z.string() })),
  areas: z.array(ServedArea),
});

export type LabChange = z.infer<typeof LabChange>;
export type Holiday = z.infer<typeof Holiday>;
export type LabSettings = z.infer<typeof LabSettings>;
