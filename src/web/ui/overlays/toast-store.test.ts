import { afterEach, expect, test } from "vitest";
import { dismissToast, durationOf, shownToast, showToast } from "./toast-store.ts";

afterEach(dismissToast);

// Row 9.24
test("one toast is shown at a time, about five seconds, longer where something can be undone", () => {
  showToast({ title: "First" });
  showToast({ title: "Second" });
  expect(shownToast()?.title).toBe("Second");
  expect(durationOf({ title: "Told" })).toBe(5000);
  expect(durationOf({ title: "Told", undo: () => {} })).toBe(10_000);
});
