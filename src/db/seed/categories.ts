import type { CategoryRow } from "./catalogue-rows.ts";

export const categoryRows: CategoryRow[] = [
  {
    id: 1,
    name: "Blood, sugar and vitamins",
    description: "Blood counts, diabetes, iron, vitamins, blood group and clotting.",
    icon: "flask",
  },
  {
    id: 2,
    name: "Heart and cholesterol",
    description: "Cholesterol, and the markers of risk and strain of the heart.",
    icon: "heartbeat",
  },
  {
    id: 3,
    name: "Brain and nerves",
    description: "Levels of epilepsy and mood medicines, minerals and antibodies that act on nerves.",
    icon: "brain",
  },
  {
    id: 4,
    name: "Lungs and allergy",
    description: "Allergy, asthma, cough, phlegm and tuberculosis.",
    icon: "lungs",
  },
  {
    id: 5,
    name: "Fever and infection",
    description: "Dengue, malaria, typhoid, hepatitis, cultures and signs of inflammation.",
    icon: "microscope",
  },
  {
    id: 6,
    name: "Bones and joints",
    description: "Arthritis, gout, calcium, muscle and autoimmune tests.",
    icon: "bone",
  },
  {
    id: 7,
    name: "Kidneys, liver and stomach",
    description: "Kidney and liver function, urine, stool and digestion.",
    icon: "kidneys",
  },
  {
    id: 8,
    name: "Thyroid, hormones and markers",
    description: "Thyroid, periods, fertility, pregnancy, stress hormones and tumour markers.",
    icon: "dna",
  },
];
