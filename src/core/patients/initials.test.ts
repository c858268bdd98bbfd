import { expect, test } from "vitest";
import { formatInitials } from "./initials.ts";

test.each([
  ["Gurpreet Singh Sandhu", "G. S. S."],
  ["asha", "A."],
  ["Smt. Harjit Kaur (Rani) Gill", "S. H. K."],
  ["ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ", "ਗੁ. ਸਿੰ."],
  ["हरजीत कौर", "ह. कौ."],
  ["  ", ""],
])("shortens %s to its initials", (name, initials) => {
  expect(formatInitials(name)).toBe(initials);
});
