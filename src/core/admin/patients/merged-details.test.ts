import { expect, test } from "vitest";
import { sentences } from "#core/i18n/en.ts";
import { listDifferences, mergePatientDetails, type PatientDetails } from "./merged-details.ts";

const kept: PatientDetails = {
  name: "Harpreet Kaur",
  phone: "+919876543001",
  age: 34,
  exactAge: null,
  gender: null,
  address: "Model Town",
  email: null,
};
const other: PatientDetails = {
  ...kept,
  name: "Harprit Kaur",
  age: 35,
  gender: "female",
  email: "harpreet@example.com",
};

test("keeps the kept patient's details and fills gaps from the other", () => {
  expect(mergePatientDetails(kept, other)).toEqual({ ...kept, gender: "female", email: "harpreet@example.com" });
});

test("lists only the fields that differ, with both values and the one that stays", () => {
  expect(listDifferences(kept, other, sentences.ages)).toEqual([
    { field: "name", kept: "Harpreet Kaur", other: "Harprit Kaur", stays: "Harpreet Kaur" },
    { field: "age", kept: "34", other: "35", stays: "34" },
    { field: "gender", kept: null, other: "female", stays: "female" },
    { field: "email", kept: null, other: "harpreet@example.com", stays: "harpreet@example.com" },
  ]);
  expect(listDifferences(kept, kept, sentences.ages)).toEqual([]);
});

test("keeps a baby's months together with the age that stays", () => {
  const baby = { ...kept, age: 0, exactAge: "P8M" };
  expect(mergePatientDetails({ ...kept, age: null }, baby)).toMatchObject({ age: 0, exactAge: "P8M" });
  expect(mergePatientDetails(kept, baby)).toMatchObject({ age: 34, exactAge: null });
  expect(listDifferences({ ...baby, exactAge: "P10D" }, baby, sentences.ages)).toEqual([
    { field: "age", kept: "10 days", other: "8 months", stays: "10 days" },
  ]);
});
