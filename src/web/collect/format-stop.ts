import { toLabTime } from "#core/calendar/lab-time.ts";
import type { RoundPatient, RoundStop } from "#core/round/schema.ts";
import { words } from "#texts";
import { formatShortPerson } from "#web/lib/format-person.ts";
import { formatTime } from "#web/lib/format-time.ts";

/** "Simran Bedi, 29 F" */
export function formatPerson(patient: RoundPatient): string {
  const details = formatShortPerson(patient).replace(" ", "\u00a0");
  return details ? `${patient.name}, ${details}` : patient.name;
}

/** The first patient who is not cancelled, and how many more there are: "Harpreet Kaur Sandhu + 1". */
export function formatStopName(stop: RoundStop): string {
  const [first, ...others] = listComing(stop);
  return words.collectRound.more(first?.name ?? stop.contact?.name ?? "", others.length);
}

/** Returns the patients of a stop who are not cancelled; all of them if each is. */
export function listComing({ patients }: RoundStop): RoundPatient[] {
  const coming = patients.filter(({ status }) => status !== "declined");
  return coming.length > 0 ? coming : patients;
}

/** "8:41 AM" in lab time. */
export function formatTimeOf(instant: string): string {
  return formatMinutes(toLabTime(new Date(instant)).minutes);
}

export function formatMinutes(minutes: number): string {
  return formatTime(minutes);
}

/** The area, else the address. */
export function formatWhere({ area, address }: RoundStop): string {
  return area ?? address;
}

/** Opens the phone's own map. */
export function getMapLink({ address, area, pinCode }: RoundStop): string {
  const query = [address, area, pinCode].filter(Boolean).join(", ");
  return `geo:0,0?q=${encodeURIComponent(query)}`;
}

/** Number to call: who opens the door, else the patient. */
export function getStopPhone({ contact, patients }: RoundStop): string | undefined {
  return contact?.phone ?? patients[0]?.phone;
}
