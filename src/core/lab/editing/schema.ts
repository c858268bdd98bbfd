import { z } from "zod";
import { ServedArea } from "#core/areas/schema.ts";
import { LabProfile, Video } from "#core/lab/schema.ts";
import { toE164 } from "#core/patients/phone.ts";
import { Day } from "#core/slots/schema.ts";

export const labSentences = {
  text: "Please write something here.",
  tooLong: "Please write less.",
  email: "Please enter a valid email address.",
  phone: "Please enter a valid phone number.",
  phones: "Please enter at least one phone number.",
  seats: "Please write a whole number from 1 to 100.",
  youtube: "A YouTube video's number has 11 letters and digits, like aUaInS6HIGo.",
  minutes: "Please write the minutes as a whole number.",
  closedAlready: "This day is closed already.",
} as const;

const line = (maximum: number) => z.string().trim().min(1, labSentences.text).max(maximum, labSentences.tooLong);

const Phone = z
  .string()
  .trim()
  .refine((typed) => toE164(typed) !== null, labSentences.phone)
  .transform((typed) => toE164(typed) ?? typed);

const WholeNumber = (sentence: string, maximum: number) =>
  z.coerce.number(sentence).int(sentence).min(1, sentence).max(maximum, sentence);

const VideoChange = Video.extend({
  youtubeId: z
    .string()
    .trim()
    .regex(/^[\w-]{11}$/, labSentences.youtube),
  title: line(120),
  minutes: WholeNumber(labSentences.minutes, 600),
});

/** What the desk may change of the lab; only what was changed is sent. */
export const LabChange = z
  .object({
    name: line(80),
    city: line(60),
    address: line(300),
    email: z.string().trim().pipe(z.email(labSentences.email)),
    phones: z.array(Phone).min(1, labSentences.phones).max(4, labSentences.tooLong),
    whatsappPhone: Phone,
    hours: z.object({ booking: line(120), lab: line(120), collection: line(120) }),
    videos: z.object({ walking: VideoChange, heartRisk: VideoChange }),
    seatsPerSlot: WholeNumber(labSentences.seats, 100),
  })
  .partial();

export const Holiday = z.object({ day: Day, name: line(60) });

/** What the lab is set to, as the desk edits it. */
export const LabSettings = LabProfile.extend({
  seatsPerSlot: z.number().int(),
  /** Days to come on which nothing is collected. */
  holidays: z.array(z.object({ day: Day, name: z.string() })),
  areas: z.array(ServedArea),
});

export type LabChange = z.infer<typeof LabChange>;
export type Holiday = z.infer<typeof Holiday>;
export type LabSettings = z.infer<typeof LabSettings>;
