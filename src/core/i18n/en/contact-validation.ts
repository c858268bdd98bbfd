/* What is wrong with a contact message, in English. */

/** Contact form. */
export const contactForm = {
  "contact-name": "Name must be at least 2 characters.",
  "contact-email": "Please enter a valid email address.",
  "contact-email-letters":
    "Please write the part before the @ in English letters: mail to other letters often does not arrive.",
  "contact-phone": "Please enter a valid phone number.",
  "contact-subject": "Subject must be at least 2 characters.",
  "contact-message": "Message must be at least 10 characters.",
  "contact-too-long": "Please write less.",
};
