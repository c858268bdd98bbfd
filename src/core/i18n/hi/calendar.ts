/* Words of the calendar in Hindi. */

import type { Sentences } from "#core/i18n/en.ts";

/** Names of months and weekdays; a week begins on Sunday. Hindi's short months are no shorter, so they are whole. */
const months: Sentences["calendar"]["months"] = [
  "जनवरी",
  "फ़रवरी",
  "मार्च",
  "अप्रैल",
  "मई",
  "जून",
  "जुलाई",
  "अगस्त",
  "सितंबर",
  "अक्टूबर",
  "नवंबर",
  "दिसंबर",
];

export const calendar: Sentences["calendar"] = {
  months,
  shortMonths: months,
  weekdays: ["रविवार", "सोमवार", "मंगलवार", "बुधवार", "गुरुवार", "शुक्रवार", "शनिवार"],
  shortWeekdays: ["रवि", "सोम", "मंगल", "बुध", "गुरु", "शुक्र", "शनि"],
};
