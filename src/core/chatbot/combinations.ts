import type { EmergencyId } from "./emergencies.ts";
import type { SymptomId } from "./symptoms.ts";
import type { SignId } from "./words/signs.ts";

export type Finding = SymptomId | SignId;

type Combination = readonly [EmergencyId, ...Finding[]];

/** Combines each finding of one list with each of the other. */
function pairFindings(emergency: EmergencyId, ones: readonly Finding[], others: readonly Finding[]): Combination[] {
  return ones.flatMap((finding) =>
    others
      .filter((otherFinding) => otherFinding !== finding)
      .map((otherFinding) => [emergency, finding, otherFinding] as const),
  );
}

/** Blood no longer reaches skin, kidneys or pulse. Two of these, or one with a loss of fluids, are a shock. */
const shockSigns = ["coldBody", "coldSweat", "pulseBad", "noUrine", "pale", "sunkenEyes", "lowPressure"] as const;

/** Possible causes of an allergic reaction. */
const allergyCauses = ["food", "medicine", "sting", "injection"] as const;

/** First signs of a poisoning. */
const poisoningSigns = ["nausea", "dizziness", "mind", "cannotStand", "sweat", "stomachPain", "headache"] as const;

/** Findings that are an emergency only together, even in different messages. */
const combinations: readonly Combination[] = [
  ["selfHarmNow", "wishToDie", "atHand"],
  ["selfHarmNow", "hardship", "atHand"],
  ["poison", "manyPills", "swallowed"],
  ["poison", "youngChild", "strongMedicine", "swallowed"],
  ["poison", "youngChild", "poisonNamed", "swallowed"],
  ["poison", "mistaken", "poisonNamed", "swallowed"],
  ...poisoningSigns.map((sign) => ["poison", "poisonNamed", "swallowed", sign] as const),
  ...pairFindings("poison", ["sprayed"], ["cholinergic", ...poisoningSigns]),
  ...pairFindings("poison", ["fumes"], ["dizziness", "nausea", "mind", "cannotStand", "headache", "cough"]),
  ...pairFindings("poison", ["drugs"], ["mind", "cannotStand", "fell", "coldBody", "pale"]),
  ...pairFindings(
    "heart",
    ["chestPain"],
    ["sweat", "coldSweat", "painInArmOrJaw", "nausea", "dizziness", "pale", "cannotStand"],
  ),
  ...pairFindings("heart", ["coldSweat"], ["painInArmOrJaw", "nausea", "upperPain"]),
  ["heart", "sweat", "nausea", "upperPain"],
  ...pairFindings("heart", ["palpitation"], ["chestPain", "dizziness", "sweat", "coldSweat", "mind", "cannotStand"]),
  ...pairFindings("allergy", ["swelling"], allergyCauses),
  ...pairFindings("allergy", ["tightThroat"], ["food", "sting", "injection"]),
  ...allergyCauses.flatMap((cause) =>
    (["dizziness", "nausea", "mind", "cannotStand", "tightThroat"] as const).map(
      (sign) => ["allergy", "rash", cause, sign] as const,
    ),
  ),
  ["collapse", "mind", "cannotStand"],
  ...pairFindings("collapse", ["heat"], ["mind", "cannotStand", "fell"]),
  ["bleeding", "pregnant", "blood"],
  ...pairFindings(
    "pregnancy",
    ["pregnant"],
    ["blurredSight", "highPressure", "swollenFace", "unbornStill", "waters", "bellyPain", "fell"],
  ),
  ...pairFindings(
    "bite",
    ["unseenBite"],
    ["mind", "cannotStand", "nausea", "dizziness", "swelling", "sweat", "venom", "stomachPain"],
  ),
  ...pairFindings(
    "bite",
    ["snake"],
    ["mind", "cannotStand", "nausea", "dizziness", "swelling", "venom", "stomachPain"],
  ),
  ["animalBite", "animal", "mauled"],
  ...pairFindings("newborn", ["newborn"], ["fever", "weak", "refusesMilk", "listless", "jaundiced"]),
  ...pairFindings("newborn", ["ageInDays"], ["listless", "jaundiced"]),
  ...pairFindings("newborn", ["youngInfant"], ["fever", "listless", "jaundiced", "refusesMilk", "coldBody", "noUrine"]),
  ...pairFindings("newborn", ["refusesMilk"], ["ageInDays", "youngChild"]),
  ...pairFindings("lowSugar", ["lowSugar", "sugarMedicine"], ["mind", "shaking", "sweat", "coldSweat"]),
  ...pairFindings("lowSugar", ["lowSugar"], ["dizziness", "cannotStand"]),
  ...pairFindings("lowSugar", ["diabetic"], ["mind", "coldSweat"]),
  ["lowSugar", "diabetic", "shaking", "sweat"],
  ["lowSugar", "sugarMedicine", "doubled"],
  ...pairFindings("circulation", shockSigns, shockSigns),
  ...pairFindings(
    "circulation",
    shockSigns.filter((sign) => sign !== "pale"),
    ["mind", "cannotStand", "diarrhoea", "dengue"],
  ),
  ...pairFindings("circulation", ["diarrhoea", "dengue"], ["mind", "cannotStand"]),
  ...pairFindings("circulation", ["fever"], ["coldBody", "noUrine", "pulseBad", "mind"]),
  ...pairFindings("circulation", ["blood"], ["pale", "coldBody", "coldSweat", "lowPressure", "pulseBad", "dengue"]),
  ...pairFindings("circulation", ["nausea"], ["noUrine", "cannotStand"]),
  ...pairFindings("circulation", ["lowPressure"], ["sweat", "fell"]),
  ...pairFindings("other", ["fell"], ["nausea", "mind"]),
  ["other", "youngChild", "inWater", "fell"],
];

/** Emergencies from earlier and current findings combined; at least one finding must be current. */
export function findCombinedEmergencies(now: readonly Finding[], before: readonly Finding[] = []): EmergencyId[] {
  const findings = new Set([...before, ...now]);
  return combinations
    .filter(
      ([, ...together]) =>
        together.every((finding) => findings.has(finding)) && together.some((finding) => now.includes(finding)),
    )
    .map(([emergency]) => emergency);
}
