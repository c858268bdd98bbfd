/* What is wrong with a contact message, in English. */

import { emailLetters } from "./en-email-letters.ts";

/** Contact form. */
export const contactForm = {
  "contact-name": "Name must be at least 2 characters.",
  "contact-email": "Please enter a valid email address.",
  "contact-email-letters": emailLetters,
  "contact-phone": "Please enter a valid phone number.",
  "contact-subject": "Subject must be at least 2 characters.",
  "contact-message": "Message must be at least 10 characters.",
  "contact-too-long": "Please write less.",
};
