/** Spec §9: twelve hourly slots, written as the patient reads them. */
export const slotTimes = [
  "07:00 AM",
  "08:00 AM",
  "09:00 AM",
  "10:00 AM",
  "11:00 AM",
  "12:00 PM",
  "01:00 PM",
  "02:00 PM",
  "03:00 PM",
  "04:00 PM",
  "05:00 PM",
  "06:00 PM",
] as const;

export type SlotTime = (typeof slotTimes)[number];

const FIRST_SLOT_HOUR = 7;

/** Minutes after the lab's midnight at which a slot begins: "01:00 PM" → 780. */
export function slotStartMinutes(time: SlotTime): number {
  return (FIRST_SLOT_HOUR + slotTimes.indexOf(time)) * 60;
}

/** The slot that a text names, null where it names none. */
export function slotTimeOf(text: string | null): SlotTime | null {
  return slotTimes.find((time) => time === text) ?? null;
}
