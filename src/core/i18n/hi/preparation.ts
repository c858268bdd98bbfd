/* How to prepare for a visit, in Hindi. Times, drinks and lists of tests come formatted by the functions below. */

import * as english from "#core/i18n/en/preparation.ts";
import type { Sentences } from "#core/i18n/en.ts";
import { DRAFTS_SHOWN } from "#drafts";
import * as approvedBy from "./approved-by.ts";
import { calendar } from "./calendar.ts";
import { clock } from "./clock.ts";

const hours = (count: number) => (count <= 1 ? `${count} घंटा` : `${count} घंटे`);

/** The form of a length of time before a postposition: "1 घंटे पहले". */
const bend = (time: string) => time.replace(/घंटा$/, "घंटे");

/** How times are said in these sentences. */
export const preparationTimes: Sentences["preparationTimes"] =
  DRAFTS_SHOWN || approvedBy.preparation ? { calendar, clock } : english.preparationTimes;

/** Sentences about food, drink and times, for pages, papers and messages. */
export const preparation: Sentences["preparation"] =
  DRAFTS_SHOWN || approvedBy.preparation
    ? {
        /** For fasting patients who take medicines. Insulin is named: people do not count it as "दवाई". */
        askDoctor:
          "अगर इंसुलिन या शुगर की गोली चलती है, गर्भवती हैं, या टेस्ट छोटे बच्चे का है: खाली पेट रहने से पहले डॉक्टर से पूछें, सुबह की दवाई, इंसुलिन के बारे में भी।",
        mealMissed: "वह टाइम निकल गया है: अगर उसके बाद कुछ खाया है, तो दूसरे टाइम के लिए हमें फ़ोन करें।",
        biteMissed: "वह टाइम निकल गया है: अगर उस टाइम खाना नहीं खाया, तो दूसरे टाइम के लिए हमें फ़ोन करें।",
        unrestricted: "खाली पेट ज़रूरी नहीं: रोज़ जैसा खाना, चाय, पानी लें।",
        // A length of time: "10 घंटे पहले तक" would be heard as "until 10 hours before".
        fast: (time, drink) => `सैंपल से पहले ${time} कुछ न खाएँ। ${drink}।`,
        water: "सादा पानी ठीक है; चाय, कॉफ़ी, दूध नहीं",
        noWater: "कुछ न पिएँ, पानी भी नहीं",
        // Not "आखिरी खाना": that is the last meal of a life.
        lastMeal: (time) => `खाना ${time} बजे खाएँ।`,
        lastMealBy: (time) => `${time} बजे तक खा लें।`,
        lastMealBetween: (from, to) => `खाना ${from} बजे और ${to} बजे के बीच खाएँ।`,
        lastMealOfDay: (weekday, from, to) => `खाना ${weekday} को ${from} और ${to} बजे के बीच खाएँ।`,
        // "Nothing more" is said here, because the sentences before it do not say that the meal is the last one.
        afterLastMeal: (drink) => `उसके बाद कुछ न खाएँ। ${drink}।`,
        firstBite: (tests, moment, time) =>
          `${tests}: ${moment === null ? "" : `${moment} बजे, `}विज़िट से ${bend(time)} पहले, रोज़ वाला खाना शुरू करें; पहले निवाले का टाइम लिख लें, फिर सिर्फ़ सादा पानी।`,
        hoursApart: (least, most) =>
          `इनमें से एक टेस्ट के लिए ${hours(least)} खाली पेट रहना ज़रूरी है, दूसरे के लिए ज़्यादा से ज़्यादा ${hours(most)}: खाली पेट रहने से पहले हमें फ़ोन करें।`,
        secondSample: (tests, time) =>
          `${tests} के लिए दूसरा सैंपल भी लेना होता है, खाने के ${bend(time)} बाद: पहला सैंपल हो जाए तब खाना खाएँ, और दूसरे का टाइम तय करने के लिए विज़िट से पहले हमें फ़ोन करें।`,
        hours,
        hoursBetween: (least, most) => `${least}-${most} घंटे`,
        minutes: (count) => `${count} मिनट`,
        list: (names) => (names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} और ${names.at(-1)}`),
      }
    : english.preparation;

/** What a cheaper package or test asks of the patient. */
export const stricterPreparation: Sentences["stricterPreparation"] =
  DRAFTS_SHOWN || approvedBy.preparation
    ? {
        inReturn: (demands) => `इसके बदले ${demands.join(", और ")}।`,
        fast: (after, before) =>
          before === null
            ? `${after} खाली पेट रहना होगा, जो आपके टेस्टों के लिए ज़रूरी नहीं है`
            : `${bend(before)} की जगह ${after} खाली पेट रहना होगा`,
        latestHour: (after, before) =>
          before === null ? `आखिरी टाइम ${after} बजे होगा` : `आखिरी टाइम ${before} की जगह ${after} बजे होगा`,
      }
    : english.stricterPreparation;
