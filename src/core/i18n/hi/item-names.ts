/* Names of items without a name, in Hindi. */

import type { Sentences } from "#core/i18n/en.ts";

/** Names of a package and a test whose name is missing. */
export const itemNames: Sentences["itemNames"] = {
  package: "हेल्थ पैकेज",
  test: "अकेला टेस्ट",
};

/** Names of packages are the same in each language. */
export { packageNames } from "#core/i18n/en/item-names.ts";
