/** Notes shared by several tests, so that a booking of them shows each once. */
export const preparationNotes = {
  noAlcohol: "No alcohol for 24 hours before.",
  noMeat: "No heavy meat meals for 24 hours before.",
  noExercise: "No hard exercise for 24 hours before.",
  beforeThyroidTablet: "Thyroid: give the sample before your morning tablet.",
  noBiotin: "Stop biotin (hair and nail supplements) for 48 hours before, if your doctor agrees.",
  firstUrine:
    "Urine: our phlebotomist brings the container. In the morning, wait for the visit if you comfortably can: the first urine, mid-stream, is best.",
  stoolContainer: "Stool: call us, and we bring the container a day before the visit.",
  chestPain: "If you have chest pain now, do not book: call 112 or 108.",
  restedMuscles: "No hard exercise and no injection into a muscle for 48 hours before.",
  beforeNextDose: "Medicine levels: give the sample just before the next dose, and take the dose afterwards.",
  deepSputum:
    "Sputum: call us, and we bring the container a day before the visit. Cough it up from deep in the chest, early that morning.",
  beforeAntibiotics: "Cultures: give the sample before antibiotics are begun, if you can.",
  noAspirin: "Fever: do not take aspirin or ibuprofen.",
  earlyInPeriod: "Hormones: women give the sample on day 2-4 of the period, unless the doctor names another day.",
} as const;
