import type { Texts } from "#web/i18n/en.ts";

/** Texts shown without a connection, in Hindi. */
export const offline: Texts["offline"] = {
  none: {
    title: "इंटरनेट नहीं है",
    sentence: "यह पेज आपके फ़ोन या कंप्यूटर पर नहीं रखा है। इंटरनेट आने पर फिर कोशिश करें। लैब को फ़ोन अभी किया जा सकता है।",
    again: "फिर कोशिश करें",
    bookings: "मेरी बुकिंग",
    home: "मुख्य पेज",
  },
  notice: {
    label: "इंटरनेट",
    down: (asOf) => `इंटरनेट नहीं या बहुत धीमा है। यह पेज ${asOf} का है।`,
    back: (asOf) => `इंटरनेट आ गया। यह पेज ${asOf} का है।`,
    again: "फिर कोशिश करें",
    refresh: "नया पेज लाएँ",
  },
};
