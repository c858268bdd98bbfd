import { expect, test } from "vitest";
import { targetAt } from "./request-address.ts";

test.each([
  ["/contact?x=1", "https://nabz.example/contact?x=1"],
  ["/", "https://nabz.example/"],
  ["//evil.example/contact", "https://nabz.example//evil.example/contact"],
  ["http://evil.example/contact?x=1", "https://nabz.example/contact?x=1"],
  ["https://evil.example", "https://nabz.example/"],
  ["HTTP://evil.example:81?x=1", "https://nabz.example/?x=1"],
])("whatever is asked by %s, it is asked of the site: %s", (target, address) => {
  expect(targetAt("https://nabz.example", target)).toBe(address);
});

test.each(["*", "evil.example:443", ""])("what is no address stays as it is: %j", (target) => {
  expect(targetAt("https://nabz.example", target)).toBe(target);
});
