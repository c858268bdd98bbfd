import type { EmergencyId } from "./emergencies.ts";
import type { SymptomId } from "./symptoms.ts";
import type { SignId } from "./words/signs.ts";

export type Told = SymptomId | SignId;

type Combination = readonly [EmergencyId, ...Told[]];

/** Each of one kind of sign beside each of another. */
function each(emergency: EmergencyId, ones: readonly Told[], others: readonly Told[]): Combination[] {
  return ones.flatMap((one) =>
    others.filter((other) => other !== one).map((other) => [emergency, one, other] as const),
  );
}

/** Blood that no longer reaches skin, kidneys or pulse. Two of them, or one beside what drains a body, are a shock. */
const shock = ["coldBody", "coldSweat", "pulseBad", "noUrine", "pale", "sunkenEyes", "lowPressure"] as const;

/** What is an emergency only together, wherever in the talk each is told. */
const combinations: readonly Combination[] = [
  ...each("circulation", shock, shock),
  ...each(
    "circulation",
    shock.filter((sign) => sign !== "pale"),
    ["mind", "cannotStand", "diarrhoea", "dengue"],
  ),
  ...each("circulation", ["diarrhoea", "dengue"], ["mind", "cannotStand"]),
  ...each("circulation", ["fever"], ["coldBody", "noUrine", "pulseBad", "mind"]),
  ...each("circulation", ["blood"], ["pale", "coldBody", "coldSweat", "lowPressure", "pulseBad"]),
  ["circulation", "dengue", "blood"],
  ["circulation", "noUrine", "nausea"],
  ["circulation", "cannotStand", "nausea"],
  ...each("circulation", ["lowPressure"], ["sweat", "fell"]),
  ...each("other", ["fell"], ["nausea", "mind"]),
  ["other", "youngChild", "inWater", "fell"],
  ["lowSugar", "diabetic", "shaking", "sweat"],
  ...each("heart", ["chestPain"], ["coldSweat", "pale", "cannotStand"]),
  ["heart", "coldSweat", "painInArmOrJaw"],
  ...each("heart", ["palpitation"], ["chestPain", "dizziness", "sweat", "coldSweat", "mind", "cannotStand"]),
  ...each("allergy", ["tightThroat"], ["injection", "sting"]),
  ["allergy", "tightThroat", "food"],
  ["collapse", "mind", "cannotStand"],
  ["heart", "coldSweat", "nausea"],
  ["heart", "coldSweat", "upperPain"],
  ["heart", "sweat", "nausea", "upperPain"],
  ...each("lowSugar", ["diabetic"], ["mind", "coldSweat"]),
  ...each("lowSugar", ["lowSugar", "sugarMedicine"], ["mind", "shaking", "sweat", "coldSweat"]),
  ["lowSugar", "lowSugar", "cannotStand"],
  ["lowSugar", "sugarMedicine", "doubled"],
  ["poison", "manyPills", "swallowed"],
  ["poison", "youngChild", "strongMedicine", "swallowed"],
  ...each("poison", ["fumes"], ["dizziness", "nausea", "mind", "cannotStand", "headache"]),
  ...each("poison", ["drugs"], ["mind", "cannotStand", "fell", "coldBody", "pale"]),
  ...each("collapse", ["heat"], ["mind", "cannotStand", "fell"]),
  ["selfHarmNow", "wishToDie", "atHand"],
  ...each("bite", ["unseenBite"], ["mind", "cannotStand", "nausea", "dizziness", "swelling", "sweat"]),
  ...(["food", "medicine", "sting", "injection"] as const).flatMap((cause) =>
    (["dizziness", "nausea", "mind", "cannotStand", "tightThroat"] as const).map(
      (sign) => ["allergy", "rash", cause, sign] as const,
    ),
  ),
  ["newborn", "newborn", "fever"],
  ["heart", "chestPain", "sweat"],
  ["heart", "chestPain", "painInArmOrJaw"],
  ["heart", "chestPain", "nausea"],
  ["heart", "chestPain", "dizziness"],
  ["allergy", "swelling", "food"],
  ["allergy", "swelling", "medicine"],
  ["allergy", "swelling", "sting"],
  ["allergy", "swelling", "injection"],
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
