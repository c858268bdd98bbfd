import { expect, test } from "vitest";
import { changed } from "./mutate.ts";

const booking = { patient: { name: "Asha" }, items: [1, 2] };

test("each place of a value can be changed: itself, its fields, their fields, its lists and their rows", () => {
  const replaced = [0, 1, 2, 3, 4, 5].map((place) => changed(booking, { kind: "replace", place, value: "!" }));
  expect(replaced).toEqual([
    "!",
    { ...booking, patient: "!" },
    { ...booking, patient: { name: "!" } },
    { ...booking, items: "!" },
    { ...booking, items: ["!", 2] },
    { ...booking, items: [1, "!"] },
  ]);
});

test("a part is lost, wrapped, repeated or lengthened", () => {
  expect(JSON.stringify(changed(booking, { kind: "remove", place: 4 }))).toBe(
    '{"patient":{"name":"Asha"},"items":[2]}',
  );
  expect(changed(booking, { kind: "wrap", place: 2 })).toEqual({ ...booking, patient: { name: ["Asha"] } });
  expect(changed(booking, { kind: "repeat", place: 4, times: 3 })).toEqual({ ...booking, items: [[1, 1, 1], 2] });
  expect(changed(booking, { kind: "append", place: 2, text: "\0" })).toEqual({
    ...booking,
    patient: { name: "Asha\0" },
  });
});

test("a field that is added keeps its name, whatever a prototype makes of it", () => {
  const added = changed(booking, { kind: "add", place: 1, name: "__proto__", value: 7 });
  expect(JSON.stringify(added)).toBe('{"patient":{"name":"Asha","__proto__":7},"items":[1,2]}');
});
