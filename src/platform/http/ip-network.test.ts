import { expect, test } from "vitest";
import { findCustomerNetwork, findNetwork, listNetworks } from "./ip-network.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["unknown", "unknown"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s counts as %s", (address, network) => {
  expect(findNetwork(address)).toBe(network);
});

test.each([
  ["203.0.113.7", ["203.0.113.7", "203.0.113.0/24"]],
  ["::FFFF:203.0.113.7", ["203.0.113.7", "203.0.113.0/24"]],
  ["0:0:0:0:0:ffff:cb00:7107", ["203.0.113.7", "203.0.113.0/24"]],
  ["2409:40d1:1a:2b:3::4", ["2409:40d1:1a:2b::/64", "2409:40d1:1a::/48", "2409:40d1::/32"]],
  ["unknown", ["unknown"]],
])("%s is in %j, smallest first", (address, networks) => {
  expect(listNetworks(address)).toEqual(networks);
});

test("a visitor's network is in the same larger ones as the address", () => {
  for (const address of ["203.0.113.7", "2409:40d1:1a:2b:3::4", "2409:40d1::4", "::1"]) {
    expect(listNetworks(findNetwork(address))).toEqual(listNetworks(address));
  }
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2409:40d1:1a:2b:3::4", "2409:40d1:1a::/48"],
  ["2409:40d1:1a:2b::/64", "2409:40d1:1a::/48"],
  ["unknown", "unknown"],
])("%s belongs to the customer %s", (address, customer) => {
  expect(findCustomerNetwork(address)).toBe(customer);
});
