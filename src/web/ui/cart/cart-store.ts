import { useSyncExternalStore } from "react";
import { readSelectedTests, type SelectedTest, selectedTest } from "#core/cart/selected-tests.ts";

const KEY = "nabz_selected_tests";
const nothing: readonly SelectedTest[] = [];

/** The selection as this tab last knew it; undefined until somebody asks. */
let known: readonly SelectedTest[] | undefined;
const watchers = new Set<() => void>();

/** The selected tests, in the order in which they were selected. None on the server, and while the page hydrates. */
export function useSelectedTests(): readonly SelectedTest[] {
  return useSyncExternalStore(watch, selectedTests, () => nothing);
}

export function useIsSelected(id: number): boolean {
  return useSyncExternalStore(
    watch,
    () => selectedTests().some((test) => test.id === id),
    () => false,
  );
}

export function toggleTest(test: SelectedTest): void {
  change((selected) =>
    selected.some(({ id }) => id === test.id)
      ? selected.filter(({ id }) => id !== test.id)
      : [...selected, selectedTest(test)],
  );
}

/** Takes a test out; what is returned puts it back where it was, whatever was selected meanwhile. */
export function removeTest(id: number): () => void {
  const place = selectedTests().findIndex((test) => test.id === id);
  const removed = selectedTests()[place];
  change((selected) => selected.filter((test) => test.id !== id));
  return () => {
    if (removed) change((left) => [...left.filter((test) => test.id !== id)].toSpliced(place, 0, removed));
  };
}

/** Brings back what was cleared. */
export function restoreTests(tests: readonly SelectedTest[]): void {
  change(() => tests);
}

/** Others take the place of these; what else was selected stays. */
export function replaceTests(ids: readonly number[], others: readonly SelectedTest[]): void {
  change((selected) => [
    ...selected.filter(({ id }) => !ids.includes(id) && others.every((other) => other.id !== id)),
    ...others.map(selectedTest),
  ]);
}

/** Row 4.17: choosing a package clears the selected tests and their stored copy. */
export function clearSelectedTests(): void {
  change(() => nothing);
}

export function selectedTests(): readonly SelectedTest[] {
  known ??= stored() ?? nothing;
  return known;
}

/** From what is stored now, not from what this tab remembers: another tab may have changed it meanwhile. */
function change(next: (selected: readonly SelectedTest[]) => readonly SelectedTest[]): void {
  known = next(stored() ?? selectedTests());
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch (error) {
    console.warn(error);
  }
  tell();
}

/**
 * Row 8.18: storage errors are logged and ignored; the selection then lives as long as the page. None is the very `nothing`
 * that the page came with: another empty list would draw every list of tests again as soon as the page is awake.
 */
function stored(): readonly SelectedTest[] | undefined {
  try {
    const tests = readSelectedTests(localStorage.getItem(KEY));
    return tests.length > 0 ? tests : nothing;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) window.addEventListener("storage", followOtherTabs);
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) window.removeEventListener("storage", followOtherTabs);
  };
}

/** A null key: the other tab cleared everything. */
function followOtherTabs({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return;
  known = stored() ?? nothing;
  tell();
}

function tell(): void {
  for (const watcher of watchers) watcher();
}
