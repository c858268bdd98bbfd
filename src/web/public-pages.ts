const ofListing = ["category", "popular", "search"];
const ofBooking = ["test", "tests", "package", "hideSelector"];

/**
 * The pages whose HTML is the same for everybody, signed in or not, with the query parameters that they read, by the first
 * part of their path. They are rendered without cookies and with these parameters alone, once for all visitors (decision
 * 015): what is somebody's own comes to them from the browser's own calls. A page that is missing here is rendered for
 * somebody with a session each time, and to everybody else as if the address had no parameters.
 */
export const publicPages = {
  "": ["sent"],
  "test-packages": ["compare", "need"],
  "tests-new": ofListing,
  "all-tests": ofListing,
  tests: ofListing,
  "test-review": ["tests"],
  book: ofBooking,
  booking: ofBooking,
  contact: ["sent"],
  privacy: [],
  terms: [],
  refunds: [],
  offline: [],
  "comprehensive-health": [],
  "meta-ad": [],
};
