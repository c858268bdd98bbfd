import { afterEach, expect, test } from "vitest";
import { dismissToast, getCurrentToast, getDuration, showToast } from "./toast-store.ts";

afterEach(dismissToast);

// Row 9.24
test("shows one toast at a time for about five seconds, longer with Undo", () => {
  showToast({ title: "First" });
  showToast({ title: "Second" });
  expect(getCurrentToast()?.title).toBe("Second");
  expect(getDuration({ title: "Told" })).toBe(5000);
  expect(getDuration({ title: "Told", undo: () => {} })).toBe(10_000);
});
