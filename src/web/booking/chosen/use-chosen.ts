import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Selection } from "#core/bookings/request/selection.ts";
import type { Paise } from "#core/pricing/money.ts";
import { bookedTestQuery } from "#web/booking/queries.ts";
import { readStoredItem } from "#web/booking/stored/stored-package.ts";
import { en } from "#web/texts/en.ts";
import { isMissing } from "#web/ui/data/is-missing.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { type Chosen, chosenPackage, chosenTests } from "./chosen-item.ts";
import { standInOf } from "./stand-in.ts";
import { usePackage } from "./use-package.ts";
import { useTests } from "./use-tests.ts";

export type ChosenState = { state: "none" } | { state: "loading" } | Failure | { state: "ready"; chosen: Chosen };

/** Its data could not be loaded. */
type Failure = {
  state: "failed";
  /** The specification's (§8). */
  sentence: string;
  /** What can be booked all the same; null where the catalogue has no such thing. */
  standIn: Chosen | null;
  retry: (() => void) | undefined;
  isRetrying: boolean;
};

const noTests: readonly number[] = [];

/** What is being booked, as far as it is known; nothing chosen is a state of its own. */
export function useChosen(selection: Selection, agreedPaise: Paise): ChosenState {
  const { mode } = selection;
  const testId = mode === "test" ? selection.testId : null;
  const item = usePackage(mode === "package" ? selection.packageId : null);
  const test = useQuery({ ...bookedTestQuery(testId ?? 0), enabled: testId !== null });
  const tests = useTests(mode === "multiple-tests" ? selection.testIds : noTests);
  useEffect(() => {
    if (tests.isLost) showToast({ title: en.booking.failed.testsTitle, text: en.booking.failed.tests, tone: "error" });
  }, [tests.isLost]);

  if (mode === "multiple-tests") {
    if (tests.isLost) {
      return {
        state: "failed",
        sentence: en.booking.failed.tests,
        standIn: null,
        retry: tests.retry,
        isRetrying: false,
      };
    }
    return ready(tests.data && chosenTests(mode, tests.data, tests.leftOut));
  }
  if (mode === "test") {
    if (hasFailed(test)) return failed(selection, agreedPaise, en.booking.failed.test, test);
    return ready(test.data && chosenTests(mode, [test.data]));
  }
  if (selection.packageId === null) return { state: "none" };
  if (hasFailed(item)) {
    return failed(selection, agreedPaise, en.booking.failed.package, item);
  }
  return ready(item.data && chosenPackage(item.data));
}

/** What can be booked, be it that its data could not be loaded; null where there is nothing. */
export function bookable(of: ChosenState): Chosen | null {
  if (of.state === "failed") return of.standIn;
  return of.state === "ready" ? of.chosen : null;
}

function ready(chosen: Chosen | undefined): ChosenState {
  return chosen ? { state: "ready", chosen } : { state: "loading" };
}

type Asked = {
  data: unknown;
  error: unknown;
  errorUpdateCount: number;
  isFetching: boolean;
  refetch: () => unknown;
};

/** Also while it is asked for again, so that the stand-in does not come and go. */
function hasFailed({ data, errorUpdateCount }: Asked): boolean {
  return !data && errorUpdateCount > 0;
}

function failed(selection: Selection, agreedPaise: Paise, sentence: string, asked: Asked): Failure {
  const isRetrying = asked.isFetching;
  if (isMissing(asked.error)) return { state: "failed", sentence, standIn: null, retry: undefined, isRetrying };
  const standIn = standInOf(selection, { agreedPaise, kept: readStoredItem(selection) });
  return { state: "failed", sentence, standIn, retry: () => void asked.refetch(), isRetrying };
}
