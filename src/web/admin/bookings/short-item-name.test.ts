import { expect, test } from "vitest";
import { shortenItemName } from "./short-item-name.ts";

test.each([
  ["Complete Blood Count (CBC)", "CBC"],
  ["Liver Function Test (LFT)", "LFT"],
  ["Prothrombin Time (PT/INR)", "PT/INR"],
  ["Essential Health Monitoring Package (1.1)", "Essential (1.1)"],
  ["Comprehensive Full Body Health Check Up", "Comprehensive Full Body"],
  ["Vitamin D3 (25-hydroxy)", "Vitamin D3 (25-hydroxy)"],
  ["Thyroid Profile (T3, T4, TSH)", "Thyroid Profile"],
  ["Lipid Profile", "Lipid Profile"],
  ["Test", "Test"],
])("shortens %s to %s", (name, short) => {
  expect(shortenItemName(name)).toBe(short);
});
