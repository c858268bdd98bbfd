import { expect, test } from "vitest";
import { joinedNote, type Note } from "./joined-note.ts";

const kept: Note = {
  text: "Hard of hearing",
  writtenBy: "admin Simran",
  writtenAt: new Date("2026-11-20T04:00:00Z"),
  version: 3,
};
const other: Note = { ...kept, text: "Difficult veins", writtenBy: "admin Gurdeep", version: 5 };
const empty: Note = { ...kept, text: "", version: 7 };
const joining = { by: "admin owner", at: new Date("2026-11-23T04:00:00Z") };

test("two notes become both, the kept one's first, said by whoever joined them", () => {
  expect(joinedNote(kept, other, joining)).toEqual({
    text: "Hard of hearing\nDifficult veins",
    writtenBy: "admin owner",
    writtenAt: joining.at,
    version: 6,
  });
});

test("one note beside none, or beside the same words, keeps who wrote it and when", () => {
  expect(joinedNote(undefined, other, joining)).toEqual({ ...other, version: 6 });
  expect(joinedNote(kept, undefined, joining)).toEqual({ ...kept, version: 4 });
  expect(joinedNote(empty, other, joining)).toEqual({ ...other, version: 8 });
  expect(joinedNote(kept, { ...other, text: kept.text }, joining)).toEqual({ ...kept, version: 6 });
});

test("where nothing is noted there is no note", () => {
  expect(joinedNote(undefined, undefined, joining)).toBeNull();
  expect(joinedNote(empty, undefined, joining)).toBeNull();
});
