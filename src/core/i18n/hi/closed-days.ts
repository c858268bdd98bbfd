/* Why a day is closed, in Hindi. */

import type { Sentences } from "#core/i18n/en.ts";

/** Why a day is closed. */
export const closedDays: Sentences["closedDays"] = {
  sunday: "हम रविवार को सैंपल नहीं लेते।",
  holiday: (name) => (name === undefined ? "छुट्टी है, लैब बंद है।" : `${name} की छुट्टी है, लैब बंद है।`),
  past: "यह दिन निकल गया है। दूसरा दिन चुनें।",
  tooFar: (days) => (days <= 1 ? `अगले ${days} दिन में से चुनें।` : `अगले ${days} दिनों में से कोई दिन चुनें।`),
  over: "आज का आखिरी टाइम निकल गया है। दूसरा दिन चुनें।",
};
