/* Reasons and columns of the lists of bookings in Punjabi. */

import type { Sentences } from "#core/i18n/en.ts";

/** Why staff cancel a visit, as lists show it; the patient's sentences are in `visitMessages`. */
export const cancelReasons: Sentences["cancelReasons"] = {
  "patient-asked": "ਮਰੀਜ਼ ਨੇ ਕਿਹਾ",
  "not-at-home": "ਘਰ ਕੋਈ ਨਹੀਂ ਸੀ",
  "lab-cannot-come": "ਲੈਬ ਨਹੀਂ ਆ ਸਕਦੀ",
  "wrong-booking": "ਗਲਤ ਬੁਕਿੰਗ",
  other: "ਹੋਰ ਕਾਰਨ",
};

/** Columns of the bookings file. */
export const bookingsFile: Sentences["bookingsFile"] = {
  code: "ਬੁਕਿੰਗ ਨੰਬਰ",
  bookedOn: "ਬੁੱਕ ਕਦੋਂ ਹੋਈ",
  date: "ਤਾਰੀਖ",
  time: "ਟਾਈਮ",
  name: "ਮਰੀਜ਼",
  phone: "ਫ਼ੋਨ",
  email: "ਈਮੇਲ",
  address: "ਘਰ ਦਾ ਪਤਾ",
  landmark: "ਨੇੜੇ ਦੀ ਨਿਸ਼ਾਨੀ",
  age: "ਉਮਰ",
  gender: "ਜੈਂਡਰ",
  items: "ਟੈਸਟ ਅਤੇ ਪੈਕੇਜ",
  total: "ਕੁੱਲ",
  discount: "ਛੋਟ",
  paid: "ਪੈਸੇ ਮਿਲੇ",
  due: "ਬਾਕੀ ਪੈਸੇ",
  toReturn: "ਵਾਪਸ ਦੇਣੇ",
  status: "ਸਟੇਟਸ",
  payment: "ਪੇਮੈਂਟ",
  paymentMethod: "ਪੇਮੈਂਟ ਦਾ ਤਰੀਕਾ",
  whyCancelled: "ਰੱਦ ਕਿਉਂ ਹੋਈ",
  redrawOf: "ਕਿਸ ਬੁਕਿੰਗ ਦਾ ਸੈਂਪਲ ਫਿਰ ਲਿਆ",
  /** In place of the address of a visit at the centre. */
  atCentre: "ਸੈਂਟਰ ’ਤੇ",
};
