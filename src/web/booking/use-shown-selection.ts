import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Selection } from "#core/bookings/request/selection.ts";
import type { SelectedTest } from "#core/cart/selected-tests.ts";
import type { Package, TestSummary } from "#core/catalogue/schema.ts";
import type { Paise } from "#core/pricing/money.ts";
import { words } from "#texts";
import { packageQuery, packagesQuery } from "#web/catalogue/queries.ts";
import { useSelectedTests } from "#web/ui/cart/cart-store.ts";
import { isMissing } from "#web/ui/data/is-missing.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { bookedTestQuery, chosenTestsQuery } from "./queries.ts";
import {
  type Failure,
  fallbackOf,
  packageSelection,
  type SelectionState,
  type ShownSelection,
  testsSelection,
} from "./selection.ts";
import { keepPackage, readStoredItem, readStoredPackage } from "./storage.ts";

const noTests: readonly number[] = [];

/** What is being booked, as far as it is known; nothing chosen is a state of its own. */
export function useChosen(selection: Selection, agreedPaise: Paise): SelectionState {
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
    return ready(tests.data && testsSelection(mode, tests.data, tests.leftOut));
  }
  if (mode === "test") {
    if (hasFailed(test)) return failed(selection, agreedPaise, words.booking.failed.test, test);
    return ready(test.data && testsSelection(mode, [test.data]));
  }
  if (selection.packageId === null) return { state: "none" };
  if (hasFailed(item)) {
    return failed(selection, agreedPaise, words.booking.failed.package, item);
  }
  return ready(item.data && packageSelection(item.data));
}

function ready(shown: ShownSelection | undefined): SelectionState {
  return shown ? { state: "ready", shown } : { state: "loading" };
}

type Asked = {
  data: unknown;
  error: unknown;
  errorUpdateCount: number;
  isFetching: boolean;
  refetch: () => unknown;
};

/** Also while it is asked for again, so that the fallback does not come and go. */
function hasFailed({ data, errorUpdateCount }: Asked): boolean {
  return !data && errorUpdateCount > 0;
}

function failed(selection: Selection, agreedPaise: Paise, sentence: string, asked: Asked): Failure {
  const isRetrying = asked.isFetching;
  if (isMissing(asked.error)) return { state: "failed", sentence, fallback: null, retry: undefined, isRetrying };
  const fallback = fallbackOf(selection, { agreedPaise, kept: readStoredItem(selection) });
  return { state: "failed", sentence, fallback, retry: () => void asked.refetch(), isRetrying };
}

type FoundPackage = Pick<UseQueryResult, "error" | "errorUpdateCount" | "isFetching" | "refetch"> & {
  data: Package | undefined;
};

/** Row 4.19: a package comes from what is loaded already, else from the API, else from what the browser keeps. */
function usePackage(id: number | null): FoundPackage {
  const { data: packages } = useQuery(packagesQuery());
  const asked = useQuery({ ...packageQuery(id ?? 0), enabled: id !== null });
  const { data: fresh, error, errorUpdateCount, isFetching, refetch } = asked;
  useEffect(() => {
    if (fresh) keepPackage(fresh);
  }, [fresh]);
  const found = { error, errorUpdateCount, isFetching, refetch };
  if (id === null) return { ...found, data: undefined };
  const known = packages?.find((item) => item.id === id);
  const stored = errorUpdateCount > 0 && !isMissing(error) ? readStoredPackage(id) : null;
  return { ...found, data: fresh ?? known ?? stored ?? undefined };
}

type FoundTests = {
  data: readonly (SelectedTest | TestSummary)[] | undefined;
  /** How many of the ids are no tests of the catalogue. */
  leftOut: number;
  isLost: boolean;
  retry: (() => void) | undefined;
};

/** Several tests: as the catalogue has them, else as the cart keeps them; lost where neither knows one. */
function useTests(ids: readonly number[]): FoundTests {
  const kept = useSelectedTests().filter(({ id }) => ids.includes(id));
  const tests = useQuery({ ...chosenTestsQuery(ids), enabled: ids.length > 0 });
  const found = { leftOut: 0, isLost: false, retry: undefined };
  if (ids.length === 0) return { ...found, data: undefined };
  if (tests.data) {
    return { ...found, data: tests.data, leftOut: ids.length - tests.data.length, isLost: tests.data.length === 0 };
  }
  if (kept.length === ids.length || (tests.isError && kept.length > 0)) return { ...found, data: kept };
  return { ...found, data: undefined, isLost: tests.isError, retry: () => void tests.refetch() };
}
