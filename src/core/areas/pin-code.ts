import { codeDigits, latinDigits, withoutUnseen } from "#core/typed.ts";

/** A post office's area to which the lab comes. */
export type Area = { pinCode: string; name: string };

export const pinCodePattern = /^[1-9]\d{5}$/;

export const pinSentences = {
  malformed: "A PIN code has six digits, and the first is not 0.",
  name: "Please write the name of the area.",
  served: ({ pinCode, name }: Area) => `We come to ${name} (${pinCode}).`,
  notServed: (pinCode: string) => `We do not come to ${pinCode} yet.`,
} as const;

export type PinAnswer =
  | { kind: "none" }
  | { kind: "malformed" }
  | { kind: "served"; area: Area }
  | { kind: "not-served"; pinCode: string }
  /** The areas are not known here. */
  | { kind: "unknown"; pinCode: string };

/** In an address: six digits, or two threes with a space or a dash between; no part of a longer number. */
const PIN_IN_TEXT = /(?<!\d|\d\p{Pd})[1-9]\d{2}(?:\s{0,2}|\s?\p{Pd}\s?)\d{3}(?!\d|[\s\p{Pd}]\d)/gu;

/** The digits of a PIN code, which many write in two threes: "141 002", "141-002", "१४१००२" → "141002". */
export function pinDigits(typed: string): string {
  return codeDigits(typed);
}

/** Whether the lab comes where `typed` says; `areas` are all that it serves. */
export function answerPin(typed: string, areas: readonly Area[] | undefined): PinAnswer {
  const pinCode = pinDigits(typed);
  if (pinCode === "") return { kind: "none" };
  if (!pinCodePattern.test(pinCode)) return { kind: "malformed" };
  if (!areas) return { kind: "unknown", pinCode };
  const area = areas.find((served) => served.pinCode === pinCode);
  return area ? { kind: "served", area } : { kind: "not-served", pinCode };
}

/** What is wrong with a typed PIN code, or null; where the areas are not known, the server says whether it is served. */
export function pinMistake(typed: string, areas: readonly Area[] | undefined): string | null {
  const answer = answerPin(typed, areas);
  if (answer.kind === "malformed") return pinSentences.malformed;
  return answer.kind === "not-served" ? pinSentences.notServed(answer.pinCode) : null;
}

/** The PIN code that an address ends with or holds, or null: the last one, because a house number comes first. */
export function pinCodeIn(address: string): string | null {
  const found = latinDigits(withoutUnseen(address)).match(PIN_IN_TEXT)?.at(-1);
  return found ? pinDigits(found) : null;
}

/** Where to come, in one text: the address, and its PIN code where the address does not hold it. */
export function addressWithPin(address: string, pinCode: string | null): string {
  return pinCode === null || pinCodeIn(address) === pinCode ? address : `${address}, ${pinCode}`;
}

/** Names the served area of a place by its PIN code, told or in the address; null where there is none. */
export function areaNamer(areas: readonly Area[]) {
  const names = new Map(areas.map(({ pinCode, name }) => [pinCode, name]));
  return (place: { pinCode: string | null; address: string }): string | null =>
    names.get(place.pinCode ?? pinCodeIn(place.address) ?? "") ?? null;
}
