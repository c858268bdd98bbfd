import { expect, test } from "vitest";
import { formatPerson, formatShortPerson } from "./format-person.ts";

test.each([
  [{ age: 34, exactAge: null, gender: "female" }, "34, female", "34 F"],
  [{ age: 1, exactAge: "P18M", gender: "male" }, "18 months, male", "18m M"],
  [{ age: 58, exactAge: null, gender: null }, "58", "58"],
  [{ age: null, exactAge: null, gender: "other" }, "other", "O"],
  [{ age: null, exactAge: null, gender: null }, "", ""],
] as const)("describes %j as %o, in short as %o", (person, long, short) => {
  expect([formatPerson(person), formatShortPerson(person)]).toEqual([long, short]);
});
