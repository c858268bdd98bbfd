import { expect, test } from "vitest";
import { differencesOf, mergedPerson, type Person } from "./merged-person.ts";

const kept: Person = {
  name: "Harpreet Kaur",
  phone: "+919876543001",
  age: 34,
  exactAge: null,
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

test("months of a baby go with the age that stays", () => {
  const baby = { ...kept, age: 0, exactAge: "P8M" };
  expect(mergedPerson({ ...kept, age: null }, baby)).toMatchObject({ age: 0, exactAge: "P8M" });
  expect(mergedPerson(kept, baby)).toMatchObject({ age: 34, exactAge: null });
  expect(differencesOf({ ...baby, exactAge: "P10D" }, baby)).toEqual([
    { field: "age", kept: "10 days", other: "8 months", stays: "10 days" },
  ]);
});
