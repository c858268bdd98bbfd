import { expect, test } from "vitest";
import { createKeyedHash } from "#platform/keyed-hash.server.ts";
import { createVisitLinkToken, parseVisitLinkToken } from "./visit-link.server.ts";

const hash = createKeyedHash("a secret of this lab");

test.each(["BK-00000000", "BK-00000042", "BK-21642971", "BK-99999999"])("finds %s again by its link", (code) => {
  const token = createVisitLinkToken(hash, code);
  expect([token.length, parseVisitLinkToken(hash, token)]).toEqual([22, code]);
});

test("rejects tokens that were guessed, cut, or made with another lab's secret", () => {
  const token = createVisitLinkToken(hash, "BK-21642971");
  const foreign = createVisitLinkToken(createKeyedHash("a secret of another lab"), "BK-21642971");
  const other = createVisitLinkToken(hash, "BK-21642972");
  const mixed = other.slice(0, 6) + token.slice(6);
  for (const wrong of [
    foreign,
    mixed,
    token.slice(0, -1),
    `${token}x`,
    token.toUpperCase(),
    "",
    "../../../../../../etc/x",
  ])
    expect(parseVisitLinkToken(hash, wrong)).toBeNull();
});
