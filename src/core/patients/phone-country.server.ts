import type { CountryCode } from "libphonenumber-js";
import { Refusal } from "#core/refusal.ts";
import type { PhoneCountry } from "./schema.ts";

/**
 * The country of a number (E.164), and what its clocks show at `now`. Refuses: rule-broken for a number that its country
 * does not give out; `field` names it.
 */
export async function phoneCountry(phone: string, now: Date, field: string): Promise<PhoneCountry> {
  const country = await countryOf(phone);
  if (!country) throw new Refusal("rule-broken", "phone-not-callable", { at: field });
  const names = new Intl.DisplayNames("en-IN", { type: "region" });
  return { code: country, country: names.of(country) ?? country, localTime: localTime(country, now) };
}

/** India's numbers are known by rule (toE164); one abroad must be one of its country. Refuses: rule-broken. */
export async function requireCallable(phone: string, now: Date, field: string): Promise<void> {
  if (!phone.startsWith("+91")) await phoneCountry(phone, now, field);
}

/** The tables of all countries are loaded by the first number that needs them. */
async function countryOf(phone: string): Promise<CountryCode | undefined> {
  if (phone.startsWith("+91")) return "IN";
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/max");
  const number = parsePhoneNumberFromString(phone);
  return number?.isValid() ? number.country : undefined;
}

/** ECMA-402's Locale Info, which TypeScript does not describe yet. */
type RegionOfZones = Intl.Locale & { getTimeZones?: () => string[] };

/** From the earliest zone of the country to the latest: "9:00 PM to 12:30 AM". */
function localTime(country: CountryCode, now: Date): string {
  const region: RegionOfZones = new Intl.Locale("und", { region: country });
  const zones = region.getTimeZones?.() ?? [];
  const clocks = zones.map((timeZone) => ({ behind: offsetMinutes(timeZone, now), time: clockIn(timeZone, now) }));
  clocks.sort((one, other) => one.behind - other.behind);
  const [first, last] = [clocks.at(0)?.time, clocks.at(-1)?.time];
  if (!first || !last) return "";
  return first === last ? first : `${first} to ${last}`;
}

function clockIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", minute: "2-digit" }).format(now);
}

function offsetMinutes(timeZone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(now);
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  const [, sign, hours = "0", minutes = "0"] = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(offset) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
