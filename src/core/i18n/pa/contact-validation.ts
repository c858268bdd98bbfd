/* What is wrong with a contact message, in Punjabi. */

import type { Sentences } from "#core/i18n/en.ts";

/** Contact form. */
export const contactForm: Sentences["contactForm"] = {
  "contact-name": "ਨਾਂ ਘੱਟੋ-ਘੱਟ 2 ਅੱਖਰਾਂ ਦਾ ਹੋਵੇ।",
  "contact-email": "ਸਹੀ ਈਮੇਲ ਲਿਖੋ।",
  "contact-email-letters": "@ ਤੋਂ ਪਹਿਲਾਂ ਵਾਲਾ ਹਿੱਸਾ ਅੰਗਰੇਜ਼ੀ ਅੱਖਰਾਂ ਵਿੱਚ ਲਿਖੋ: ਹੋਰ ਅੱਖਰਾਂ ਵਾਲੀ ਈਮੇਲ ’ਤੇ ਮੇਲ ਅਕਸਰ ਨਹੀਂ ਪਹੁੰਚਦੀ।",
  "contact-phone": "ਸਹੀ ਫ਼ੋਨ ਨੰਬਰ ਲਿਖੋ।",
  "contact-subject": "ਕਿਸ ਬਾਰੇ ਹੈ, ਘੱਟੋ-ਘੱਟ 2 ਅੱਖਰਾਂ ਵਿੱਚ ਲਿਖੋ।",
  "contact-message": "ਸੁਨੇਹਾ ਘੱਟੋ-ਘੱਟ 10 ਅੱਖਰਾਂ ਦਾ ਹੋਵੇ।",
  "contact-too-long": "ਥੋੜ੍ਹਾ ਘੱਟ ਲਿਖੋ।",
};
