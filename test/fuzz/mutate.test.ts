import { expect, test } from "vitest";
import { applyMutation } from "./mutate.ts";

const booking = { patient: { name: "Asha" }, items: [1, 2] };

test("changes each place of a value: itself, its fields, their fields, its lists and their rows", () => {
  const replaced = [0, 1, 2, 3, 4, 5].map((index) =>
    applyMutation(booking, { kind: "replace", place: index, value: "!" }),
  );
  expect(replaced).toEqual([
    "!",
    { ...booking, patient: "!" },
    { ...booking, patient: { name: "!" } },
    { ...booking, items: "!" },
    { ...booking, items: ["!", 2] },
    { ...booking, items: [1, "!"] },
  ]);
});

test("drops, wraps, repeats or lengthens a part", () => {
  expect(JSON.stringify(applyMutation(booking, { kind: "remove", place: 4 }))).toBe(
    '{"patient":{"name":"Asha"},"items":[2]}',
  );
  expect(applyMutation(booking, { kind: "wrap", place: 2 })).toEqual({ ...booking, patient: { name: ["Asha"] } });
  expect(applyMutation(booking, { kind: "repeat", place: 4, times: 3 })).toEqual({ ...booking, items: [[1, 1, 1], 2] });
  expect(applyMutation(booking, { kind: "append", place: 2, text: "\0" })).toEqual({
    ...booking,
    patient: { name: "Asha\0" },
  });
});

test("an added field keeps its name, whatever a prototype makes of it", () => {
  const added = applyMutation(booking, { kind: "add", place: 1, name: "__proto__", value: 7 });
  expect(JSON.stringify(added)).toBe('{"patient":{"name":"Asha","__proto__":7},"items":[1,2]}');
});
