import { expect, test } from "vitest";
import { getPhoneEndings } from "./phone-endings.ts";

test.each([
  ["+919876500122", "+919876500123", "22", "23"],
  ["+919876500122", "+919811100145", "22", "45"],
  ["+919876511182", "+919876512182", "11•••", "12•••"],
  ["+919876511182", "+918876511182", "19•••••••••", "18•••••••••"],
  ["+919876511182", "+44876511182", "19•••••••••", "44•••••••••"],
])("of %s and %s it keeps two digits, up to the last that differs", (from, to, phoneFrom, phoneTo) => {
  expect(getPhoneEndings(from, to)).toEqual({ phoneFrom, phoneTo });
});
