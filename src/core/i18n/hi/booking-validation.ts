/* What is wrong with a booking, in Hindi: keys are the messages of zod schemas. */

import type { Sentences } from "#core/i18n/en.ts";
import { pinCodeMalformed } from "./pin-codes.ts";

/** Form of a booking. */
export const bookingForm: Sentences["bookingForm"] = {
  "booking-name": "पूरा नाम लिखें, कम से कम 2 अक्षर।",
  "booking-name-letters": "नाम अक्षरों में लिखें।",
  // The English says "required", which is untrue (glossary): the purpose alone is said.
  "booking-email": "सही ईमेल लिखें (बुकिंग पक्की होने का मैसेज भेजने के लिए)।",
  "booking-email-letters": "@ से पहले का हिस्सा अंग्रेज़ी अक्षरों में लिखें: दूसरे अक्षरों वाले पते पर ईमेल अक्सर नहीं पहुँचती।",
  "booking-phone": "फ़ोन नंबर ज़रूरी है। सही फ़ोन नंबर लिखें।",
  "booking-phone-empty": "फ़ोन नंबर ज़रूरी है।",
  "booking-phone-ambiguous":
    "क्या यह लैंडलाइन है, या विदेश का नंबर? लैंडलाइन के आगे 0 और उसका कोड लिखें, और विदेश के नंबर के आगे + और देश का कोड।",
  "booking-address": "सैंपल के लिए घर का पता लिखें।",
  "booking-address-text": "घर का पता < या > के बिना लिखें।",
  "booking-landmark": "पास की निशानी थोड़े सादे शब्दों में लिखें।",
  "booking-age": "उम्र अंकों में लिखें, 0 से 120 साल तक: 45, 18 महीने, 10 दिन।",
  "booking-exact-age": "ठीक-ठीक उम्र महीनों और दिनों में होती है, जैसे P18M या P10D।",
  "booking-gender": "जेंडर में पुरुष, महिला या अन्य चुनें।",
  "booking-date": "सैंपल की तारीख चुनें।",
  "booking-time": "सैंपल का टाइम चुनें।",
  "fasting-answer": "बताएँ कि कुछ खाया है या नहीं।",
  "booking-too-long": ({ maximum }) => `ज़्यादा से ज़्यादा ${maximum} अक्षर लिखें।`,
  "pin-code-malformed": pinCodeMalformed,
};

/** Rest of a booking's request, which the page itself fills. */
export const bookingRequest: Sentences["bookingRequest"] = {
  "booking-payment-method": "पेमेंट का तरीका चुनें।",
  "booking-items": "बुकिंग के लिए कम से कम एक टेस्ट चुनें।",
  "booking-too-many-items": "एक बार में ज़्यादा से ज़्यादा 50 टेस्ट बुक करें।",
  "booking-item-type": "यह या तो पैकेज हो या टेस्ट।",
  "booking-item-text": "टेस्ट या पैकेज का नाम छोटा और सादा लिखें।",
  "booking-offer": "ऐसा कोई ऑफ़र नहीं है।",
  "booking-item-gone": "इस बुकिंग का एक टेस्ट अब यहाँ नहीं होता। टेस्ट फिर से चुनें।",
  "booking-total": "कुल रुपयों में लिखें, दशमलव के बाद दो अंक।",
  "booking-language": "भाषा en, pa या hi होती है।",
  "booking-code": "बुकिंग नंबर BK- और 8 अंकों का होता है।",
  "booking-again": "फिर से बुक करना है या नहीं, true या false लिखें।",
  "slot-day": "दिन चुनें, जैसे 2026-11-23।",
  "slot-time": "दिए हुए टाइम में से एक चुनें।",
  "slot-hold": "रोका हुआ टाइम सही नहीं है।",
};
