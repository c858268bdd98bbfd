import { expect, test } from "vitest";
import { toAbsoluteUrl } from "./absolute-url.ts";

test.each([
  ["/contact?x=1", "https://nabz.example/contact?x=1"],
  ["/", "https://nabz.example/"],
  ["//evil.example/contact", "https://nabz.example//evil.example/contact"],
  ["http://evil.example/contact?x=1", "https://nabz.example/contact?x=1"],
  ["https://evil.example", "https://nabz.example/"],
  ["HTTP://evil.example:81?x=1", "https://nabz.example/?x=1"],
])("the target %s becomes %s", (target, address) => {
  expect(toAbsoluteUrl("https://nabz.example", target)).toBe(address);
});

test.each(["*", "evil.example:443", ""])("returns a target that is no URL unchanged: %j", (target) => {
  expect(toAbsoluteUrl("https://nabz.example", target)).toBe(target);
});
