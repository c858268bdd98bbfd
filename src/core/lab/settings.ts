import { z } from "zod";
import { IDLE_LOCK_MINUTES } from "#core/access/idle-lock.ts";
import { ServedArea } from "#core/areas/schema.ts";
import { validationKey } from "#core/i18n/validation.ts";
import { isAmbiguousPhone, toE164 } from "#core/patients/phone.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { Day } from "#core/slots/schema.ts";
import { stripInvisible, toLatinDigits } from "#core/text-normalization.ts";
import {
  expectedVersion,
  isValidEmail,
  normalizeEmail,
  optionalText,
  requiredInteger,
  requiredText,
} from "#core/text-schemas.ts";
import { EVENING_MINUTES } from "./evening-time.ts";
import { isValidGstin, normalizeGstin } from "./gstin.ts";
import { LabProfile, Video } from "./schema.ts";
import {
  CHANGE_UNTIL_MINUTES,
  MAX_MOVES_ALLOWED,
  QUIET_FROM_MINUTES,
  QUIET_TO_MINUTES,
  REMINDER_MINUTES,
} from "./visit-change-times.ts";

const phoneRule = z
  .string()
  .trim()
  .refine((typed) => !isAmbiguousPhone(typed), validationKey("booking-phone-ambiguous"))
  .refine((typed) => isAmbiguousPhone(typed) || toE164(typed) !== null, validationKey("lab-phone"))
  .transform((typed) => toE164(typed) ?? typed);

/** One of these minutes, as a number or typed. */
const minutesRule = (choices: readonly number[]) =>
  z
    .preprocess(
      (value: number | string) => (typeof value === "string" ? Number(value) : value),
      z.literal(choices, validationKey("lab-time")),
    )
    .meta({ type: ["integer", "string"] });

const withoutSpaces = (typed: string) => stripInvisible(toLatinDigits(typed)).replace(/\s/g, "");

/** A bank's part has no dot: that would be an email address. */
const upiAddressRule = z
  .string()
  .overwrite(withoutSpaces)
  .regex(/^(?:[\w.-]{2,64}@[a-z][a-z\d]{1,63})?$/i, validationKey("lab-upi-address"));

const merchantCodeRule = z
  .string()
  .overwrite(withoutSpaces)
  .regex(/^(?:\d{4})?$/, validationKey("lab-merchant-code"));

const gstinRule = z
  .string()
  .overwrite(normalizeGstin)
  .refine((typed) => typed === "" || isValidGstin(typed), validationKey("lab-gstin"));

const VideoRequest = Video.extend({
  youtubeId: z
    .string()
    .trim()
    .regex(/^[\w-]{11}$/, validationKey("lab-youtube")),
  title: requiredText(120),
  minutes: requiredInteger(validationKey("lab-minutes"), 600),
});

/** A change of the lab's settings, with only the changed fields. */
export const ChangeLabRequest = z
  .object({
    name: requiredText(80),
    city: requiredText(60),
    address: requiredText(300),
    email: z.string().overwrite(normalizeEmail).refine(isValidEmail, validationKey("lab-email")),
    phones: z.array(phoneRule).min(1, validationKey("lab-phones")).max(4, validationKey("text-too-long")),
    whatsappPhone: phoneRule,
    hours: z.object({ booking: requiredText(120), lab: requiredText(120), collection: requiredText(120) }),
    videos: z.object({ walking: VideoRequest, heartRisk: VideoRequest }),
    seatsPerSlot: requiredInteger(validationKey("lab-seats"), 100),
    latestFastingStart: z.enum(slotTimes, validationKey("lab-hour")),
    idleLockMinutes: minutesRule(IDLE_LOCK_MINUTES),
    eveningMinutes: minutesRule(EVENING_MINUTES),
    moveUntilMinutes: minutesRule(CHANGE_UNTIL_MINUTES),
    cancelUntilMinutes: minutesRule(CHANGE_UNTIL_MINUTES),
    movesAllowed: requiredInteger(validationKey("lab-moves"), MAX_MOVES_ALLOWED, 0),
    reminderMinutes: minutesRule(REMINDER_MINUTES),
    quietFromMinutes: minutesRule(QUIET_FROM_MINUTES),
    quietToMinutes: minutesRule(QUIET_TO_MINUTES),
    upiAddress: upiAddressRule,
    upiName: optionalText(60),
    upiMerchantCode: merchantCodeRule,
    gstin: gstinRule,
    receptionistDiscountPercent: requiredInteger(validationKey("lab-discount"), 100, 0),
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
  /** When the owner gets the day's figures, in minutes after midnight. */
  eveningMinutes: z.number().int(),
  /** When a visit's reminder is sent on the evening before, and between when none is, in minutes after midnight. */
  reminderMinutes: z.number().int(),
  quietFromMinutes: z.number().int(),
  quietToMinutes: z.number().int(),
  /** The largest discount that a receptionist may give, in percent of the total. */
  receptionistDiscountPercent: z.number().int(),
  version: z.number().int().meta({ description: "Counts changes; send it back with an update." }),
  /** Upcoming days without collection. */
  holidays: z.array(z.object({ day: Day, name: z.string() })),
  areas: z.array(ServedArea),
});

export type ChangeLabRequest = z.infer<typeof ChangeLabRequest>;
export type Holiday = z.infer<typeof Holiday>;
export type LabSettings = z.infer<typeof LabSettings>;
