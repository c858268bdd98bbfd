/* Names of items without a name, in English. */

/** Names of a package and a test whose name is missing. */
export const itemNames = {
  package: "Health Package",
  test: "Individual Test",
};

/** Names of the first packages, by their ids from 1, where their data cannot be loaded. */
export const packageNames = [
  "Comprehensive Health Check Up",
  "Essential Health Package",
  "Basic Health Check Up",
  "Diabetes Care Package",
  "Heart Health Package",
  "Women's Health Package",
  "Men's Health Package",
  "Senior Citizen Package",
];
