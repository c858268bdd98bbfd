import { expect, test } from "vitest";
import { mergeNotes, type Note } from "./merge-notes.ts";

const target: Note = {
  text: "Hard of hearing",
  writtenBy: "admin Simran",
  writtenAt: new Date("2026-11-20T04:00:00Z"),
  version: 3,
};
const other: Note = { ...target, text: "Difficult veins", writtenBy: "admin Gurdeep", version: 5 };
const empty: Note = { ...target, text: "", version: 7 };
const author = { by: "admin owner", at: new Date("2026-11-23T04:00:00Z") };

test("joins two notes, the target's first, under the merging author", () => {
  expect(mergeNotes(target, other, author)).toEqual({
    text: "Hard of hearing\nDifficult veins",
    writtenBy: "admin owner",
    writtenAt: author.at,
    version: 6,
  });
});

test("keeps author and date of a note that is alone or equal to the other", () => {
  expect(mergeNotes(undefined, other, author)).toEqual({ ...other, version: 6 });
  expect(mergeNotes(target, undefined, author)).toEqual({ ...target, version: 4 });
  expect(mergeNotes(empty, other, author)).toEqual({ ...other, version: 8 });
  expect(mergeNotes(target, { ...other, text: target.text }, author)).toEqual({ ...target, version: 6 });
});

test("returns null if neither patient has a note", () => {
  expect(mergeNotes(undefined, undefined, author)).toBeNull();
  expect(mergeNotes(empty, undefined, author)).toBeNull();
});
