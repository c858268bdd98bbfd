/** The ten symptoms in display order, with the English name that matches each. */
export const symptoms = [
  { id: "fever", text: "Fever" },
  { id: "fatigue", text: "Fatigue" },
  { id: "headache", text: "Headache" },
  { id: "stomachPain", text: "Stomach pain" },
  { id: "jointPain", text: "Joint pain" },
  { id: "chestPain", text: "Chest pain" },
  { id: "dizziness", text: "Dizziness" },
  { id: "weightLoss", text: "Weight loss" },
  { id: "soreThroat", text: "Sore throat" },
  { id: "cough", text: "Cough" },
] as const;

type Symptom = (typeof symptoms)[number];
export type SymptomId = Symptom["id"];
