import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Selection } from "#core/bookings/create/selection.ts";
import type { SelectedTest } from "#core/cart/selected-tests.ts";
import type { Package, TestSummary } from "#core/catalogue/schema.ts";
import type { Paise } from "#core/pricing/money.ts";
import { words } from "#texts";
import { useSelectedTests } from "#web/components/cart/cart-store.ts";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { isNotFound } from "#web/lib/error-status.ts";
import { packageQuery, packagesQuery } from "#web/public/catalogue/queries.ts";
import { bookedTestQuery, chosenTestsQuery } from "./queries.ts";
import {
  createFallbackSelection,
  createPackageSelection,
  createTestsSelection,
  type SelectionFailure,
  type SelectionState,
  type SelectionView,
} from "./selection.ts";
import { readStoredItem, readStoredPackage, storePackage } from "./storage.ts";

const noTests: readonly number[] = [];

/** What is being booked, as far as it is loaded; an empty selection is a state of its own. */
export function useSelectionView(selection: Selection, agreedPaise: Paise): SelectionState {
  const { mode } = selection;
  const testId = mode === "test" ? selection.testId : null;
  const item = usePackage(mode === "package" ? selection.packageId : null);
  const test = useQuery({ ...bookedTestQuery(testId ?? 0), enabled: testId !== null });
  const tests = useTests(mode === "multiple-tests" ? selection.testIds : noTests);
  useEffect(() => {
    if (tests.isLost)
      showToast({ title: words.booking.failed.testsTitle, text: words.booking.failed.tests, tone: "error" });
  }, [tests.isLost]);

  if (mode === "multiple-tests") {
    if (tests.isLost) {
      return {
        state: "failed",
        sentence: words.booking.failed.tests,
        fallback: null,
        retry: tests.retry,
        isRetrying: false,
      };
    }
    return toReadyState(tests.data && createTestsSelection(mode, tests.data, tests.leftOut));
  }
  if (mode === "test") {
    if (hasFailed(test)) return toFailedState(selection, agreedPaise, words.booking.failed.test, test);
    return toReadyState(test.data && createTestsSelection(mode, [test.data]));
  }
  if (selection.packageId === null) return { state: "none" };
  if (hasFailed(item)) {
    return toFailedState(selection, agreedPaise, words.booking.failed.package, item);
  }
  return toReadyState(item.data && createPackageSelection(item.data));
}

function toReadyState(shown: SelectionView | undefined): SelectionState {
  return shown ? { state: "ready", shown } : { state: "loading" };
}

type QueryState = {
  data: unknown;
  error: unknown;
  errorUpdateCount: number;
  isFetching: boolean;
  refetch: () => unknown;
};

/** Also during a retry, so that the fallback does not flicker. */
function hasFailed({ data, errorUpdateCount }: QueryState): boolean {
  return !data && errorUpdateCount > 0;
}

function toFailedState(
  selection: Selection,
  agreedPaise: Paise,
  sentence: string,
  query: QueryState,
): SelectionFailure {
  const isRetrying = query.isFetching;
  if (isNotFound(query.error)) return { state: "failed", sentence, fallback: null, retry: undefined, isRetrying };
  const fallback = createFallbackSelection(selection, { agreedPaise, kept: readStoredItem(selection) });
  return { state: "failed", sentence, fallback, retry: () => void query.refetch(), isRetrying };
}

type PackageState = Pick<UseQueryResult, "error" | "errorUpdateCount" | "isFetching" | "refetch"> & {
  data: Package | undefined;
};

/** A package comes from what is loaded already, else from the API, else from what the browser has stored. */
function usePackage(id: number | null): PackageState {
  const { data: packages } = useQuery(packagesQuery());
  const query = useQuery({ ...packageQuery(id ?? 0), enabled: id !== null });
  const { data: fresh, error, errorUpdateCount, isFetching, refetch } = query;
  useEffect(() => {
    if (fresh) storePackage(fresh);
  }, [fresh]);
  const found = { error, errorUpdateCount, isFetching, refetch };
  if (id === null) return { ...found, data: undefined };
  const known = packages?.find((item) => item.id === id);
  const stored = errorUpdateCount > 0 && !isNotFound(error) ? readStoredPackage(id) : null;
  return { ...found, data: fresh ?? known ?? stored ?? undefined };
}

type TestsState = {
  data: readonly (SelectedTest | TestSummary)[] | undefined;
  /** How many of the ids are not in the catalogue. */
  leftOut: number;
  isLost: boolean;
  retry: (() => void) | undefined;
};

/** Several tests: from the catalogue, else from the cart; left out where neither has one. */
function useTests(ids: readonly number[]): TestsState {
  const stored = useSelectedTests().filter(({ id }) => ids.includes(id));
  const tests = useQuery({ ...chosenTestsQuery(ids), enabled: ids.length > 0 });
  const found = { leftOut: 0, isLost: false, retry: undefined };
  if (ids.length === 0) return { ...found, data: undefined };
  if (tests.data) {
    return { ...found, data: tests.data, leftOut: ids.length - tests.data.length, isLost: tests.data.length === 0 };
  }
  if (stored.length === ids.length || (tests.isError && stored.length > 0)) return { ...found, data: stored };
  return { ...found, data: undefined, isLost: tests.isError, retry: () => void tests.refetch() };
}
