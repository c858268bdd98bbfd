import { expect, test } from "vitest";
import { sentences } from "#core/i18n/en.ts";
import { checkPinCode, extractPinCode, formatAddressWithPin, validatePinCode } from "./pin-code.ts";

const areas = [{ pinCode: "141002", name: "Model Town" }];

test("finds the area of a served PIN code in any digit grouping", () => {
  const served = { kind: "served", area: { pinCode: "141002", name: "Model Town" } };
  expect(checkPinCode("141002", areas)).toEqual(served);
  for (const typed of ["(141002)", "141002.", "PIN No. 141002", "ਪਿੰਨ 141002", "पिन: 141-002", "Ludhiana 141002"])
    expect(checkPinCode(typed, areas)).toEqual(served);
  for (const typed of [" 141 002 ", "141-002", "PIN 141002", "Pin code: 141 002", "१४१००२", "੧੪੧ ੦੦੨"])
    expect(checkPinCode(typed, areas)).toEqual(served);
});

test.each(["14100", "1410022", "041002", "14100a", "१४१००", "Ludhiana", "14I002", "12, 141002"])(
  "rejects %s as a PIN code",
  (typed) => {
    expect(validatePinCode(typed, areas, sentences.pinCodes)).toBe(
      "A PIN code has six digits, and the first is not 0.",
    );
  },
);

// Row 10.60
test("says that another PIN code is not served", () => {
  expect(checkPinCode("110001", areas)).toEqual({ kind: "not-served", pinCode: "110001" });
  expect(validatePinCode("110001", areas, sentences.pinCodes)).toBe("We do not come to 110001 yet.");
});

test("accepts an empty PIN code, and any if the areas are unknown", () => {
  expect(validatePinCode("", areas, sentences.pinCodes)).toBeNull();
  expect(validatePinCode("110001", undefined, sentences.pinCodes)).toBeNull();
});

test.each([
  ["House 214, Model Town, Ludhiana 141002", "141002"],
  ["House 214, Model Town, Ludhiana - 141 002.", "141002"],
  ["Flat 123456, Model Town, 141002", "141002"],
  ["House 214, phone 9876543210", null],
  ["ਮਕਾਨ ੨੧੪, ਮਾਡਲ ਟਾਊਨ ੧੪੧੦੦੨", "141002"],
  ["मकान २१४, लुधियाना-१४१००२", "141002"],
  ["House 214, Ludhiana-141002", "141002"],
  ["House 214, Ludhiana PIN:141-002, Punjab", "141002"],
  ["House 214, Ludhiana 141\u00a0002", "141002"],
  ["House 214, Ludhiana 141 - 002", "141002"],
  ["House 214, Ludhiana\n141\u2011002\nPunjab, India", "141002"],
  ["Street 5 141 002", "141002"],
  ["141002 House 214, Model Town", "141002"],
  ["House 12-141002", "141002"],
  ["House No. B-214-141002, Punjab", "141002"],
  ["मकान १२-१४१००२", "141002"],
  ["Flat 5\u2013141002", "141002"],
  ["House 214, phone 161-250-0123", null],
  ["House 214, phone +91-161-250012", null],
  ["House 214, phone 1624-220012", null],
  ["House 12-141-002-3", null],
  ["House 214, phone 161 250 0123", null],
  ["House 214, phone 0161-250012", null],
  ["House 214, phone 98765-432100", null],
  ["House 21, Ludhiana 041002", null],
  ["House 214, Model Town", null],
])("extracts from %s the PIN code %s", (address, pinCode) => {
  expect(extractPinCode(address)).toBe(pinCode);
});

test("formats an address with its PIN code once", () => {
  expect(formatAddressWithPin("House 214, Model Town", "141002")).toBe("House 214, Model Town, 141002");
  expect(formatAddressWithPin("House 214, Model Town 141 002", "141002")).toBe("House 214, Model Town 141 002");
  expect(formatAddressWithPin("House 214", null)).toBe("House 214");
});
