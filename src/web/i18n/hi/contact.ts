import * as approvedBy from "#core/i18n/hi/approved-by.ts";
import { DRAFTS_SHOWN } from "#drafts";
import * as english from "#web/i18n/en/contact.ts";
import type { Texts } from "#web/i18n/en.ts";

/** Contact page, in Hindi. */
export const contact: Texts["contact"] = {
  title: "हमसे बात करें",
  sentence: "फ़ोन करें, लिखें या आ जाएँ। लैब के टाइम में हम जवाब देते हैं।",
  description: "लैब का पता, फ़ोन, WhatsApp, ईमेल और टाइम, और हमें लिखने के लिए फ़ॉर्म।",
  reach: "हम तक कैसे पहुँचें",
  call: "अभी फ़ोन करें",
  cards: { location: "लैब का पता", phone: "फ़ोन", whatsapp: "WhatsApp", email: "ईमेल" },
  whatsappText: "नमस्ते, मुझे एक लैब टेस्ट के बारे में कुछ पूछना है।",
  hours: {
    title: "काम का टाइम",
    lab: "लैब",
    atHome: "घर आकर सैंपल",
    collection: "लैब में सैंपल",
  },
  form: {
    title: "हमें मैसेज भेजें",
    name: "नाम",
    email: "ईमेल",
    phone: "फ़ोन",
    subject: "किस बारे में",
    message: "मैसेज",
    trap: "यह जगह खाली छोड़ें",
    send: "मैसेज भेजें",
    sending: "भेज रहे हैं...",
  },
  sent: { title: "मैसेज भेज दिया!", sentence: "शुक्रिया। लैब ईमेल या फ़ोन से जवाब देगी।" },
  failed: {
    title: "मैसेज नहीं गया",
    mend: "नीचे निशान वाली जगहें देखें।",
    sentence: "हम आपका मैसेज भेज नहीं पाए। आपका लिखा यहीं है। फिर कोशिश करें।",
  },
  map: {
    title: "हम कहाँ हैं",
    show: "नक्शा दिखाएँ",
    directions: "Google Maps में खोलें",
    frame: (lab) => `नक्शा: ${lab}`,
  },
};

/** What to write, and who learns that the map was seen. */
export const contactPrivacy: Texts["contactPrivacy"] =
  DRAFTS_SHOWN || approvedBy.privacy
    ? {
        messageHint: "सेहत की ऐसी बातें न लिखें जिनकी हमें ज़रूरत नहीं।",
        map: "नक्शा आपके दबाने के बाद ही Google से आएगा।",
      }
    : english.contactPrivacy;
