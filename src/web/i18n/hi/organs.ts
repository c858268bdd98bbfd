import type { Texts } from "#web/i18n/en.ts";

/** What tests examine, in patients' words, in Hindi. */
export const organs: Texts["organs"] = {
  blood: "खून और विटामिन",
  sugar: "शुगर और पैंक्रियाज़",
  heart: "दिल और कोलेस्ट्रॉल",
  brain: "दिमाग और नसें",
  lungs: "फेफड़े और एलर्जी",
  germ: "इंफेक्शन और सूजन",
  bone: "हड्डियाँ और जोड़",
  kidneys: "किडनी और पेशाब",
  liver: "लिवर",
  stomach: "पेट और आँतें",
  thyroid: "थायरॉइड",
  hormones: "हार्मोन",
  tumour: "ट्यूमर मार्कर",
};
