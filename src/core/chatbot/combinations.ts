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

/** What an allergy may come from. */
const causes = ["food", "medicine", "sting", "injection"] as const;

/** How a poison shows first. */
const harmed = ["nausea", "dizziness", "mind", "cannotStand", "sweat", "stomachPain", "headache"] as const;

/** What is an emergency only together, wherever in the talk each is told. */
const combinations: readonly Combination[] = [
  ["selfHarmNow", "wishToDie", "atHand"],
  ["selfHarmNow", "hardship", "atHand"],
  ["poison", "manyPills", "swallowed"],
  ["poison", "youngChild", "strongMedicine", "swallowed"],
  ["poison", "youngChild", "poisonNamed", "swallowed"],
  ["poison", "mistaken", "poisonNamed", "swallowed"],
  ...harmed.map((sign) => ["poison", "poisonNamed", "swallowed", sign] as const),
  ...each("poison", ["sprayed"], ["cholinergic", ...harmed]),
  ...each("poison", ["fumes"], ["dizziness", "nausea", "mind", "cannotStand", "headache", "cough"]),
  ...each("poison", ["drugs"], ["mind", "cannotStand", "fell", "coldBody", "pale"]),
  ...each(
    "heart",
    ["chestPain"],
    ["sweat", "coldSweat", "painInArmOrJaw", "nausea", "dizziness", "pale", "cannotStand"],
  ),
  ...each("heart", ["coldSweat"], ["painInArmOrJaw", "nausea", "upperPain"]),
  ["heart", "sweat", "nausea", "upperPain"],
  ...each("heart", ["palpitation"], ["chestPain", "dizziness", "sweat", "coldSweat", "mind", "cannotStand"]),
  ...each("allergy", ["swelling"], causes),
  ...each("allergy", ["tightThroat"], ["food", "sting", "injection"]),
  ...causes.flatMap((cause) =>
    (["dizziness", "nausea", "mind", "cannotStand", "tightThroat"] as const).map(
      (sign) => ["allergy", "rash", cause, sign] as const,
    ),
  ),
  ["collapse", "mind", "cannotStand"],
  ...each("collapse", ["heat"], ["mind", "cannotStand", "fell"]),
  ["bleeding", "pregnant", "blood"],
  ...each(
    "pregnancy",
    ["pregnant"],
    ["blurredSight", "highPressure", "swollenFace", "unbornStill", "waters", "bellyPain", "fell"],
  ),
  ...each(
    "bite",
    ["unseenBite"],
    ["mind", "cannotStand", "nausea", "dizziness", "swelling", "sweat", "venom", "stomachPain"],
  ),
  ...each("bite", ["snake"], ["mind", "cannotStand", "nausea", "dizziness", "swelling", "venom", "stomachPain"]),
  ["animalBite", "animal", "mauled"],
  ...each("newborn", ["newborn"], ["fever", "weak", "refusesMilk", "listless", "jaundiced"]),
  ...each("newborn", ["ageInDays"], ["listless", "jaundiced"]),
  ...each("newborn", ["youngInfant"], ["fever", "listless", "jaundiced", "refusesMilk", "coldBody", "noUrine"]),
  ...each("newborn", ["refusesMilk"], ["ageInDays", "youngChild"]),
  ...each("lowSugar", ["lowSugar", "sugarMedicine"], ["mind", "shaking", "sweat", "coldSweat"]),
  ...each("lowSugar", ["lowSugar"], ["dizziness", "cannotStand"]),
  ...each("lowSugar", ["diabetic"], ["mind", "coldSweat"]),
  ["lowSugar", "diabetic", "shaking", "sweat"],
  ["lowSugar", "sugarMedicine", "doubled"],
  ...each("circulation", shock, shock),
  ...each(
    "circulation",
    shock.filter((sign) => sign !== "pale"),
    ["mind", "cannotStand", "diarrhoea", "dengue"],
  ),
  ...each("circulation", ["diarrhoea", "dengue"], ["mind", "cannotStand"]),
  ...each("circulation", ["fever"], ["coldBody", "noUrine", "pulseBad", "mind"]),
  ...each("circulation", ["blood"], ["pale", "coldBody", "coldSweat", "lowPressure", "pulseBad", "dengue"]),
  ...each("circulation", ["nausea"], ["noUrine", "cannotStand"]),
  ...each("circulation", ["lowPressure"], ["sweat", "fell"]),
  ...each("other", ["fell"], ["nausea", "mind"]),
  ["other", "youngChild", "inWater", "fell"],
];

/** The emergencies of what was told before and what is told now; without anything of now, none. */
export function combined(now: readonly Told[], before: readonly Told[] = []): EmergencyId[] {
  const told = new Set([...before, ...now]);
  return combinations
    .filter(([, ...together]) => together.every((one) => told.has(one)) && together.some((one) => now.includes(one)))
    .map(([emergency]) => emergency);
}
