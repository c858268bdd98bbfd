import { expect, test } from "vitest";
import { changesIn, type DeskField, valuesIn } from "./fields.ts";

const fields: DeskField[] = [
  { kind: "line", name: "name", label: "Name" },
  { kind: "tick", name: "isPopular", label: "Popular" },
  { kind: "lines", name: "alsoKnownAs", label: "Also known as" },
  { kind: "choice", name: "categoryId", label: "Category", choices: [] },
  { kind: "choices", name: "testIds", label: "Tests", choices: [] },
];

function aForm(entries: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

test("a form is read by the kind of each field", () => {
  const form = aForm([
    ["name", "  Complete Blood Count "],
    ["isPopular", "on"],
    ["alsoKnownAs", "cbc\r\n\r\n khoon "],
    ["categoryId", "3"],
    ["testIds", "9"],
    ["testIds", "5"],
  ]);
  expect(valuesIn(form, fields)).toEqual({
    name: "Complete Blood Count",
    isPopular: true,
    alsoKnownAs: ["cbc", "khoon"],
    categoryId: 3,
    testIds: [9, 5],
  });
});

test("a sentence that was broken into lines is one line", () => {
  const address: DeskField = { kind: "sentence", name: "address", label: "Address" };
  expect(valuesIn(aForm([["address", " 12 Ferozepur Road,\r\n Ludhiana "]]), [address])).toEqual({
    address: "12 Ferozepur Road, Ludhiana",
  });
});

test("a box that is not ticked is a no, and an empty list is empty", () => {
  expect(valuesIn(aForm([["name", ""]]), fields)).toMatchObject({ isPopular: false, alsoKnownAs: [], testIds: [] });
});

test("only what differs is sent", () => {
  const before = { name: "CBC", isPopular: false, testIds: [5, 9] };
  expect(changesIn({ name: "CBC", isPopular: true, testIds: [5, 9] }, before)).toEqual({ isPopular: true });
  expect(changesIn({ testIds: [9, 5] }, before)).toEqual({ testIds: [9, 5] });
});
