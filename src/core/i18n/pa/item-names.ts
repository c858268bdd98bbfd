/* Names of items without a name, in Punjabi. */

import type { Sentences } from "#core/i18n/en.ts";

/** Names of a package and a test whose name is missing. */
export const itemNames: Sentences["itemNames"] = {
  package: "ਹੈਲਥ ਪੈਕੇਜ",
  test: "ਇਕੱਲਾ ਟੈਸਟ",
};

/** Names of packages stay in Latin letters. */
export { packageNames } from "#core/i18n/en/item-names.ts";
