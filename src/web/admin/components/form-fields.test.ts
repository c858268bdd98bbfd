import { expect, test } from "vitest";
import { type AdminField, diffFieldValues, readFormValues } from "./form-fields.ts";

const fields: AdminField[] = [
  { kind: "text", name: "name", label: "Name" },
  { kind: "checkbox", name: "isPopular", label: "Popular" },
  { kind: "list", name: "alsoKnownAs", label: "Also known as" },
  { kind: "item", name: "categoryId", label: "Category", choices: [] },
  { kind: "items", name: "testIds", label: "Tests", choices: [] },
];

function aForm(entries: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

test("reads each field by its kind", () => {
  const form = aForm([
    ["name", "  Complete Blood Count "],
    ["isPopular", "on"],
    ["alsoKnownAs", "cbc\r\n\r\n khoon "],
    ["categoryId", "3"],
    ["testIds", "9"],
    ["testIds", "5"],
  ]);
  expect(readFormValues(form, fields)).toEqual({
    name: "Complete Blood Count",
    isPopular: true,
    alsoKnownAs: ["cbc", "khoon"],
    categoryId: 3,
    testIds: [9, 5],
  });
});

test("joins the lines of a sentence", () => {
  const address: AdminField = { kind: "sentence", name: "address", label: "Address" };
  expect(readFormValues(aForm([["address", " 12 Ferozepur Road,\r\n Ludhiana "]]), [address])).toEqual({
    address: "12 Ferozepur Road, Ludhiana",
  });
});

test("reads an unchecked box as false and no choices as an empty list", () => {
  expect(readFormValues(aForm([["name", ""]]), fields)).toMatchObject({
    isPopular: false,
    alsoKnownAs: [],
    testIds: [],
  });
});

test("returns only the values that differ", () => {
  const before = { name: "CBC", isPopular: false, testIds: [5, 9] };
  expect(diffFieldValues({ name: "CBC", isPopular: true, testIds: [5, 9] }, before)).toEqual({ isPopular: true });
  expect(diffFieldValues({ testIds: [9, 5] }, before)).toEqual({ testIds: [9, 5] });
});
