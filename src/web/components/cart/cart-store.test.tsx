// Rows 3.28, 8.18
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SelectedTest } from "#core/cart/selected-tests.ts";
import { countRenders } from "#test/count-renders.tsx";
import {
  clearSelectedTests,
  getSelectedTests,
  removeTest,
  replaceTests,
  toggleTest,
  useIsSelected,
  useSelectedTests,
} from "./cart-store.ts";

const KEY = "nabz_selected_tests";

const createTest = (id: number): SelectedTest => ({
  id,
  code: `BT-${id}`,
  name: `Test ${id}`,
  price: "350.00",
  discountPrice: "249.00",
  sampleType: "Blood",
  reportTime: "Same Day",
});

const readStored = () => JSON.parse(localStorage.getItem(KEY) ?? "null");
const listIds = (tests: readonly SelectedTest[]) => tests.map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  clearSelectedTests();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a page with an empty selection does not render again after hydration", async () => {
  localStorage.clear();
  vi.resetModules();
  const fresh = await import("./cart-store.ts");
  expect(countRenders(fresh.useSelectedTests)).toBe(1);
});

// Row 2.65
test("toggling selects and stores a test, and toggling again removes it", () => {
  const { result } = renderHook(() => useIsSelected(5));
  act(() => toggleTest(createTest(5)));
  expect(result.current).toBe(true);
  expect(readStored()).toEqual([createTest(5)]);
  act(() => toggleTest(createTest(5)));
  expect(result.current).toBe(false);
  expect(readStored()).toEqual([]);
});

test("keeps the order of selection, and removes one test", () => {
  const { result } = renderHook(useSelectedTests);
  act(() => [9, 5, 13].forEach((id) => void toggleTest(createTest(id))));
  act(() => removeTest(5));
  expect(listIds(result.current)).toEqual([9, 13]);
});

test("shows what another tab selects, and does not lose it with the next selection", () => {
  const { result } = renderHook(useSelectedTests);
  localStorage.setItem(KEY, JSON.stringify([createTest(9)]));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: KEY })));
  expect(listIds(result.current)).toEqual([9]);
  localStorage.setItem(KEY, JSON.stringify([createTest(9), createTest(13)]));
  act(() => toggleTest(createTest(5)));
  expect(listIds(result.current)).toEqual([9, 13, 5]);
});

test("keeps the selection in the page where storage is not available", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const throwQuotaError = () => {
    throw new Error("The browser keeps nothing");
  };
  vi.stubGlobal("localStorage", { getItem: throwQuotaError, setItem: throwQuotaError });
  const { result } = renderHook(useSelectedTests);
  act(() => toggleTest(createTest(5)));
  expect(listIds(result.current)).toEqual([5]);
  expect(warn).toHaveBeenCalled();
});

// Row 2.69
test("replaces some tests by others, each once, and keeps the rest of the selection", () => {
  const { result } = renderHook(() => useSelectedTests());
  for (const id of [1, 2, 3, 9]) act(() => toggleTest(createTest(id)));
  act(() => replaceTests([1, 2], [createTest(9)]));
  expect(listIds(result.current)).toEqual([3, 9]);
  expect(listIds(readStored())).toEqual([3, 9]);
});

test("puts a removed test back in its place, with what was selected meanwhile", () => {
  for (const id of [1, 2, 3]) toggleTest(createTest(id));
  const restore = removeTest(2);
  toggleTest(createTest(4));
  restore();
  restore();
  expect(getSelectedTests().map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});
