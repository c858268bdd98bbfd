/* What is wrong with a contact message, in Hindi. */

import type { Sentences } from "#core/i18n/en.ts";

/** Contact form. */
export const contactForm: Sentences["contactForm"] = {
  "contact-name": "नाम में कम से कम 2 अक्षर लिखें।",
  "contact-email": "सही ईमेल लिखें।",
  "contact-email-letters": "@ से पहले का हिस्सा अंग्रेज़ी अक्षरों में लिखें: दूसरे अक्षरों वाले पते पर ईमेल अक्सर नहीं पहुँचती।",
  "contact-phone": "सही फ़ोन नंबर लिखें।",
  "contact-subject": "विषय में कम से कम 2 अक्षर लिखें।",
  "contact-message": "मैसेज में कम से कम 10 अक्षर लिखें।",
  "contact-too-long": "थोड़ा कम लिखें।",
};
