import fc from "fast-check";
import type { Client, FuzzCall } from "#test/fuzz/call.ts";
import { formatQuery, invalidParameters, invalidSegment } from "./addresses.ts";
import { headerVariants, visitorAddress } from "./headers.ts";

const known = [
  "/healthz",
  "/readyz",
  "/api/docs",
  "/api/docs/start.js",
  "/api/docs/swagger-ui.css",
  "/api/openapi.json",
  "/api",
  "/api/",
  "/api//tests",
  "/api/tests/",
  "/API/tests",
  "/api/tests/..",
  "/api/tests/%2e%2e/%2e%2e/admin",
  "/api/bookings/",
  "//evil.example/",
  "/%2f%2fevil.example",
  "/\\evil.example",
  "/assets/",
  "/assets/../../package.json",
  "/assets/..%2f..%2fpackage.json",
  "/..%5c..%5cpackage.json",
  "/.env",
  "/.git/config",
  "/favicon.ico",
  "/__manifest?p=%2Fbook&version=x",
  "/wp-login.php",
  "/index.html",
  "/.well-known/security.txt",
];

/** Addresses outside the description and the site map, and of files. */
export const otherAddresses: fc.Arbitrary<FuzzCall> = fc
  .record({
    path: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...known) },
      invalidSegment.map((segment) => `/${segment}`),
    ),
    query: invalidParameters(fc.constant([]), ["x"]),
    method: fc.constantFrom("GET", "GET", "GET", "HEAD", "POST", "OPTIONS", "DELETE"),
    asker: fc.constantFrom<Client>("visitor", "admin"),
    headers: headerVariants.invalid,
    where: visitorAddress,
  })
  .map(({ path, query, method, asker, headers, where }) => ({
    row: "other addresses",
    held: { to: "pages" },
    asker,
    method,
    path: path.includes("?") ? path : `${path}${formatQuery(query)}`,
    headers: [where, ...headers],
    body: null,
  }));
