/*
 * Messages to patients in Hindi. Days, times, amounts and phones come formatted; a line "Label: value" becomes a row of a
 * mail's list.
 */

import type { Sentences } from "#core/i18n/en.ts";

// Not "घर वाली विज़िट": "घरवाली" is a wife.
const visit = ({ isAtCentre }: { isAtCentre: boolean }) =>
  isAtCentre ? "हमारे सेंटर वाली विज़िट" : "घर पर सैंपल वाली विज़िट";

/** Lines that several messages share. */
export const messageLines: Sentences["messageLines"] = {
  hello: (name) => `नमस्ते ${name} जी,`,
  reference: (code) => `बुकिंग नंबर: ${code}`,
  address: (lab, address) => `${lab}, ${address}।`,
  questions: (phone) => `सवाल हो? ${phone} पर फ़ोन करें।`,
  notRequested: (phone) => `यह आपके कहने पर नहीं हुआ? ${phone} पर फ़ोन करें।`,
  atCentre: "सैंपल हमारे सेंटर पर लिया जाएगा।",
  /** Before a link that opens the visit, as the last line; the second while nothing can be changed. */
  changeVisit: (url) => `विज़िट देखें, टाइम बदलें या रद्द करें: ${url}`,
  openVisit: (url) => `विज़िट देखें: ${url}`,
  /** An instruction for one of several people of a visit. */
  forPatient: (name, instruction) => `${name}: ${instruction}`,
  /** In place of a preparation that does not fit into a template. */
  callToPrepare: "तैयारी कैसे करनी है, यह पूछने के लिए हमें फ़ोन करें।",
};

/** Confirmation of a booking. */
export const confirmationMessage: Sentences["confirmationMessage"] = {
  subject: (code) => `आपकी बुकिंग पक्की है (${code})`,
  hello: (name, lab) => `नमस्ते ${name} जी, ${lab} में आपकी बुकिंग पक्की है।`,
  date: (day) => `तारीख: ${day}`,
  time: (time) => `टाइम: ${time}`,
  total: (amount) => `कुल: ${amount}, पैसे सैंपल और टेस्ट के बाद ही दें।`,
  /** The visit link, if there is one, follows: with it most patients need no call. */
  call: (phone) => `सवाल हो या कुछ बदलना हो? ${phone} पर फ़ोन करें।`,
};

/** Messages about a change of a visit. */
export const visitMessages: Sentences["visitMessages"] = {
  moved: {
    subject: (code) => `आपकी विज़िट का नया टाइम (${code})`,
    now: (day, time) => `घर पर सैंपल का नया टाइम ${day}, ${time} बजे है। पुराने टाइम पर हम नहीं आएँगे।`,
    unsuitable: (phone) => `नया टाइम ठीक नहीं है? ${phone} पर फ़ोन करें।`,
  },
  redraw: {
    subject: (code) => `सैंपल फिर से लेने के लिए मुफ़्त विज़िट (${code})`,
    again: (day, time) =>
      `आपके सैंपल की एक ट्यूब काम में नहीं आ सकती। माफ़ करें: इसमें आपकी कोई गलती नहीं है। हम ${day}, ${time} बजे सैंपल फिर से लेंगे, मुफ़्त।`,
    unsuitable: (phone) => `यह टाइम ठीक नहीं है? ${phone} पर फ़ोन करें।`,
  },
  cancelled: {
    subject: (code) => `आपकी विज़िट रद्द है (${code})`,
    cancelled: (booking, reason) => `${booking.day}, ${booking.time} बजे की ${visit(booking)} रद्द है। ${reason}`,
    bookAgain: (phone) => `दूसरा टाइम बुक करने के लिए ${phone} पर फ़ोन करें।`,
    reasons: {
      "patient-asked": "आपने रद्द करने को कहा था।",
      "not-at-home": "माफ़ करें, हम आपके घर आए थे, पर आपसे मुलाकात नहीं हो पाई।",
      "lab-cannot-come": "माफ़ करें, उस टाइम पर हम नहीं आ सकते।",
      other: "वजह जाननी हो तो हमें फ़ोन करें।",
    },
    /** Follows the reason if something was paid. */
    refund: "जो पैसे दिए थे, वे वापस मिलेंगे।",
  },
  itemsChanged: {
    subject: (code) => `आपके टेस्ट बदल गए हैं (${code})`,
    changed: (booking) => `${booking.day}, ${booking.time} बजे की ${visit(booking)} के टेस्ट बदल गए हैं।`,
    total: (amount) => `कुल: ${amount}`,
    sampleTaken: "आपका सैंपल हमारे पास है, कोई तैयारी नहीं करनी है।",
  },
  detailsChanged: {
    subject: (code) => `आपकी बुकिंग में नई जानकारी (${code})`,
    changed: (day, time, details) =>
      `${day}, ${time} बजे की आपकी बुकिंग में नई जानकारी लिखी गई है: ${details}। विज़िट वैसी ही रहेगी।`,
    /** The patient's words for the details that they entered. */
    fields: {
      name: "नाम",
      phone: "फ़ोन नंबर",
      email: "ईमेल",
      age: "उम्र",
      exactAge: "उम्र",
      gender: "जेंडर",
      address: "घर का पता",
      landmark: "पास की निशानी",
      pinCode: "पिन कोड",
    },
  },
};

/**
 * Messages about statuses set by staff: each one's approved template is its sentence (docs/operations.md, "Templates").
 */
export const statusMessages: Sentences["statusMessages"] = {
  "visit-confirmed": {
    subject: (code) => `आपकी बुकिंग पक्की है (${code})`,
    sentence: (booking) => `${booking.day}, ${booking.time} बजे की ${visit(booking)} पक्की है।`,
  },
  "sample-collected": {
    subject: (code) => `आपका सैंपल हमारे पास है (${code})`,
    sentence: () => "हमने आपका सैंपल ले लिया है। रिपोर्ट तैयार होते ही हम आपको बताएँगे।",
  },
  "visit-declined": {
    subject: (code) => `आपकी बुकिंग रद्द है (${code})`,
    sentence: (booking) =>
      `${booking.day}, ${booking.time} बजे की ${visit(booking)} नहीं होगी। दूसरा टाइम बुक करने के लिए, या अगर आपको इसका पता नहीं था, ${booking.helpline} पर फ़ोन करें।`,
  },
};

/** Messages about reports. */
export const reportMessages: Sentences["reportMessages"] = {
  openIt: (url) => `खोलने के लिए बुकिंग वाले फ़ोन नंबर से लॉगिन करें: ${url}`,
  stillToCome: "अगर आपकी कोई रिपोर्ट आनी बाकी है, तो उसके तैयार होते ही हम बताएँगे।",
  "report-ready": {
    subject: (code) => `आपकी रिपोर्ट तैयार है (${code})`,
    first: (name, lab) => `नमस्ते ${name} जी, ${lab} से आपकी रिपोर्ट तैयार है।`,
  },
  "report-corrected": {
    subject: (code) => `आपकी सुधारी हुई रिपोर्ट तैयार है (${code})`,
    // Not "पहली रिपोर्ट": that is the first one, not the one before.
    first: (name, lab) =>
      `नमस्ते ${name} जी, ${lab} से आपकी सुधारी हुई रिपोर्ट तैयार है। यह पहले भेजी हुई रिपोर्ट की जगह है: पहले भेजी हुई काम में न लें।`,
  },
  "report-withdrawn": {
    subject: (code) => `एक रिपोर्ट आपको गलती से भेजी गई (${code})`,
    first: (name, lab) =>
      `नमस्ते ${name} जी, ${lab} से एक रिपोर्ट आपको गलती से भेजी गई। उसे काम में न लें, किसी को न दिखाएँ, और जहाँ सेव की हो वहाँ से मिटा दें।`,
  },
};

/** Messages about money; the amount due is that after the receipt. */
export const receiptMessages: Sentences["receiptMessages"] = {
  /** In place of the name, if only the phone of who pays is known: "नमस्ते सर/मैडम जी,". */
  somebody: "सर/मैडम",
  due: (amount) => `बाकी पैसे: ${amount}`,
  toReturn: (amount) => `आपको वापस मिलने हैं: ${amount}`,
  settled: "अब कुछ देना बाकी नहीं है।",
  "payment-received": {
    subject: (code) => `आपकी पेमेंट मिल गई (${code})`,
    sentence: (amount, lab) => `${lab} को आपसे ${amount} मिल गए।`,
    way: (ways) => `पैसे कैसे दिए: ${ways}`,
    number: (number) => `रसीद: ${number}`,
  },
  "money-returned": {
    subject: (code) => `हमने आपको पैसे वापस किए (${code})`,
    sentence: (amount, lab) => `${lab} ने आपको ${amount} वापस किए।`,
    way: (ways) => `पैसे कैसे वापस किए: ${ways}`,
    number: (number) => `पैसे वापसी की रसीद: ${number}`,
  },
};

/** Reminders of a visit. */
export const reminderMessages: Sentences["reminderMessages"] = {
  /** Only where a reply is read. */
  optOut: "मैसेज बंद करने के लिए STOP लिखकर भेजें।",
  tomorrow: {
    // "कल" is also yesterday: a subject has no date, so its verb stands in the future.
    subject: (code) => `आपकी विज़िट कल होगी (${code})`,
    sentence: (day, time) => `कल, ${day}, ${time} बजे हम आपके घर सैंपल लेने आएँगे।`,
  },
  soon: {
    subject: (code) => `आपकी विज़िट आज है (${code})`,
    sentence: (day, time) => `आज, ${day}, ${time} बजे हम आपके घर सैंपल लेने आएँगे।`,
  },
  /** In place of a last meal whose time has passed. */
  stillFasting: (lastMeal, drink) =>
    `सैंपल होने तक कुछ न खाएँ। ${drink}। अगर ${lastMeal} बजे के बाद कुछ खाया है, तो दूसरे टाइम के लिए हमें फ़ोन करें।`,
};

/** Messages of the day of a visit. */
export const roundMessages: Sentences["roundMessages"] = {
  /** In place of the phlebotomist's first name; polite plural, as the verbs after it. */
  unnamed: "हमारे लैब स्टाफ़",
  "phlebotomist-coming": {
    subject: (code) => `हमारे लैब स्टाफ़ आ रहे हैं (${code})`,
    sentence: (phlebotomist, from, to) => `${phlebotomist} आपके घर सैंपल लेने आ रहे हैं। हम ${from} और ${to} बजे के बीच पहुँचेंगे।`,
  },
  "visit-late": {
    subject: (code) => `हमें देर हो रही है, माफ़ करें (${code})`,
    sentence: (phlebotomist, from, to) =>
      `${phlebotomist} को आपके घर सैंपल लेने आने में देर हो रही है। हमने ${from} और ${to} बजे के बीच आने का वादा किया था। माफ़ करें। हम कब आएँगे, यह जानने के लिए, या दूसरा टाइम चुनने के लिए हमें फ़ोन करें।`,
  },
};

/** Answers to what patients write back, and texts for what is not kept of it. */
export const inboundMessages: Sentences["inboundMessages"] = {
  /** In place of a picture or a file, which is not downloaded. */
  media: "[फ़ोटो या फ़ाइल भेजी]",
  /** In place of a location, a contact or the like. */
  noText: "[बिना लिखे कुछ भेजा]",
  "fasting-noted": {
    sentence: (day, time) => `धन्यवाद, हमने लिख लिया है कि आपने कुछ नहीं खाया। ${day}, ${time} बजे की विज़िट वैसी ही रहेगी।`,
  },
  "fasting-not-needed": {
    sentence: (day, time) => `धन्यवाद। ${day}, ${time} बजे की विज़िट के लिए खाली पेट ज़रूरी नहीं: रोज़ जैसा खाना, चाय, पानी लें।`,
  },
  "choose-another-hour": {
    sentence: (day, time) =>
      `यह बताने के लिए धन्यवाद कि आपने कुछ खा लिया है। ${day}, ${time} बजे की विज़िट के लिए खाली पेट ज़रूरी है।`,
    choose: (url) => `दूसरा टाइम यहाँ चुनें: ${url}`,
  },
  "not-me-noted": {
    sentence: (lab) =>
      `${lab} को बताने के लिए धन्यवाद। हमने लिख लिया है कि यह बुकिंग आपकी नहीं है, और इस मरीज़ के बारे में आपके फ़ोन पर अब मैसेज नहीं भेजेंगे।`,
  },
  "opted-out": {
    sentence: (lab) =>
      `इस फ़ोन पर अब ${lab} के मैसेज नहीं आएँगे, सिर्फ़ लॉगिन का OTP आएगा जब आप माँगें। मैसेज फिर चाहिए तो START लिखकर भेजें।`,
  },
  "opted-in": {
    sentence: (lab) => `${lab} के मैसेज अब फिर से आएँगे। बंद करने के लिए STOP लिखकर भेजें।`,
  },
};

/** Message with a login code. */
export const loginCodeMessage: Sentences["loginCodeMessage"] = (code, lab, minutes) =>
  `${code} ${lab} का लॉगिन OTP है, ${minutes} मिनट चलेगा। हमारा स्टाफ़ इसे कभी नहीं पूछता।`;

/** What a patient's chat with the lab begins with. */
export const patientChat: Sentences["patientChat"] = (lab, code) => `नमस्ते ${lab}, मेरी बुकिंग ${code} के बारे में बात करनी है।`;

/** Language of a mail's HTML. */
export const mailLanguage: Sentences["mailLanguage"] = "hi";
