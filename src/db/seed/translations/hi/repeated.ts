/* Sentences that many tests share, in Hindi. */

export const noOtherPreparation = "और कोई तैयारी नहीं चाहिए।";

export const fromTheArm = "घर पर बाँह से खून का सैंपल लिया जाता है।";

export const fromTheArmEdta = "घर पर बाँह से खून का सैंपल EDTA ट्यूब में लिया जाता है।";

export const clia = "केमिल्यूमिनेसेंस इम्यूनोएसे (CLIA)";

/** "को" keeps the verb the same for every gender and number. */
export function measured(what: string, method: string): string {
  return `${fromTheArm} ${what} को ${method} से नापा जाता है।`;
}
