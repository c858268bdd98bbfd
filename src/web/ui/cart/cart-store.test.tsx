// Rows 3.28, 8.18
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SelectedTest } from "#core/cart/selected-tests.ts";
import { timesDrawn } from "#test/times-drawn.tsx";
import {
  clearSelectedTests,
  removeTest,
  replaceTests,
  selectedTests,
  toggleTest,
  useIsSelected,
  useSelectedTests,
} from "./cart-store.ts";

const KEY = "nabz_selected_tests";

const aTest = (id: number): SelectedTest => ({
  id,
  code: `BT-${id}`,
  name: `Test ${id}`,
  price: "350.00",
  discountPrice: "249.00",
  sampleType: "Blood",
  reportTime: "Same Day",
});

const stored = () => JSON.parse(localStorage.getItem(KEY) ?? "null");
const idsOf = (tests: readonly SelectedTest[]) => tests.map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  clearSelectedTests();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a page that comes while nothing is selected is not drawn again when it is awake", async () => {
  localStorage.clear();
  vi.resetModules();
  const fresh = await import("./cart-store.ts");
  expect(timesDrawn(fresh.useSelectedTests)).toBe(1);
});

// Row 2.65
test("a toggled test is selected and stored, and toggled again it is neither", () => {
  const { result } = renderHook(() => useIsSelected(5));
  act(() => toggleTest(aTest(5)));
  expect(result.current).toBe(true);
  expect(stored()).toEqual([aTest(5)]);
  act(() => toggleTest(aTest(5)));
  expect(result.current).toBe(false);
  expect(stored()).toEqual([]);
});

test("tests are kept in the order of their selection, and one can be taken out", () => {
  const { result } = renderHook(useSelectedTests);
  act(() => [9, 5, 13].forEach((id) => void toggleTest(aTest(id))));
  act(() => removeTest(5));
  expect(idsOf(result.current)).toEqual([9, 13]);
});

test("what another tab selects appears here, and is not lost by the next selection", () => {
  const { result } = renderHook(useSelectedTests);
  localStorage.setItem(KEY, JSON.stringify([aTest(9)]));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: KEY })));
  expect(idsOf(result.current)).toEqual([9]);
  localStorage.setItem(KEY, JSON.stringify([aTest(9), aTest(13)]));
  act(() => toggleTest(aTest(5)));
  expect(idsOf(result.current)).toEqual([9, 13, 5]);
});

test("where the browser stores nothing, the selection lives on in the page", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const refuse = () => {
    throw new Error("The browser keeps nothing");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  const { result } = renderHook(useSelectedTests);
  act(() => toggleTest(aTest(5)));
  expect(idsOf(result.current)).toEqual([5]);
  expect(warn).toHaveBeenCalled();
});

// Row 2.69
test("others take the place of some tests, each once, and what else was selected stays", () => {
  const { result } = renderHook(() => useSelectedTests());
  for (const id of [1, 2, 3, 9]) act(() => toggleTest(aTest(id)));
  act(() => replaceTests([1, 2], [aTest(9)]));
  expect(idsOf(result.current)).toEqual([3, 9]);
  expect(idsOf(stored())).toEqual([3, 9]);
});

test("a test that was taken out comes back to its place, beside what was selected meanwhile", () => {
  for (const id of [1, 2, 3]) toggleTest(aTest(id));
  const restore = removeTest(2);
  toggleTest(aTest(4));
  restore();
  restore();
  expect(selectedTests().map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});
