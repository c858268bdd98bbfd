/** Pages that anyone opens: each is sent in every language, and names the others. */
export const publicPaths = [
  ...["/", "/test-packages", "/test-packages/1", "/tests-new", "/tests/5", "/book/1", "/login", "/contact"],
  ...["/test-review?tests=1", "/privacy", "/terms", "/refunds", "/comprehensive-health"],
];

/** Further addresses and states of those pages, whose words are walked alone. */
export const statePaths = [
  ...["/tests/40", "/tests-new?search=zzz", "/tests", "/all-tests", "/book", "/booking"],
  ...["/contact?sent=yes", "/login/cookies", "/nowhere", "/offline"],
];

/** Pages behind a sign-in or a secret: test/processes/languages-account, -round and -visit-link. */
export const signedInPaths = ["/patient-dashboard", "/receipt/1", "/collect", "/collect/7", "/v/no-such-token"];

/** Addresses that lead to another one, in the same language. */
export const forwardedPaths = ["/test/5", "/book-test/5"];

/** What exists once, in English at the root. */
export const englishPaths = [
  ...["/admin", "/admin/day", "/test-whatsapp", "/meta-ad", "/share/home.png", "/sitemap.xml", "/robots.txt"],
];
