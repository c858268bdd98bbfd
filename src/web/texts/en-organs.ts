/** What tests look at, as patients name it. */
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

/** What the drawing of each shows. */
export const organDrawings = {
  blood: "A drop of blood with its cells",
  sugar: "The pancreas, which makes insulin, in the bend of the bowel",
  heart: "The heart and its great vessels",
  brain: "The brain from the side",
  lungs: "The lungs and the windpipe",
  germ: "Germs under the microscope",
  bone: "The knee with thigh bone, joint and shin bone",
  kidneys: "The kidneys, and the way of the urine to the bladder",
  liver: "The liver and the gall bladder",
  stomach: "The stomach, and the way of the food",
  thyroid: "The thyroid gland around the windpipe",
  hormones: "The four rings that many hormones are built from",
  tumour: "A cell with the marks that it gives into the blood",
};
