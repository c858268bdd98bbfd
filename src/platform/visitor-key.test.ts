import { expect, test } from "vitest";
import { createKeyedHash } from "./keyed-hash.server.ts";
import { createVisitorKey } from "./visitor-key.server.ts";

const keyOf = createVisitorKey(createKeyedHash("a-secret-that-is-only-for-tests-0123456789"));

test("an address has one name, which does not tell it", () => {
  expect(keyOf("203.0.113.7")).toBe(keyOf("203.0.113.7"));
  expect(keyOf("203.0.113.7")).not.toBe(keyOf("203.0.113.8"));
  expect(keyOf("203.0.113.7")).toMatch(/^[\w-]{22}$/);
  expect(createVisitorKey(createKeyedHash("another secret"))("203.0.113.7")).not.toBe(keyOf("203.0.113.7"));
});

test.each([
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff:1:2:3"],
  ["2001:db8::5", "2001:0db8:0:0:9::"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
])("%s and %s are one visitor", (one, other) => {
  expect(keyOf(one)).toBe(keyOf(other));
});

test("two networks are two visitors", () => {
  expect(keyOf("2001:db8:1:2::1")).not.toBe(keyOf("2001:db8:1:3::1"));
});
