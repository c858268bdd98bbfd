import type * as english from "#api/i18n/en/round.ts";
import { formatTime } from "#core/calendar/clock-time.ts";
import { formatDayMonth } from "#core/calendar/day.ts";
import { sentences } from "#core/i18n/hi.ts";

/** Errors about rounds, their visits and tubes. */
export const roundTexts: typeof english.roundTexts = {
  "events-too-many": "एक बार में ज़्यादा से ज़्यादा 100 कदम भेजें।",
  "event-id-used": "इस id से एक और कदम लिखा जा चुका है।",
  "event-too-old": "यह एक हफ़्ते से ज़्यादा पुराना है। लैब को बताएँ।",
  "event-unknown": "ऐसा कोई कदम नहीं है जो वापस लिया जा सके।",
  "event-undo-late": "यह कदम अब यहाँ वापस नहीं लिया जा सकता। लैब को फ़ोन करें।",
  "event-undo-order": "पहले इसके बाद वाला कदम वापस लें।",
  "visit-of-another": "यह विज़िट आपके राउंड में नहीं थी।",
  "visit-of-another-day": "यह विज़िट किसी और दिन की है।",
  "patient-not-identified": "पहले मरीज़ का नाम और उम्र पूछें।",
  "tube-not-needed": "इन टेस्टों के लिए कोई ट्यूब नहीं भरनी है।",
  "visit-not-at-centre": "यह सैंपल मरीज़ के घर से, राउंड पर लिया जाता है।",
  "sample-not-collectable": "इस बुकिंग का सैंपल नहीं लेना है: यह रद्द है, लैब में है, या किसी और दिन की है।",
  "child-volume-unconfirmed": "पक्का करें कि हर ट्यूब में बच्चे जितना ही खून है।",
  "label-malformed": "लेबल में 6 से 20 अंक और अक्षर होते हैं। एक बार फिर देखें।",
  "label-word": "यह शब्द है, लेबल नहीं। लकीरें स्कैन करें, या उनके नीचे का नंबर लिखें।",
  "label-twice": "यह लेबल इनमें से दूसरी ट्यूब पर लगा है। नया लेबल लें।",
  "label-received": "यह ट्यूब लैब के पास पहुँच चुकी है, इसलिए लेबल नहीं उतरेगा। लेबल गलत है तो ट्यूब वहाँ रिजेक्ट करें।",
};

export const formattedRoundTexts: typeof english.formattedRoundTexts = {
  "label-used": ({ at }) => {
    const time = formatTime(at.minutes, sentences.clock);
    return `यह लेबल ${formatDayMonth(at.day, sentences.calendar)}, ${time} बजे लग चुका है। नया लेबल लें।`;
  },
  "tubes-not-labelled": ({ count }) =>
    count <= 1
      ? "एक ट्यूब पर अभी लेबल नहीं है। लेबल लगाएँ, या लिखें कि वह क्यों नहीं भरी।"
      : `${count} ट्यूबों पर अभी लेबल नहीं हैं। लेबल लगाएँ, या लिखें कि वे क्यों नहीं भरीं।`,
};
