import * as approvedBy from "#core/i18n/hi/approved-by.ts";
import { DRAFTS_SHOWN } from "#drafts";
import * as english from "#web/i18n/en/visit-link.ts";
import type { Texts } from "#web/i18n/en.ts";

const moreTimes = (count: number) => (count === 1 ? "एक बार और" : `${count} बार और`);

/** The page behind a visit link, in Hindi. */
export const visitLink: Texts["visitLink"] = {
  title: "आपकी विज़िट",
  description: "हम सैंपल लेने कब आएँगे, और अभी क्या बदला जा सकता है।",
  slot: (day, time) => `${day}, ${time}`,
  headings: { upcoming: "बुक हो गई", moved: "टाइम बदल गया", "on-the-way": "हम रास्ते में हैं" },
  where: { home: "आपके घर, इस टाइम से", centre: "हमारे सेंटर पर, इस टाइम से" },
  people: "किसकी विज़िट",
  area: (area) => `आपके घर, ${area}`,
  atDoor: "आपके घर",
  atCentre: "हमारे सेंटर पर",
  movedFrom: (slot) => `पहले का टाइम था: ${slot}। वह टाइम अब फिर खाली है।`,
  promised: (from, to) => `आपके घर, ${from} और ${to} के बीच।`,
  call: (phone) => `${phone} पर फ़ोन करें`,
  changes: "विज़िट बदलें",
  move: {
    row: "टाइम बदलें",
    rowDetail: (until, left) => `${until} तक। टाइम ${moreTimes(left)} बदला जा सकता है।`,
    title: "अपनी विज़िट का टाइम बदलें",
    now: (slot) => `अभी: ${slot}। नया टाइम मिलने तक यही आपका है।`,
    nearest: "सबसे पास के खाली टाइम",
    ofDay: (day) => `खाली टाइम, ${day}`,
    none: "यहाँ कोई ऐसा टाइम खाली नहीं है जो आपके टेस्टों के लिए ठीक हो।",
    submit: "टाइम बदलें",
    after: (left) =>
      left === 0 ? "इसके बाद टाइम सिर्फ़ हम बदल सकते हैं: हमें फ़ोन करें।" : `इसके बाद टाइम ${moreTimes(left)} बदला जा सकता है।`,
    otherDays: "कोई और दिन",
    closed: (day, why) => `${day}: ${why}`,
    full: "कोई टाइम खाली नहीं",
    back: "ऐसे ही रहने दें",
  },
  cancel: {
    row: "रद्द करें",
    rowDetail: (until) => `कोई पैसे नहीं लगते, ${until} तक`,
    title: "यह विज़िट रद्द करनी है?",
    free: "इसके कोई पैसे नहीं लगते। जो पैसे दिए हैं, वे आपको वापस मिलेंगे।",
    oneOnly: (initials) => `इससे सिर्फ़ ${initials} की विज़िट रद्द होगी। आपके घर पर सबकी रद्द करनी हो तो हमें फ़ोन करें।`,
    why: "क्यों?",
    whyHint: "इससे हम अपना काम और अच्छा कर पाते हैं।",
    submit: "विज़िट रद्द करें",
    keep: "रहने दें",
    orMove: "या टाइम बदल लें",
    orMoveDetail: "ऐसे टाइम पर जो आपको ठीक लगे",
  },
  ate: {
    title: "आपने खा लिया है। कोई बात नहीं।",
    sentence: "बाद का टाइम चुनें। इसे टाइम बदलने की गिनती में नहीं जोड़ते।",
    submit: (slot) => `${slot} पर बदलें`,
    none: "बाद का कोई ऐसा टाइम खाली नहीं है जो आपके टेस्टों के लिए ठीक हो। हमें फ़ोन करें।",
  },
  obstacles: {
    deadline: (until) => `यहाँ से विज़िट ${until} तक ही बदल सकती थी।`,
    "at-centre": "सेंटर की विज़िट फ़ोन से बदलती है।",
    shared: "आपके साथ किसी और की भी विज़िट है।",
    "under-way": "हम रास्ते में हैं।",
    "moves-used": "इस विज़िट का टाइम यहाँ से जितनी बार बदल सकता है, बदल चुका है।",
    over: "यह विज़िट अब नहीं बदल सकती।",
  },
  callUs: "हमें फ़ोन करें: हम फिर भी कोई रास्ता निकालेंगे।",
  over: {
    title: "इस विज़िट का टाइम निकल गया",
    sentence: "अब यह नहीं बदल सकती। अगर हम आप तक नहीं पहुँचे, या कुछ पूछना है, तो हमें फ़ोन करें।",
  },
  declined: {
    title: "यह विज़िट रद्द है",
    sentence: "कोई नहीं आएगा। जो पैसे दिए हैं, वे आपको वापस मिलेंगे।",
    again: "दूसरी विज़िट बुक करें",
  },
  unknown: {
    title: "इस लिंक से कोई विज़िट नहीं खुलती",
    sentence: "हो सकता है कॉपी करते हुए लिंक कट गया हो। कुछ नहीं बदला है।",
  },
  tooMany: { title: "थोड़ा रुकें" },
  notDone: "कुछ नहीं बदला है।",
};

/** Whether the patient has fasted, and until when they must. Moments come formatted. */
export const visitFasting: Texts["visitFasting"] =
  DRAFTS_SHOWN || approvedBy.preparation
    ? {
        title: "क्या आपने कुछ खाया है?",
        since: (moment) => `${moment} के बाद से`,
        fasted: "मैंने नहीं खाया",
        ate: "मैंने खा लिया",
        thanks: "शुक्रिया: आपने कुछ नहीं खाया।",
        stay: "सैंपल लिए जाने तक ऐसे ही खाली पेट रहें।",
        hasEaten: "आपने खा लिया है।",
        chooseLater: "बाद का टाइम चुनें, ताकि कोई बेकार न आए।",
        callForLater: "हमें फ़ोन करें: हम बाद का टाइम ढूँढेंगे।",
        choose: "बाद के टाइम देखें",
        after: "असल में मैंने खा लिया",
        lastMeal: (moment) => `खाना ${moment} तक`,
        coming: "लैब स्टाफ़ निकल चुके हैं। सैंपल में 10 से 15 मिनट लगते हैं, उसके बाद खाना खा लें।",
      }
    : english.visitFasting;
