import type { CountryCode } from "libphonenumber-js";
import { formatTime } from "#core/calendar/clock-time.ts";
import { DomainError } from "#core/errors.ts";
import type { Sentences } from "#core/i18n/en.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import { type Language, languages } from "#core/i18n/languages.ts";
import type { PhoneCountry } from "./schema.ts";

/**
 * Returns the country of an E.164 number and its local time at `now`, in words of a language. Throws `rule-broken` with
 * `field` for a number that its country does not assign.
 */
export async function requirePhoneCountry(
  phone: string,
  { now, field, language }: { now: Date; field: string; language: Language },
): Promise<PhoneCountry> {
  const country = await requireCountry(phone, field);
  const names = new Intl.DisplayNames(languages[language].tag, { type: "region" });
  const localTime = formatLocalTime(country, now, getSentences(language));
  return { code: country, country: names.of(country) ?? country, localTime };
}

/**
 * Throws `rule-broken` for a foreign number that its country does not assign. Indian numbers are checked by `toE164`.
 */
export async function requireCallablePhone(phone: string, field: string): Promise<void> {
  if (!phone.startsWith("+91")) await requireCountry(phone, field);
}

async function requireCountry(phone: string, field: string): Promise<CountryCode> {
  const country = await findCountry(phone);
  if (!country) throw new DomainError("rule-broken", "phone-unknown-in-country", { field });
  return country;
}

/** Loads the country tables with the first number that needs them. */
async function findCountry(phone: string): Promise<CountryCode | undefined> {
  if (phone.startsWith("+91")) return "IN";
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/max");
  const number = parsePhoneNumberFromString(phone);
  return number?.isValid() ? number.country : undefined;
}

/** ECMA-402 Locale Info, which TypeScript does not describe yet. */
type LocaleWithTimeZones = Intl.Locale & { getTimeZones?: () => string[] };

/** Returns the range of local times, from the country's earliest zone to its latest: "9:00 PM to 12:30 AM". */
function formatLocalTime(country: CountryCode, now: Date, { clock, phoneCountry }: Sentences): string {
  const region: LocaleWithTimeZones = new Intl.Locale("und", { region: country });
  const zones = region.getTimeZones?.() ?? [];
  const clocks = zones.map((timeZone) => ({
    behind: getOffsetMinutes(timeZone, now),
    time: formatTime(getZoneMinutes(timeZone, now), clock),
  }));
  clocks.sort((a, b) => a.behind - b.behind);
  const [first, last] = [clocks.at(0)?.time, clocks.at(-1)?.time];
  if (!first || !last) return "";
  return first === last ? first : phoneCountry.between(first, last);
}

/** Returns the minutes since midnight in a zone. */
function getZoneMinutes(timeZone: string, now: Date): number {
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  const [hour = 0, minute = 0] = format.format(now).split(":").map(Number);
  return hour * 60 + minute;
}

function getOffsetMinutes(timeZone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(now);
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  const [, sign, hours = "0", minutes = "0"] = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(offset) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
