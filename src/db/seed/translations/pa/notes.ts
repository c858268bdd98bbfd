import { preparationNotes } from "#db/seed/preparation-notes.ts";
import type { CatalogueTexts } from "#db/seed/translations/rows.ts";

/**
 * Notes about preparation in Punjabi, by the English sentence. Hours are written as a length ("ਪਹਿਲਾਂ 24 ਘੰਟੇ"), never as
 * a moment. "If your doctor agrees" is "ਜੇ ਡਾਕਟਰ ਹਾਂ ਕਹੇ": asking is not enough.
 */
export const noteTexts: CatalogueTexts["notes"] = {
  [preparationNotes.noAlcohol]: "ਸੈਂਪਲ ਤੋਂ ਪਹਿਲਾਂ 24 ਘੰਟੇ ਸ਼ਰਾਬ ਨਾ ਪੀਓ।",
  [preparationNotes.noMeat]: "ਸੈਂਪਲ ਤੋਂ ਪਹਿਲਾਂ 24 ਘੰਟੇ ਮੀਟ ਵਾਲਾ ਭਾਰੀ ਖਾਣਾ ਨਾ ਖਾਓ।",
  [preparationNotes.noExercise]: "ਸੈਂਪਲ ਤੋਂ ਪਹਿਲਾਂ 24 ਘੰਟੇ ਸਖਤ ਕਸਰਤ ਨਾ ਕਰੋ।",
  [preparationNotes.beforeThyroidTablet]: "ਥਾਇਰਾਇਡ: ਸੈਂਪਲ ਸਵੇਰ ਦੀ ਗੋਲੀ ਤੋਂ ਪਹਿਲਾਂ ਦਿਓ।",
  [preparationNotes.noBiotin]: "ਬਾਇਓਟਿਨ (ਵਾਲਾਂ ਅਤੇ ਨਹੁੰਆਂ ਦਾ ਸਪਲੀਮੈਂਟ): ਜੇ ਡਾਕਟਰ ਹਾਂ ਕਹੇ, ਤਾਂ ਸੈਂਪਲ ਤੋਂ ਪਹਿਲਾਂ 48 ਘੰਟੇ ਨਾ ਲਓ।",
  [preparationNotes.firstUrine]:
    "ਪਿਸ਼ਾਬ: ਡੱਬੀ ਸਾਡੇ ਲੈਬ ਸਟਾਫ਼ ਲੈ ਕੇ ਆਉਂਦੇ ਹਨ। ਸਵੇਰੇ, ਜੇ ਔਖਾ ਨਾ ਹੋਵੇ, ਸਾਡੇ ਆਉਣ ਤੱਕ ਪਿਸ਼ਾਬ ਰੋਕ ਕੇ ਰੱਖੋ: ਸਭ ਤੋਂ ਵਧੀਆ ਸਵੇਰ ਦਾ ਪਹਿਲਾ ਪਿਸ਼ਾਬ ਹੈ, ਧਾਰ ਦੇ ਵਿਚਕਾਰ ਵਾਲਾ।",
  [preparationNotes.stoolContainer]: "ਲੈਟਰੀਨ: ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਅਸੀਂ ਵਿਜ਼ਿਟ ਤੋਂ ਇੱਕ ਦਿਨ ਪਹਿਲਾਂ ਡੱਬੀ ਦੇ ਜਾਵਾਂਗੇ।",
  [preparationNotes.chestPain]: "ਜੇ ਹੁਣ ਛਾਤੀ ਵਿੱਚ ਦਰਦ ਹੈ: 112 ਜਾਂ 108 ’ਤੇ ਫ਼ੋਨ ਕਰੋ, ਬੁੱਕ ਨਾ ਕਰੋ।",
  [preparationNotes.restedMuscles]: "ਸੈਂਪਲ ਤੋਂ ਪਹਿਲਾਂ 48 ਘੰਟੇ ਸਖਤ ਕਸਰਤ ਨਾ ਕਰੋ ਅਤੇ ਮਾਸਪੇਸ਼ੀ ਵਿੱਚ ਇੰਜੈਕਸ਼ਨ ਨਾ ਲਗਵਾਓ।",
  [preparationNotes.beforeNextDose]: "ਦਵਾਈ ਦਾ ਲੈਵਲ: ਸੈਂਪਲ ਅਗਲੀ ਖੁਰਾਕ ਤੋਂ ਠੀਕ ਪਹਿਲਾਂ ਦਿਓ, ਅਤੇ ਖੁਰਾਕ ਸੈਂਪਲ ਤੋਂ ਬਾਅਦ ਲਓ।",
  [preparationNotes.deepSputum]:
    "ਬਲਗਮ: ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਅਸੀਂ ਵਿਜ਼ਿਟ ਤੋਂ ਇੱਕ ਦਿਨ ਪਹਿਲਾਂ ਡੱਬੀ ਦੇ ਜਾਵਾਂਗੇ। ਵਿਜ਼ਿਟ ਵਾਲੇ ਦਿਨ ਸਵੇਰੇ-ਸਵੇਰੇ ਖੰਘ ਕੇ ਬਲਗਮ ਛਾਤੀ ਦੇ ਅੰਦਰੋਂ, ਡੂੰਘਾਈ ਤੋਂ ਕੱਢੋ।",
  [preparationNotes.beforeAntibiotics]: "ਕਲਚਰ: ਹੋ ਸਕੇ ਤਾਂ ਸੈਂਪਲ ਐਂਟੀਬਾਇਓਟਿਕ ਸ਼ੁਰੂ ਹੋਣ ਤੋਂ ਪਹਿਲਾਂ ਦਿਓ।",
  [preparationNotes.noAspirin]: "ਬੁਖਾਰ: ਐਸਪਰਿਨ ਜਾਂ ਆਈਬੂਪ੍ਰੋਫ਼ੈਨ ਨਾ ਲਓ।",
  [preparationNotes.earlyInPeriod]: "ਹਾਰਮੋਨ: ਔਰਤਾਂ ਸੈਂਪਲ ਮਾਹਵਾਰੀ ਦੇ ਦਿਨ 2-4 ਵਿੱਚ ਦੇਣ, ਜੇ ਡਾਕਟਰ ਨੇ ਕੋਈ ਹੋਰ ਦਿਨ ਨਾ ਦੱਸਿਆ ਹੋਵੇ।",
  "Iron: leave out iron tablets for 24 hours before, if your doctor agrees.":
    "ਆਇਰਨ: ਜੇ ਡਾਕਟਰ ਹਾਂ ਕਹੇ, ਤਾਂ ਸੈਂਪਲ ਤੋਂ ਪਹਿਲਾਂ 24 ਘੰਟੇ ਆਇਰਨ ਦੀ ਗੋਲੀ ਨਾ ਲਓ।",
  "Blood thinners: tell the phlebotomist name, dose and time, and do not change them on your own.":
    "ਖੂਨ ਪਤਲਾ ਕਰਨ ਵਾਲੀ ਦਵਾਈ: ਲੈਬ ਸਟਾਫ਼ ਨੂੰ ਨਾਂ, ਖੁਰਾਕ ਅਤੇ ਟਾਈਮ ਦੱਸੋ, ਅਤੇ ਆਪਣੇ ਆਪ ਇਸ ਨੂੰ ਨਾ ਬਦਲੋ।",
  "Zinc: leave out zinc and multivitamin tablets for 24 hours before, if your doctor agrees.":
    "ਜ਼ਿੰਕ: ਜੇ ਡਾਕਟਰ ਹਾਂ ਕਹੇ, ਤਾਂ ਸੈਂਪਲ ਤੋਂ ਪਹਿਲਾਂ 24 ਘੰਟੇ ਜ਼ਿੰਕ ਅਤੇ ਮਲਟੀਵਿਟਾਮਿਨ ਦੀ ਗੋਲੀ ਨਾ ਲਓ।",
  "High-sensitivity CRP: wait about two weeks after a fever, infection, injury or vaccination.":
    "High-Sensitivity CRP: ਬੁਖਾਰ, ਇਨਫੈਕਸ਼ਨ, ਸੱਟ ਜਾਂ ਵੈਕਸੀਨ ਤੋਂ ਬਾਅਦ ਲਗਭਗ ਦੋ ਹਫ਼ਤੇ ਰੁਕੋ।",
  "Magnesium: leave out magnesium tablets and antacids that hold magnesium for 24 hours before, if your doctor agrees.":
    "ਮੈਗਨੀਸ਼ੀਅਮ: ਜੇ ਡਾਕਟਰ ਹਾਂ ਕਹੇ, ਤਾਂ ਸੈਂਪਲ ਤੋਂ ਪਹਿਲਾਂ 24 ਘੰਟੇ ਮੈਗਨੀਸ਼ੀਅਮ ਦੀ ਗੋਲੀ ਅਤੇ ਮੈਗਨੀਸ਼ੀਅਮ ਵਾਲੀ ਤੇਜ਼ਾਬ ਦੀ ਦਵਾਈ ਨਾ ਲਓ।",
  "Lithium: give the sample about 12 hours after the last dose and before the next one.":
    "ਲਿਥੀਅਮ: ਸੈਂਪਲ ਪਿਛਲੀ ਖੁਰਾਕ ਤੋਂ ਲਗਭਗ 12 ਘੰਟੇ ਬਾਅਦ ਅਤੇ ਅਗਲੀ ਖੁਰਾਕ ਤੋਂ ਪਹਿਲਾਂ ਦਿਓ।",
  "Copper: leave out copper, zinc and multivitamin tablets for 24 hours before, if your doctor agrees.":
    "ਕਾਪਰ: ਜੇ ਡਾਕਟਰ ਹਾਂ ਕਹੇ, ਤਾਂ ਸੈਂਪਲ ਤੋਂ ਪਹਿਲਾਂ 24 ਘੰਟੇ ਕਾਪਰ, ਜ਼ਿੰਕ ਅਤੇ ਮਲਟੀਵਿਟਾਮਿਨ ਦੀ ਗੋਲੀ ਨਾ ਲਓ।",
  "24-hour urine: call us, and we bring the large container before the day on which you collect.":
    "24 ਘੰਟੇ ਦਾ ਪਿਸ਼ਾਬ: ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਜਿਸ ਦਿਨ ਪਿਸ਼ਾਬ ਇਕੱਠਾ ਕਰਨਾ ਹੈ, ਅਸੀਂ ਉਸ ਤੋਂ ਪਹਿਲਾਂ ਵੱਡਾ ਡੱਬਾ ਦੇ ਜਾਵਾਂਗੇ।",
  "24-hour urine: empty the bladder at a noted hour, then collect all urine for 24 hours, with the last at the same hour next day.":
    "24 ਘੰਟੇ ਦਾ ਪਿਸ਼ਾਬ: ਇੱਕ ਵਾਰ ਪੂਰਾ ਪਿਸ਼ਾਬ ਕਰ ਆਓ (ਇਹ ਡੱਬੇ ਵਿੱਚ ਨਹੀਂ) ਅਤੇ ਟਾਈਮ ਲਿਖ ਲਓ, ਫਿਰ 24 ਘੰਟੇ ਸਾਰਾ ਪਿਸ਼ਾਬ ਡੱਬੇ ਵਿੱਚ ਇਕੱਠਾ ਕਰੋ, ਆਖਰੀ ਵਾਰ ਅਗਲੇ ਦਿਨ ਉਸੇ ਟਾਈਮ ’ਤੇ।",
  "Stool: hand it over fresh, within about 2 hours.": "ਲੈਟਰੀਨ: ਤਾਜ਼ੀ ਦਿਓ, ਲਗਭਗ 2 ਘੰਟਿਆਂ ਦੇ ਅੰਦਰ।",
  "Stool: not during a period or while piles or urine bleed.":
    "ਲੈਟਰੀਨ: ਮਾਹਵਾਰੀ ਵਿੱਚ, ਜਾਂ ਬਵਾਸੀਰ ਜਾਂ ਪਿਸ਼ਾਬ ਵਿੱਚੋਂ ਖੂਨ ਆਉਂਦਾ ਹੋਵੇ ਤਾਂ ਸੈਂਪਲ ਨਾ ਦਿਓ।",
  "H. pylori: stop antibiotics and bismuth 4 weeks before, and acidity medicines such as pantoprazole 2 weeks before, only if your doctor agrees.":
    "H. pylori: ਸਿਰਫ਼ ਜੇ ਡਾਕਟਰ ਹਾਂ ਕਹੇ, ਤਾਂ ਐਂਟੀਬਾਇਓਟਿਕ ਅਤੇ ਬਿਸਮਥ 4 ਹਫ਼ਤੇ ਪਹਿਲਾਂ, ਅਤੇ ਤੇਜ਼ਾਬ ਦੀ ਦਵਾਈ, ਜਿਵੇਂ ਪੈਂਟੋਪ੍ਰਾਜ਼ੋਲ, 2 ਹਫ਼ਤੇ ਪਹਿਲਾਂ ਬੰਦ ਕਰੋ।",
  "Coeliac screen: go on eating wheat (roti, bread) as usual for some weeks before.":
    "ਸੀਲੀਐਕ ਟੈਸਟ: ਸੈਂਪਲ ਤੋਂ ਪਹਿਲਾਂ ਕੁਝ ਹਫ਼ਤੇ ਕਣਕ (ਰੋਟੀ, ਬਰੈੱਡ) ਰੋਜ਼ ਵਾਂਗ ਖਾਂਦੇ ਰਹੋ।",
  "Calprotectin: painkillers such as ibuprofen can raise it; ask your doctor about leaving them out for 2 weeks.":
    "Calprotectin: ਦਰਦ ਦੀ ਗੋਲੀ, ਜਿਵੇਂ ਆਈਬੂਪ੍ਰੋਫ਼ੈਨ, ਨਾਲ ਇਹ ਵਧ ਸਕਦਾ ਹੈ; 2 ਹਫ਼ਤੇ ਗੋਲੀ ਨਾ ਲੈਣ ਬਾਰੇ ਡਾਕਟਰ ਨੂੰ ਪੁੱਛੋ।",
  "Malaria: give the sample before malaria medicine.": "ਮਲੇਰੀਆ: ਸੈਂਪਲ ਮਲੇਰੀਆ ਦੀ ਦਵਾਈ ਤੋਂ ਪਹਿਲਾਂ ਦਿਓ।",
  "Calcium: leave out calcium tablets on the morning of the test, if your doctor agrees.":
    "ਕੈਲਸ਼ੀਅਮ: ਜੇ ਡਾਕਟਰ ਹਾਂ ਕਹੇ, ਤਾਂ ਟੈਸਟ ਵਾਲੇ ਦਿਨ ਸਵੇਰੇ ਕੈਲਸ਼ੀਅਮ ਦੀ ਗੋਲੀ ਨਾ ਲਓ।",
  "Prolactin: 2-3 hours after waking, rested.": "ਪ੍ਰੋਲੈਕਟਿਨ: ਜਾਗਣ ਤੋਂ 2-3 ਘੰਟੇ ਬਾਅਦ, ਆਰਾਮ ਕਰ ਕੇ।",
  "Progesterone: give the sample about 7 days before the next expected period (day 21 of a 28-day cycle).":
    "ਪ੍ਰੋਜੈਸਟੀਰੋਨ: ਸੈਂਪਲ ਅਗਲੀ ਮਾਹਵਾਰੀ ਦੀ ਤਰੀਕ ਤੋਂ ਲਗਭਗ 7 ਦਿਨ ਪਹਿਲਾਂ ਦਿਓ (ਮਾਹਵਾਰੀ 28 ਦਿਨਾਂ ਬਾਅਦ ਆਉਂਦੀ ਹੋਵੇ ਤਾਂ ਦਿਨ 21)।",
  "Cortisol: rest before the sample, and do not stop a steroid on your own.":
    "ਕੋਰਟੀਸੋਲ: ਸੈਂਪਲ ਤੋਂ ਪਹਿਲਾਂ ਆਰਾਮ ਕਰੋ, ਅਤੇ ਸਟੀਰੌਇਡ ਆਪਣੇ ਆਪ ਬੰਦ ਨਾ ਕਰੋ।",
  "PSA: no ejaculation, cycling or riding for 48 hours before.":
    "PSA: ਸੈਂਪਲ ਤੋਂ ਪਹਿਲਾਂ 48 ਘੰਟੇ ਵੀਰਜ ਨਾ ਨਿਕਲੇ, ਅਤੇ ਸਾਈਕਲ ਜਾਂ ਘੋੜੇ ਦੀ ਸਵਾਰੀ ਨਾ ਕਰੋ।",
};
