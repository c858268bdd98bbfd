import type { Texts } from "#web/i18n/en.ts";

/** Reference ranges on a test's page, in Hindi. */
export const referenceRanges: Texts["referenceRanges"] = {
  title: "आपके नंबरों का मतलब",
  titleOfFindings: "रिपोर्ट क्या कहती है",
  sexes: { any: "", female: "महिलाएँ", male: "पुरुष" },
  under: (years) => `${years} साल से कम`,
  from: (years) => `${years} साल और ऊपर`,
  limits: {
    between: (low, high) => `${low} से ${high}`,
    upTo: (high) => `${high} तक`,
    orMore: (low) => `${low} या ज़्यादा`,
  },
  tooLow: "कम",
  inRange: "नॉर्मल",
  // "वयस्क" is a word of offices, "बड़े लोग" are important people.
  inRangeMeans: "18 साल और ऊपर के ज़्यादातर लोगों में ऐसा ही होना चाहिए।",
  tooHigh: "ज़्यादा",
  finding: "रिपोर्ट में आता है: मिला या नहीं मिला",
  words: "शब्दों में लिखा आता है",
  own: "नॉर्मल रेंज आपकी रिपोर्ट में है",
  typical: "आम तौर पर 18 साल और ऊपर के उन लोगों के लिए जो गर्भवती नहीं हैं; आपकी लैब की अपनी रेंज आपकी रिपोर्ट में है।",
  published: (sources) => `कहाँ छपा: ${sources.join("; ")}।`,
  signed: (names) => `इस लैब के लिए पक्का किया: ${names.join(", ")}।`,
};
