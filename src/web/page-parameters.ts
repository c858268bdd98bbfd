const ofListing = ["category", "popular", "search"];
const ofBooking = ["test", "tests", "package", "hideSelector"];

/**
 * The query parameters that pages read, by the first part of their path. To visitors without a session a page is rendered
 * with these alone, whatever else stands in the address (decision 015). The desk and the dashboard are not here: without a
 * session they read none.
 */
export const pageParameters = {
  "": ["sent"],
  "tests-new": ofListing,
  "all-tests": ofListing,
  tests: ofListing,
  "test-packages": ["compare", "need"],
  "test-review": ["tests"],
  book: ofBooking,
  booking: ofBooking,
  contact: ["sent"],
};
