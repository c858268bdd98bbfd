/* Containers of samples. Patients, phlebotomists and the bench read them. */

/** By the cap's colour, as phlebotomists say them. */
export const tubeNames = {
  culture: "Culture bottle",
  citrate: "Citrate, light blue",
  serum: "Serum, gold",
  heparin: "Heparin, green",
  edta: "EDTA, lavender",
  fluoride: "Fluoride, grey",
  urine: "Urine container",
  "urine-24h": "24-hour urine can",
  stool: "Stool container",
  swab: "Swab",
  sputum: "Sputum container",
  none: "No container",
};
