import type { EmergencyId } from "./emergencies.ts";
import type { SymptomId } from "./symptoms.ts";
import type { SignId } from "./words/signs.ts";

export type Told = SymptomId | SignId;

/** What is an emergency only together, wherever in the talk each is told. */
const combinations: readonly (readonly [EmergencyId, ...Told[]])[] = [
  ["heart", "chestPain", "sweat"],
  ["heart", "chestPain", "painInArmOrJaw"],
  ["heart", "chestPain", "nausea"],
  ["heart", "chestPain", "dizziness"],
  ["allergy", "swelling", "food"],
  ["allergy", "swelling", "medicine"],
  ["allergy", "swelling", "sting"],
  ["allergy", "swelling", "injection"],
  ["lowSugar", "lowSugar", "shaking"],
  ["lowSugar", "lowSugar", "sweat"],
  ["lowSugar", "lowSugar", "dizziness"],
  ["bleeding", "pregnant", "blood"],
  ["newborn", "newborn", "weak"],
  ["newborn", "newborn", "refusesMilk"],
  ["newborn", "ageInDays", "refusesMilk"],
  ["newborn", "youngChild", "refusesMilk"],
];

/** The emergencies of what was told before and what is told now; without anything of now, none. */
export function combined(now: readonly Told[], before: readonly Told[] = []): EmergencyId[] {
  const told = new Set([...before, ...now]);
  return combinations
    .filter(([, ...together]) => together.every((one) => told.has(one)) && together.some((one) => now.includes(one)))
    .map(([emergency]) => emergency);
}
