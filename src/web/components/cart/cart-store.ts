import { useSyncExternalStore } from "react";
import { readSelectedTests, type SelectedTest, toSelectedTest } from "#core/cart/selected-tests.ts";

const STORAGE_KEY = "nabz_selected_tests";
const noTests: readonly SelectedTest[] = [];

/** The selection as this tab last knew it; undefined until first read. */
let cachedTests: readonly SelectedTest[] | undefined;
const listeners = new Set<() => void>();

/** The selected tests, in the order of selection. None on the server, and during hydration. */
export function useSelectedTests(): readonly SelectedTest[] {
  return useSyncExternalStore(subscribe, getSelectedTests, () => noTests);
}

export function useIsSelected(id: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => getSelectedTests().some((test) => test.id === id),
    () => false,
  );
}

export function toggleTest(test: SelectedTest): void {
  updateTests((selected) =>
    selected.some(({ id }) => id === test.id)
      ? selected.filter(({ id }) => id !== test.id)
      : [...selected, toSelectedTest(test)],
  );
}

/** Removes a test. Returns a function that puts it back where it was, whatever was selected meanwhile. */
export function removeTest(id: number): () => void {
  const index = getSelectedTests().findIndex((test) => test.id === id);
  const removed = getSelectedTests()[index];
  updateTests((selected) => selected.filter((test) => test.id !== id));
  return () => {
    if (removed) updateTests((left) => [...left.filter((test) => test.id !== id)].toSpliced(index, 0, removed));
  };
}

/** Restores cleared tests. */
export function restoreTests(tests: readonly SelectedTest[]): void {
  updateTests(() => tests);
}

/** Replaces these tests by others; the rest of the selection stays. */
export function replaceTests(ids: readonly number[], replacements: readonly SelectedTest[]): void {
  updateTests((selected) => [
    ...selected.filter(({ id }) => !ids.includes(id) && replacements.every((replacement) => replacement.id !== id)),
    ...replacements.map(toSelectedTest),
  ]);
}

/** Selecting a package clears the selected tests and their stored copy. */
export function clearSelectedTests(): void {
  updateTests(() => noTests);
}

export function getSelectedTests(): readonly SelectedTest[] {
  cachedTests ??= readStoredTests() ?? noTests;
  return cachedTests;
}

/** Reads storage, not this tab's copy: another tab may have changed it meanwhile. */
function updateTests(next: (selected: readonly SelectedTest[]) => readonly SelectedTest[]): void {
  cachedTests = next(readStoredTests() ?? getSelectedTests());
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(cachedTests));
  } catch (error) {
    console.warn(error);
  }
  notifyListeners();
}

/**
 * Storage errors are logged and ignored; the selection then lives as long as the page. An empty selection is the
 * constant `nothing` of the server's page: another empty array would render every list of tests again after hydration.
 */
function readStoredTests(): readonly SelectedTest[] | undefined {
  try {
    const tests = readSelectedTests(localStorage.getItem(STORAGE_KEY));
    return tests.length > 0 ? tests : noTests;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

function subscribe(watcher: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", syncFromOtherTab);
  listeners.add(watcher);
  return () => {
    listeners.delete(watcher);
    if (listeners.size === 0) window.removeEventListener("storage", syncFromOtherTab);
  };
}

/** A null key: the other tab cleared everything. */
function syncFromOtherTab({ key }: StorageEvent): void {
  if (key !== STORAGE_KEY && key !== null) return;
  cachedTests = readStoredTests() ?? noTests;
  notifyListeners();
}

function notifyListeners(): void {
  for (const watcher of listeners) watcher();
}
