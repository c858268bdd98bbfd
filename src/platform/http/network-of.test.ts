import { expect, test } from "vitest";
import { customerOf, networkOf, networksOf } from "./network-of.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["unknown", "unknown"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ["203.0.113.7", ["203.0.113.7", "203.0.113.0/24"]],
  ["::FFFF:203.0.113.7", ["203.0.113.7", "203.0.113.0/24"]],
  ["0:0:0:0:0:ffff:cb00:7107", ["203.0.113.7", "203.0.113.0/24"]],
  ["2409:40d1:1a:2b:3::4", ["2409:40d1:1a:2b::/64", "2409:40d1:1a::/48", "2409:40d1::/32"]],
  ["unknown", ["unknown"]],
])("%s lies in %j, the smallest first", (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});

test("a visitor's network lies in the same larger ones as the address itself", () => {
  for (const address of ["203.0.113.7", "2409:40d1:1a:2b:3::4", "2409:40d1::4", "::1"]) {
    expect(networksOf(networkOf(address))).toEqual(networksOf(address));
  }
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2409:40d1:1a:2b:3::4", "2409:40d1:1a::/48"],
  ["2409:40d1:1a:2b::/64", "2409:40d1:1a::/48"],
  ["unknown", "unknown"],
])("%s is the customer %s", (address, customer) => {
  expect(customerOf(address)).toBe(customer);
});
