import { expect, test } from "vitest";
import { createKeyedHash } from "./keyed-hash.server.ts";
import { createRequestSourceResolver } from "./request-source.server.ts";

const demo = { canVerifyPhones: false };
const originOf = createRequestSourceResolver(createKeyedHash("a-secret-that-is-only-for-tests-0123456789"), demo);
const day = "2026-11-25";

test("an address has one pseudonym, which does not reveal it", () => {
  const { line, network } = originOf("203.0.113.7", day);
  expect(originOf("203.0.113.7", day)).toEqual(originOf("203.0.113.7", day));
  expect(originOf("203.0.113.8", day).line).not.toBe(line);
  for (const name of [line, network]) expect(name).toMatch(/^[\w-]{22}$/);
  expect(createRequestSourceResolver(createKeyedHash("another secret"), demo)("203.0.113.7", day).line).not.toBe(line);
});

test.each([
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff:1:2:3"],
  ["2001:db8::5", "2001:0db8:0:0:9::"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
])("%s and %s are one visitor", (a, b) => {
  expect(originOf(a, day)).toEqual(originOf(b, day));
});

test("the lines of a /32, and the addresses of a /24, share a network", () => {
  const [source, neighbour, stranger] = ["2001:db8:1:2::1", "2001:db8:9:3::1", "2001:db9:1:2::1"].map((a) =>
    originOf(a, day),
  );
  expect(source?.line).not.toBe(neighbour?.line);
  expect(source?.network).toBe(neighbour?.network);
  expect(source?.network).not.toBe(stranger?.network);
  expect(originOf("203.0.113.7", day).network).toBe(originOf("203.0.113.250", day).network);
});

test("a network has another pseudonym on another day, so that visits cannot be linked", () => {
  expect(originOf("203.0.113.7", "2026-11-26").network).not.toBe(originOf("203.0.113.7", day).network);
  expect(originOf("203.0.113.7", "2026-11-26").line).toBe(originOf("203.0.113.7", day).line);
});

test("an IPv4 address is marked as shared by many households", () => {
  expect(originOf("203.0.113.7", day).isSharedAddress).toBe(true);
  expect(originOf("2001:db8::1", day).isSharedAddress).toBe(false);
});
