import type { Texts } from "#web/i18n/en.ts";

/** Booking form of a signed-in patient, in Hindi. */
export const savedPatients: Texts["savedPatients"] = {
  who: "टेस्ट किसका है?",
  loading: "देख रहे हैं कि आप कौन हैं...",
  aged: (years) => `${years} साल`,
  other: "कोई और",
  edit: "बदलें",
  editWhat: (what) => `बदलें: ${what}`,
};

/** Booking form that starts from an earlier booking. */
export const rebook: Texts["rebook"] = {
  title: (name) => `${name} के लिए फिर बुक करें`,
  asBefore: (weekday, time) => `पिछली बार: ${weekday}, ${time}। एक बार दबाएँ, फिर देखें और पक्का करें।`,
  none: (time) => `अगले दिनों में ${time} भर गया है या बंद है। नीचे कोई टाइम चुनें।`,
  loading: "वही टाइम देख रहे हैं...",
  signedOut: "जो जानकारी हमारे पास है, उससे फिर बुक करना हो तो लॉगिन करें। फ़ॉर्म भरकर भी बुकिंग हो सकती है।",
  login: "लॉगिन करें",
  notFound: "आपकी पहले वाली बुकिंग नहीं खुली। फ़ॉर्म भरें।",
  failed: "आपकी पहले वाली बुकिंग नहीं खुल पाई। फिर कोशिश करें, या फ़ॉर्म भरें।",
};
