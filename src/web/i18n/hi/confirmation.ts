import * as approvedBy from "#core/i18n/hi/approved-by.ts";
import { visitChange } from "#core/i18n/hi/visit-change.ts";
import { DRAFTS_SHOWN } from "#drafts";
import * as english from "#web/i18n/en/confirmation.ts";
import type { Texts } from "#web/i18n/en.ts";
import { bookedNames } from "./common.ts";

/** After booking: waiting for the answer, and the confirmation, in Hindi. */
export const confirmation: Texts["confirmation"] = {
  pendingSubmission: {
    title: "आपकी बुकिंग इंटरनेट का इंतज़ार कर रही है",
    sentence:
      "हमें अभी कोई जवाब नहीं मिला। आपकी बुकिंग इसी फ़ोन या कंप्यूटर पर रखी है। जैसे ही इंटरनेट आए और हमारा कोई पेज खुला हो, यह अपने आप, एक ही बार, चली जाएगी। आधे घंटे के बाद हम पहले आपसे पूछेंगे।",
    busyTitle: "आपकी बुकिंग हमारा इंतज़ार कर रही है",
    busySentence:
      "हमारा सिस्टम अभी बुकिंग नहीं ले पा रहा; गलती हमारी है। आपकी बुकिंग इसी फ़ोन या कंप्यूटर पर रखी है। जैसे ही हम ले सकें और हमारा कोई पेज खुला हो, यह अपने आप, एक ही बार, चली जाएगी। आधे घंटे के बाद हम पहले आपसे पूछेंगे।",
    orBook: "अगर इंतज़ार नहीं हो सकता, तो हमें फ़ोन करें:",
    needsPress: "आधे घंटे से आपकी बुकिंग का कोई जवाब नहीं आया। क्या अब भी भेज दें?",
    sendNow: "अभी भेजें",
    perhaps: (phone) =>
      `हो सकता है यह हमें मिल चुकी हो। अगर आप इसे यहीं रोककर कुछ और बुक करें, तो ${phone} पर फ़ोन करें, ताकि आपकी दो बुकिंग न हो जाएँ।`,
    tryNow: "अभी कोशिश करें",
    giveUp: "न भेजें",
  },
  elsewhere: {
    label: "आपकी बुकिंग",
    what: (names, day, time) => `${names}, ${day}, ${time}`,
    sending: (what) => `हम आपकी बुकिंग भेज रहे हैं: ${what}।`,
    waiting: (what) =>
      `आपकी बुकिंग इंटरनेट का इंतज़ार कर रही है: ${what}। जैसे ही इंटरनेट आए और हमारा कोई पेज खुला हो, यह अपने आप, एक ही बार, चली जाएगी।`,
    needsPress: (what) => `आधे घंटे से आपकी बुकिंग का कोई जवाब नहीं आया: ${what}। क्या अब भी भेज दें?`,
    booked: (what, code) => `आपकी बुकिंग हो गई: ${what}। बुकिंग नंबर: ${code}`,
    see: "देखें",
    refused: (what) => `आपकी बुकिंग नहीं हुई: ${what}।`,
    form: "फ़ॉर्म पर वापस",
    close: "बंद करें",
  },
  confirmed: {
    title: "बुकिंग पक्की हो गई!",
    where: "आपके घर, इस टाइम से",
    reference: "बुकिंग नंबर",
    appointment: "विज़िट की जानकारी",
    date: "तारीख",
    time: "टाइम",
    address: "घर का पता",
    method: "पैसे कैसे देने हैं",
    paymentStatus: "पेमेंट हुई या नहीं",
    total: "कुल",
    patient: "मरीज़ की जानकारी",
    name: "नाम",
    email: "ईमेल",
    phone: "फ़ोन",
    gender: "जेंडर",
    age: "उम्र",
    tests: "टेस्टों की जानकारी",
    before: "विज़िट से पहले",
    instructions: (change) => [
      "15 मिनट पहले तैयार रहें।",
      "अपना ID कार्ड और यह पक्की बुकिंग पास रखें।",
      change,
      "पैसे सैंपल और टेस्ट के बाद ही दें।",
    ],
    print: "बुकिंग प्रिंट करें",
    home: "मुख्य पेज पर जाएँ",
  },
  addToCalendar: {
    calendar: { shown: "कैलेंडर", aloud: "इसमें जोड़ें:" },
    calendarFailed: "कैलेंडर की फ़ाइल नहीं बनी। फिर कोशिश करें।",
    share: { shown: "WhatsApp", aloud: "इस पर भेजें:" },
  },
};

/** Fasting, on the confirmation. */
export const confirmationFasting: Texts["confirmationFasting"] =
  DRAFTS_SHOWN || approvedBy.preparation
    ? {
        ask: "खून के टेस्ट के लिए खाली पेट रहना पड़ सकता है। हमें फ़ोन करके पूछें।",
        lastMeal: (time) => `खाना ${time} तक`,
      }
    : english.confirmationFasting;

/** A visit as a calendar and another phone read it: in English as a whole while its preparation is. */
export const sharedVisit: Texts["sharedVisit"] =
  DRAFTS_SHOWN || approvedBy.preparation
    ? {
        names: bookedNames,
        change: visitChange,
        message: (visit) =>
          [
            `${visit.patient} का सैंपल, ${visit.lab}`,
            visit.what,
            `बुकिंग नंबर: ${visit.code}`,
            `तारीख: ${visit.date}`,
            `टाइम: ${visit.time}`,
            `घर का पता: ${visit.address}`,
            `कुल: ${visit.total}, पैसे सैंपल और टेस्ट के बाद देने हैं।`,
            visit.change,
            "",
            ...visit.prepare,
          ].join("\n"),
        entry: (lab) => `सैंपल, ${lab}`,
        notes: (visit) =>
          [
            `बुकिंग नंबर: ${visit.code}`,
            `मरीज़: ${visit.patient}`,
            visit.lab,
            `हेल्पलाइन: ${visit.phones}`,
            ...visit.prepare,
            "अपना ID कार्ड पास रखें।",
          ].join("\n"),
      }
    : english.sharedVisit;
