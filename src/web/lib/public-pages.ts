const listingParams = ["category", "popular", "search"];
const bookingParams = ["test", "tests", "package", "hideSelector"];

/**
 * The pages whose HTML is the same for all visitors, signed in or not, by the first part of their path, with the query
 * parameters that they read. They are rendered without cookies and with these parameters alone, once for all visitors
 * (decision 015): personal data comes from the browser's own calls. A page that is missing here is rendered for each
 * request with a session, and for all others as if the address had no parameters.
 */
export const publicPages = {
  "": ["sent"],
  "test-packages": ["compare", "need"],
  "tests-new": listingParams,
  "all-tests": listingParams,
  tests: listingParams,
  "test-review": ["tests"],
  book: bookingParams,
  booking: bookingParams,
  contact: ["sent"],
  privacy: [],
  terms: [],
  refunds: [],
  offline: [],
  "comprehensive-health": [],
  "meta-ad": [],
};
