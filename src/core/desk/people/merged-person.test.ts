import { expect, test } from "vitest";
import { differencesOf, mergedPerson, type Person } from "./merged-person.ts";

const kept: Person = {
  name: "Harpreet Kaur",
  phone: "+919876543001",
  age: 34,
  gender: null,
  address: "Model Town",
  email: null,
};
const other: Person = { ...kept, name: "Harprit Kaur", age: 35, gender: "female", email: "harpreet@example.com" };

test("what is told of the one who is kept stays, and what is not is taken from the other", () => {
  expect(mergedPerson(kept, other)).toEqual({ ...kept, gender: "female", email: "harpreet@example.com" });
});

test("only what differs is named, with both values and the one that stays", () => {
  expect(differencesOf(kept, other)).toEqual([
    { field: "name", kept: "Harpreet Kaur", other: "Harprit Kaur", stays: "Harpreet Kaur" },
    { field: "age", kept: "34", other: "35", stays: "34" },
    { field: "gender", kept: null, other: "female", stays: "female" },
    { field: "email", kept: null, other: "harpreet@example.com", stays: "harpreet@example.com" },
  ]);
  expect(differencesOf(kept, kept)).toEqual([]);
});
