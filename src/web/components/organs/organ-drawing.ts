import type { Organ } from "#core/catalogue/schema.ts";
import blood from "./blood.svg?url";
import bone from "./bone.svg?url";
import brain from "./brain.svg?url";
import germ from "./germ.svg?url";
import heart from "./heart.svg?url";
import hormones from "./hormones.svg?url";
import kidneys from "./kidneys.svg?url";
import liver from "./liver.svg?url";
import lungs from "./lungs.svg?url";
import stomach from "./stomach.svg?url";
import sugar from "./sugar.svg?url";
import thyroid from "./thyroid.svg?url";
import tumour from "./tumour.svg?url";

/** The large drawings: a page loads only the one that it shows. */
const drawings = {
  blood,
  sugar,
  heart,
  brain,
  lungs,
  germ,
  bone,
  kidneys,
  liver,
  stomach,
  thyroid,
  hormones,
  tumour,
} satisfies Record<Organ, string>;

/** Returns the URL of an organ's large drawing, 160 by 160. */
export function getOrganDrawingUrl(organ: Organ): string {
  return `${drawings[organ]}#o`;
}
