import * as approvedBy from "#core/i18n/hi/approved-by.ts";
import { DRAFTS_SHOWN } from "#drafts";
import * as english from "#web/i18n/en/booking.ts";
import type { Texts } from "#web/i18n/en.ts";

/** Booking page: details and payment, in Hindi. */
export const booking: Texts["booking"] = {
  title: "टाइम बुक करें",
  description: "घर आकर सैंपल लेने के लिए दिन और टाइम चुनें। अभी बुक करें, पैसे टेस्ट के बाद।",
  back: "वापस",
  tabs: { label: "बुकिंग के स्टेप", details: "मरीज़", payment: "पेमेंट", done: "हो गया" },
  packages: {
    select: "पैकेज चुनें",
    recommended: "हमारा सुझाव",
    rest: (packages) => `${packages} और पैकेज`,
    help: "पूरी सेहत देखने के लिए कोई बड़ा पैकेज चुनें",
    none: "अभी कोई पैकेज नहीं है",
    change: "बदलें",
    browse: "सभी पैकेज देखें",
    tests: "या अलग-अलग टेस्ट चुनें",
    activatedTitle: "अब पैकेज बुक हो रहा है",
    activated: "आपके चुने हुए टेस्ट हटा दिए गए। अब एक पैकेज की बुकिंग हो रही है।",
  },
  selection: {
    package: "चुना हुआ पैकेज",
    test: "चुना हुआ टेस्ट",
    tests: (count) => `चुने हुए टेस्ट (${count})`,
    sample: "सैंपल",
    reportTime: "रिपोर्ट का टाइम",
    total: "कुल रेट",
    leftOut: (count) =>
      count < 2
        ? "आपका एक टेस्ट अब यहाँ नहीं होता, उसे हटा दिया गया। बाकी रखे हैं।"
        : `आपके ${count} टेस्ट अब यहाँ नहीं होते, उन्हें हटा दिया गया। बाकी रखे हैं।`,
    browse: "सभी टेस्ट देखें",
    more: "जानकारी",
    loading: "आपने जो चुना, वह खुल रहा है...",
  },
  failed: {
    package: "पैकेज की जानकारी नहीं खुली",
    test: "टेस्ट की जानकारी नहीं खुली",
    testsTitle: "टेस्ट नहीं खुले",
    tests: "आपके चुने हुए टेस्ट नहीं मिले। टेस्ट फिर चुनें।",
    nothing: "बुक करने के लिए कम से कम एक टेस्ट चुनें।",
    days: "कैलेंडर की छुट्टियाँ नहीं खुलीं। दिन फिर भी चुना जा सकता है।",
    slots: "खाली टाइम नहीं खुले। फिर कोशिश करें।",
  },
  personal: {
    title: "मरीज़ की जानकारी",
    name: "पूरा नाम",
    phone: "फ़ोन नंबर",
    phoneAbroad: ({ country, localTime }) => (localTime ? `${country}, वहाँ ${localTime}` : country),
    email: "ईमेल",
    emailExample: "name@example.com",
    age: "उम्र",
    ageHint: "साल में। छोटे बच्चे की: 8 महीने, 10 दिन।",
    gender: "जेंडर",
    genders: { male: "पुरुष", female: "महिला", other: "अन्य" },
    address: "घर का पता",
    addressHint: "घर आकर सैंपल लेने के लिए ज़रूरी",
    optional: "ईमेल, उम्र, जेंडर",
  },
  area: {
    pinCode: "पिन कोड",
    hint: "क्या हम आपके यहाँ आते हैं? पिन कोड लिखें और अभी देखें।",
    suggested: (pinCode) => `पते वाला ${pinCode} लें`,
    unknown: "यह पिन कोड हम देख नहीं पाए। बुकिंग फिर भी हो सकती है।",
    call: (helpline) => `${helpline} पर फ़ोन करें`,
    or: "या अपना नंबर छोड़ दें, जब आने लगेंगे तब बता देंगे।",
  },
  visit: {
    title: "सैंपल का दिन और टाइम",
    hint: "अगले 14 दिनों में से चुनें (रविवार बंद)",
    date: "तारीख",
    days: "आने वाले दिन",
    today: "आज",
    dayFull: "भर गया",
    dayOver: "निकल गया",
    dayClosed: "बंद",
    dayHoliday: "छुट्टी",
    choose: "तारीख चुनें",
    time: "टाइम",
    timeOf: (day) => `टाइम, ${day}`,
    freeOn: (day) => `खाली टाइम, ${day}`,
    dateFirst: "खाली टाइम देखने के लिए तारीख चुनें।",
    loadingDays: "कैलेंडर खुल रहा है...",
    loadingSlots: "खाली टाइम खुल रहे हैं...",
    closedDay: (day, reason) => `${day}। ${reason}`,
    previousMonth: "पिछला महीना",
    nextMonth: "अगला महीना",
    free: (seats) => `${seats} जगह खाली`,
    full: "भर गया",
    past: "निकल गया",
    passed: "ये टाइम निकल गए।",
    late: "बहुत देर का",
    firstToFast: (hour) => `खाली पेट रहने के लिए अब सबसे पहला टाइम ${hour} है`,
    firstToFastSentence: (hour) => `खाली पेट रहने के लिए अब सबसे पहला टाइम ${hour} है।`,
    noneFree: "इस दिन के सब टाइम भर गए।",
    kept: (minutes) => `यह टाइम हम ${minutes} मिनट तक आपके लिए रखते हैं।`,
    keptNoMore: "यह टाइम अब आपके लिए नहीं रखा है। आगे बढ़ें: अगर अभी भी खाली हुआ तो फिर रख लेंगे।",
    nearest: "सबसे पास के खाली टाइम",
    offer: (day, time) => `${day}, ${time}`,
    noOffer: "अगले दो हफ़्तों में और कुछ खाली नहीं है। हमें फ़ोन करें।",
    nothingLost: "आपका लिखा कुछ नहीं मिटा।",
    lost: (time) => `${time} अभी-अभी भर गया। दूसरा टाइम चुनें।`,
    gone: (time) => `${time} निकल गया। इसके बाद का टाइम चुनें।`,
  },
  submit: "टाइम बुक करें",
  checking: "देख रहे हैं...",
  mend: "कुछ रह गया या गलत है। निशान देखें।",
  payLater: "पैसे बाद में",
  nothingChosen: "अभी कोई पैकेज नहीं चुना",
  priceLater: "बुक करने से पहले दिखेगा",
  summary: {
    title: "बुकिंग एक नज़र में",
    prepare: "तैयारी कैसे करें",
    preparations: (points) => (points < 2 ? `${points} और बात` : `${points} और बातें`),
    book: "अभी बुक करें",
    items: "बुक होने वाले टेस्ट",
    base: "छूट से पहले रेट",
    discount: (percent) => `छूट, ${percent}%`,
    collection: "घर आकर सैंपल",
    free: "मुफ़्त",
    total: "कुल",
    parameters: "पैरामीटर",
    more: (count) => `${count} और टेस्ट...`,
    loading: "बुकिंग खुल रही है...",
  },
  service: {
    title: "घर आकर सैंपल लेना",
    home: "घर आकर सैंपल",
    homeSentence: "ट्रेंड लैब स्टाफ़ आपके घर आते हैं। इसके अलग पैसे नहीं लगते।",
    timings: "टाइम",
    support: "मदद",
    supportSentence: "हमें फ़ोन करें, चुनने और बुक करने में हम मदद करते हैं।",
    mandatory: "पूरा नाम, फ़ोन नंबर और घर का पता ज़रूरी है।",
    select: "हेल्थ पैकेज चुनें, उसका रेट यहाँ दिखेगा।",
  },
  help: { title: "मदद चाहिए?" },
  payment: {
    how: "पैसे कैसे देने हैं",
    method: "अभी बुक करें, पैसे बाद में",
    messages: ["अभी पैसे नहीं देने", "बुकिंग जल्दी पक्की", "पैसे टेस्ट के बाद"],
    order: "ऑर्डर एक नज़र में",
    changeOrder: "जो बुक हो रहा है, बदलें",
    visit: {
      title: "आपकी विज़िट",
      when: "कब",
      at: (day, time) => `${day}, ${time}`,
      who: "किसका टेस्ट",
      where: "कहाँ",
      before: "इससे पहले",
      check: "देखें और पक्का करें",
    },
    noticeTitle: "पैकेज चुन लिया",
    notice: (name) => `${name} पर काम हो रहा है`,
    confirm: "बुकिंग पक्की करें",
    processing: "काम हो रहा है...",
    newTotal: (total) => `नया कुल ${total}। अभी कुछ बुक नहीं हुआ: पक्का करें, या वापस जाएँ।`,
  },
  rebook: {
    title: "यह पहले ही बुक हो चुका है",
    no: "नहीं, एक काफ़ी है",
    yes: "हाँ, फिर बुक करें",
  },
  phoneVerification: {
    title: "अपना फ़ोन नंबर पक्का करें",
    send: "OTP भेजें",
    sending: "भेज रहे हैं...",
    sent: (phone) =>
      `6 अंकों का OTP ${phone} पर WhatsApp या SMS से आएगा। यह 10 मिनट तक चलता है, और इससे इस फ़ोन या कंप्यूटर पर लॉगिन भी हो जाता है। न आए तो हमें ऊपर लिखे नंबर पर फ़ोन करें।`,
    code: "OTP",
    confirm: "पक्का करें, बुक करें",
  },
  draft: {
    clear: "फ़ॉर्म खाली करें",
    cleared: "फ़ॉर्म खाली है",
  },
  earlier: {
    alreadyBooked: (names, day, time) => `आपने ${names} बुक किया है: ${day}, ${time}।`,
    see: "देखें",
  },
  answers: {
    failedTitle: "बुकिंग नहीं हुई",
    failed: "आपकी बुकिंग करते हुए गड़बड़ हो गई। फिर कोशिश करें।",
    processedTitle: "बुकिंग दर्ज हो गई",
    processed: "आपकी बुकिंग दर्ज हो गई, पर उसकी जानकारी हम यहाँ नहीं दिखा पाए। पक्की होने की खबर अपनी ईमेल में देखें।",
    processedWithoutMail:
      "आपकी बुकिंग दर्ज हो गई, पर उसकी जानकारी हम यहाँ नहीं दिखा पाए। देखने के लिए अपने फ़ोन नंबर से लॉगिन करें, या हमें फ़ोन करें।",
  },
};

/** Fasting, on the booking page. */
export const bookingFasting: Texts["bookingFasting"] =
  DRAFTS_SHOWN || approvedBy.preparation
    ? {
        ask: "कुछ टेस्ट खाली पेट होते हैं। हम देख नहीं पाए कि कौन से: हमें फ़ोन करके पूछें।",
        lastMeal: (moment) => `खाना ${moment} तक`,
        mealMissed: "इन टाइम के लिए खाना खाने का टाइम निकल गया है। इनमें से तभी चुनें जब उसके बाद कुछ न खाया हो।",
      }
    : english.bookingFasting;

/** What happens to what is typed into the booking form. */
export const bookingPrivacy: Texts["bookingPrivacy"] =
  DRAFTS_SHOWN || approvedBy.privacy
    ? {
        draft: "आपका लिखा हुआ इसी फ़ोन या कंप्यूटर पर रहता है, जब तक बुकिंग न हो, और ज़्यादा से ज़्यादा एक दिन।",
        email: "वहाँ हम सिर्फ़ इसी बुकिंग के बारे में लिखते हैं।",
      }
    : english.bookingPrivacy;
