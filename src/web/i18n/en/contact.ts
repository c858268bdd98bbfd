/** Contact page. */
export const contact = {
  title: "Contact Us",
  sentence: "Call, write or come by. We answer during lab hours.",
  description: "Address, phone, WhatsApp, email and hours of the lab, and a form to write to us.",
  reach: "How to reach us",
  call: "Call now",
  cards: { location: "Location", phone: "Phone", whatsapp: "WhatsApp", email: "Email" },
  whatsappText: "Hello, I have a question about a lab test.",
  hours: {
    title: "Working hours",
    lab: "Lab",
    atHome: "Sample collection at home",
    collection: "Sample collection at the lab",
  },
  form: {
    title: "Send us a message",
    name: "Name",
    email: "Email",
    phone: "Phone",
    subject: "Subject",
    message: "Message",
    trap: "Leave this empty",
    send: "Send Message",
    sending: "Sending...",
  },
  sent: { title: "Message Sent!", sentence: "Thank you. The lab will answer by email or phone." },
  failed: {
    title: "Message not sent",
    mend: "Please look at the fields marked below.",
    sentence: "We could not send your message. What you typed is still here. Please try again.",
  },
  map: {
    title: "Find us",
    show: "Show the map",
    directions: "Open in Google Maps",
    frame: (lab: string) => `Map: ${lab}`,
  },
};

/** What to write, and who learns that the map was seen. */
export const contactPrivacy = {
  messageHint: "Please leave out details of your health that we do not need.",
  map: "The map loads from Google only after you tap.",
};
