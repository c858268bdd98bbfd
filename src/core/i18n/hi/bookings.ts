/* Reasons and columns of the lists of bookings in Hindi. */

import type { Sentences } from "#core/i18n/en.ts";

/** Why staff cancel a visit, as lists show it; the patient's sentences are in `visitMessages`. */
export const cancelReasons: Sentences["cancelReasons"] = {
  "patient-asked": "मरीज़ के कहने पर",
  "not-at-home": "घर पर नहीं मिले",
  "lab-cannot-come": "लैब नहीं आ सकती",
  "wrong-booking": "गलत बुकिंग",
  other: "कोई और वजह",
};

/** Columns of the bookings file. */
export const bookingsFile: Sentences["bookingsFile"] = {
  code: "बुकिंग नंबर",
  bookedOn: "कब बुक हुई",
  date: "तारीख",
  time: "टाइम",
  name: "मरीज़",
  phone: "फ़ोन",
  email: "ईमेल",
  address: "घर का पता",
  landmark: "पास की निशानी",
  age: "उम्र",
  gender: "जेंडर",
  items: "टेस्ट और पैकेज",
  total: "कुल",
  discount: "छूट",
  paid: "पैसे मिले",
  due: "बाकी पैसे",
  toReturn: "वापस देने हैं",
  status: "स्टेटस",
  payment: "पेमेंट",
  paymentMethod: "पेमेंट का तरीका",
  whyCancelled: "क्यों रद्द",
  redrawOf: "किस बुकिंग का सैंपल फिर से लिया",
  /** In place of the address of a visit at the centre. */
  atCentre: "सेंटर पर",
};
