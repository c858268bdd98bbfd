import * as english from "#api/i18n/en/visits.ts";
import { formatTime } from "#core/calendar/clock-time.ts";
import { formatLongDate } from "#core/calendar/day.ts";
import { formatLabTime } from "#core/catalogue/preparation/sentences.ts";
import type { ReasonParams } from "#core/errors.ts";
import * as approvedBy from "#core/i18n/hi/approved-by.ts";
import { sentences } from "#core/i18n/hi.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { DRAFTS_SHOWN } from "#drafts";

/** Errors about visits and their members. */
export const visitTexts: typeof english.visitTexts = {
  "visit-unknown": "ऐसी कोई विज़िट नहीं है।",
  "visit-link-unknown": "इस लिंक से कोई विज़िट नहीं खुलती।",
  "fasting-not-needed":
    DRAFTS_SHOWN || approvedBy.preparation
      ? "इस विज़िट के लिए खाली पेट ज़रूरी नहीं: रोज़ जैसा खाना, चाय, पानी लें।"
      : english.visitTexts["fasting-not-needed"],
  "fasting-answer-late": "यह विज़िट अब बाकी नहीं है।",
  "visit-changed": "किसी और ने अभी यह विज़िट बदली है। इसे फिर से देखें।",
  "visit-not-assignable": "लैब स्टाफ़ को घर की वही विज़िट दी जा सकती है जो होनी बाकी है।",
  "phlebotomist-unavailable": "यह व्यक्ति विज़िट पर नहीं जाते। किसी और को चुनें।",
  "round-changed": "इस बीच यह राउंड बदल गया है। इसे फिर से देखें।",
  "round-hours": "किसी विज़िट की बारी सिर्फ़ उसी टाइम की विज़िटों में बदल सकती है।",
  "phone-for-whom": sentences.staffForms["change-phone-for"],
  "visit-over": "टाइम सिर्फ़ उसी विज़िट का बदल सकता है जो होनी बाकी है।",
  "centre-not-moved":
    "सेंटर की विज़िट उसी टाइम की होती है जिस टाइम के लिए बुक हुई: उसका टाइम नहीं बदल सकता। इसे रद्द करें, और दूसरी बुक करें।",
  "centre-without-address": "सेंटर की विज़िट में घर का पता नहीं होता।",
  "centre-cancel-reason": "सेंटर की विज़िट के लिए कोई घर नहीं जाता। दूसरी वजह चुनें।",
  "own-cancel-reason": "इनमें से एक वजह चुनें।",
  "centre-without-members": "सेंटर की विज़िट एक ही व्यक्ति की होती है। दूसरी विज़िट बुक करें।",
  "visit-not-joinable": "इस घर पर अब कोई विज़िट नहीं होनी है। नई विज़िट बुक करें।",
  "booking-not-cancellable": "रद्द सिर्फ़ वही विज़िट हो सकती है जो होनी बाकी है।",
  "collect-before-visit": "इस विज़िट का दिन अभी नहीं आया। क्या सैंपल पहले ही ले लिया गया?",
  "complete-without-sample": "इस बुकिंग का कोई सैंपल नहीं लिया गया। फिर भी इसे पूरी हुई लिखें?",
  "complete-without-report":
    "इस बुकिंग की कोई रिपोर्ट नहीं दी गई, इसलिए मरीज़ को कोई रिपोर्ट नहीं मिलेगी। फिर भी इसे पूरी हुई लिखें?",
  "restore-to-full-slot": "इस बीच यह टाइम भर गया है। फिर भी विज़िट इसी टाइम पर वापस रखें?",
};

/** Errors when patients change their own visit; the helpline can. */
export const formattedVisitTexts: typeof english.formattedVisitTexts = {
  "own-change-deadline": ({ until, today, helpline }) =>
    `यह ${formatDeadline(until, today)} बजे तक बदला जा सकता था। ${callUs(helpline)}`,
  "own-moves-used": ({ max, helpline }) =>
    `${max === 0 ? "विज़िट का टाइम फ़ोन पर बदला जाता है।" : `इस विज़िट का टाइम ${max} बार बदला जा चुका है।`} ${callUs(helpline)}`,
  "own-change-by-phone": ({ why, helpline }) => `${byPhoneTexts[why]} ${callUs(helpline)}`,
  "own-move-after-meal":
    DRAFTS_SHOWN || approvedBy.preparation
      ? ({ kind, at, tests }) => {
          const moment = formatLabTime(at, sentences);
          return kind === "last-meal"
            ? `इस टाइम के लिए ${moment} बजे तक खा लेना था, और वह टाइम निकल गया है। दूसरा टाइम चुनें।`
            : `${sentences.preparation.list(tests)}: इस टाइम के लिए ${moment} बजे खाना शुरू करना था, और वह टाइम निकल गया है। दूसरा टाइम चुनें।`;
        }
      : english.formattedVisitTexts["own-move-after-meal"],
};

const byPhoneTexts: Record<ReasonParams["own-change-by-phone"]["why"], string> = {
  "at-centre": "यह विज़िट सेंटर पर है।",
  shared: "आपके साथ किसी और की भी विज़िट है।",
  "under-way": "लैब स्टाफ़ रास्ते में हैं।",
};

function callUs(helpline: string): string {
  return `हमें फ़ोन करें: ${formatPhone(helpline)}।`;
}

/** "दोपहर 3:00", with the day if it is not today. */
function formatDeadline({ day, minutes }: ReasonParams["own-change-deadline"]["until"], today: string): string {
  const time = formatTime(minutes, sentences.clock);
  return day === today ? time : `${formatLongDate(day, sentences.calendar)}, ${time}`;
}
