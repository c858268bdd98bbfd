import * as approvedBy from "#core/i18n/pa/approved-by.ts";
import { DRAFTS_SHOWN } from "#drafts";
import * as english from "#web/i18n/en/contact.ts";
import type { Texts } from "#web/i18n/en.ts";

/* Contact page, in Punjabi. */

export const contact: Texts["contact"] = {
  title: "ਸਾਡੇ ਨਾਲ ਗੱਲ ਕਰੋ",
  sentence: "ਫ਼ੋਨ ਕਰੋ, ਲਿਖੋ ਜਾਂ ਆ ਕੇ ਮਿਲੋ। ਲੈਬ ਖੁੱਲ੍ਹੀ ਹੋਵੇ ਤਾਂ ਅਸੀਂ ਜਵਾਬ ਦਿੰਦੇ ਹਾਂ।",
  description: "ਲੈਬ ਦਾ ਪਤਾ, ਫ਼ੋਨ, WhatsApp, ਈਮੇਲ ਅਤੇ ਟਾਈਮ, ਅਤੇ ਸਾਨੂੰ ਲਿਖਣ ਲਈ ਫ਼ਾਰਮ।",
  reach: "ਸਾਡੇ ਤੱਕ ਕਿਵੇਂ ਪਹੁੰਚੀਏ",
  call: "ਹੁਣੇ ਫ਼ੋਨ ਕਰੋ",
  cards: { location: "ਲੈਬ ਦਾ ਪਤਾ", phone: "ਫ਼ੋਨ", whatsapp: "WhatsApp", email: "ਈਮੇਲ" },
  whatsappText: "ਨਮਸਕਾਰ, ਮੈਂ ਇੱਕ ਲੈਬ ਟੈਸਟ ਬਾਰੇ ਸਵਾਲ ਪੁੱਛਣਾ ਹੈ।",
  hours: {
    title: "ਖੁੱਲ੍ਹਣ ਦਾ ਟਾਈਮ",
    lab: "ਲੈਬ",
    atHome: "ਘਰ ਆ ਕੇ ਸੈਂਪਲ",
    collection: "ਲੈਬ ਵਿੱਚ ਸੈਂਪਲ",
  },
  form: {
    title: "ਸਾਨੂੰ ਸੁਨੇਹਾ ਭੇਜੋ",
    name: "ਨਾਂ",
    email: "ਈਮੇਲ",
    phone: "ਫ਼ੋਨ",
    subject: "ਕਿਸ ਬਾਰੇ",
    message: "ਸੁਨੇਹਾ",
    trap: "ਇਸ ਨੂੰ ਖਾਲੀ ਛੱਡੋ",
    send: "ਸੁਨੇਹਾ ਭੇਜੋ",
    sending: "ਭੇਜ ਰਹੇ ਹਾਂ...",
  },
  sent: { title: "ਸੁਨੇਹਾ ਚਲਾ ਗਿਆ!", sentence: "ਧੰਨਵਾਦ। ਲੈਬ ਈਮੇਲ ਜਾਂ ਫ਼ੋਨ ਨਾਲ ਜਵਾਬ ਦੇਵੇਗੀ।" },
  failed: {
    title: "ਸੁਨੇਹਾ ਨਹੀਂ ਗਿਆ",
    mend: "ਹੇਠਾਂ ਨਿਸ਼ਾਨ ਵਾਲੀਆਂ ਥਾਵਾਂ ਦੇਖੋ।",
    sentence: "ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਨਹੀਂ ਭੇਜਿਆ ਜਾ ਸਕਿਆ। ਜੋ ਤੁਸੀਂ ਲਿਖਿਆ, ਉਹ ਅਜੇ ਇੱਥੇ ਹੀ ਹੈ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।",
  },
  map: {
    title: "ਅਸੀਂ ਕਿੱਥੇ ਹਾਂ",
    show: "ਨਕਸ਼ਾ ਦੇਖੋ",
    directions: "Google Maps ਖੋਲ੍ਹੋ",
    frame: (lab) => `ਨਕਸ਼ਾ: ${lab}`,
  },
};

/** What to write, and who learns that the map was seen. */
export const contactPrivacy: Texts["contactPrivacy"] =
  DRAFTS_SHOWN || approvedBy.privacy
    ? {
        messageHint: "ਆਪਣੀ ਸਿਹਤ ਦੀਆਂ ਉਹ ਗੱਲਾਂ ਨਾ ਲਿਖੋ ਜਿਨ੍ਹਾਂ ਦੀ ਸਾਨੂੰ ਲੋੜ ਨਹੀਂ।",
        map: "ਨਕਸ਼ਾ Google ਤੋਂ ਆਉਂਦਾ ਹੈ, ਤੁਹਾਡੇ ਦਬਾਉਣ ਤੋਂ ਬਾਅਦ ਹੀ।",
      }
    : english.contactPrivacy;
