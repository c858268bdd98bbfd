import type { Sentences } from "#core/i18n/en.ts";
import { normalizeCode, stripInvisible, toLatinDigits } from "#core/text-normalization.ts";

/** A post office area that the lab serves. */
export type Area = { pinCode: string; name: string };

export const PIN_CODE_PATTERN = /^[1-9]\d{5}$/;

export type PinCodeCheck =
  | { kind: "none" }
  | { kind: "malformed" }
  | { kind: "served"; area: Area }
  | { kind: "not-served"; pinCode: string }
  /** The served areas are unknown here. */
  | { kind: "unknown"; pinCode: string };

/**
 * A PIN code in an address: six digits, or twice three with a space or dash between, outside a longer number. A dash may
 * join six digits to a house number of up to three ("12-141002"), as no area code of a landline with six digits is so
 * short.
 */
const PIN_CODE_IN_TEXT_PATTERN =
  /(?<!\d|\d\p{Pd})(?:[1-9]\d{0,2}\p{Pd}(?=\d{6}))?([1-9]\d{2}(?:\s{0,2}|\s?\p{Pd}\s?)\d{3})(?!\d|[\s\p{Pd}]\d)/gu;

/**
 * Returns the digits of a PIN code, which is often written in two groups, after its name or its city, or in brackets:
 * "141 002", "१४१-००२", "PIN No. 141002", "Ludhiana (141002)." → "141002". A text without digits stays as it is.
 */
export function normalizePinCode(typed: string): string {
  return normalizeCode(typed.replace(/^\P{Nd}+(?=\p{Nd})|(?<=\p{Nd})[\s\p{P}]+$/gu, ""));
}

/** Checks whether the lab serves a typed PIN code; `areas` are all served areas. */
export function checkPinCode(typed: string, areas: readonly Area[] | undefined): PinCodeCheck {
  const pinCode = normalizePinCode(typed);
  if (pinCode === "") return { kind: "none" };
  if (!PIN_CODE_PATTERN.test(pinCode)) return { kind: "malformed" };
  if (!areas) return { kind: "unknown", pinCode };
  const area = areas.find((candidate) => candidate.pinCode === pinCode);
  return area ? { kind: "served", area } : { kind: "not-served", pinCode };
}

/**
 * Returns the sentence for an invalid PIN code, or null. If the areas are unknown, the server checks whether it is
 * served.
 */
export function validatePinCode(
  typed: string,
  areas: readonly Area[] | undefined,
  sentences: Sentences["pinCodes"],
): string | null {
  const check = checkPinCode(typed, areas);
  if (check.kind === "malformed") return sentences.malformed;
  return check.kind === "not-served" ? sentences.notServed(check.pinCode) : null;
}

/** Returns the last PIN code in an address, because a house number comes first; null if there is none. */
export function extractPinCode(address: string): string | null {
  const found = [...toLatinDigits(stripInvisible(address)).matchAll(PIN_CODE_IN_TEXT_PATTERN)].at(-1)?.[1];
  return found ? normalizePinCode(found) : null;
}

/** Returns the PIN code of an address: its field's, or else that of its text; null if there is none. */
export function resolvePinCode({ pinCode, address }: { pinCode: string | null; address: string }): string | null {
  return pinCode || extractPinCode(address);
}

/** Returns the address, followed by its PIN code unless it contains it. */
export function formatAddressWithPin(address: string, pinCode: string | null): string {
  return pinCode === null || extractPinCode(address) === pinCode ? address : `${address}, ${pinCode}`;
}

/**
 * Returns a function that names the served area of an address, by its PIN code field or the PIN code in its text; null
 * if there is none.
 */
export function createAreaFinder(areas: readonly Area[]) {
  const names = new Map(areas.map(({ pinCode, name }) => [pinCode, name]));
  return (place: { pinCode: string | null; address: string }): string | null =>
    names.get(resolvePinCode(place) ?? "") ?? null;
}
