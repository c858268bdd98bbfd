import { expect, test } from "vitest";
import { writtenNumber } from "./written.ts";

const stars = writtenNumber("From 1 to 5.", 5);

test("a whole number may be written as a program does, or as a form", () => {
  expect([1, 5, "3", " 4 "].map((written) => stars.parse(written))).toEqual([1, 5, 3, 4]);
});

test.each([0, 6, 1.5, "", "0", "x", "1.5", null, true, [2], ["2"], {}, undefined])("%j is none", (written) => {
  expect(stars.safeParse(written).error?.issues.map(({ message }) => message)).toEqual(["From 1 to 5."]);
});
