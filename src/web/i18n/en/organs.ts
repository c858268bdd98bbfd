/** What tests examine, in patients' words. */
export const organs = {
  blood: "Blood and vitamins",
  sugar: "Sugar and pancreas",
  heart: "Heart and cholesterol",
  brain: "Brain and nerves",
  lungs: "Lungs and allergy",
  germ: "Infection and inflammation",
  bone: "Bones and joints",
  kidneys: "Kidneys and urine",
  liver: "Liver",
  stomach: "Stomach and bowel",
  thyroid: "Thyroid",
  hormones: "Hormones",
  tumour: "Tumour markers",
};
