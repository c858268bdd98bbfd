import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Selection } from "#core/bookings/request/selection.ts";
import { testQuery } from "#web/site/queries.ts";
import { en } from "#web/texts/en.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { type Chosen, chosenPackage, chosenTests } from "./chosen-item.ts";
import { usePackage } from "./use-package.ts";
import { useTests } from "./use-tests.ts";

export type ChosenState =
  | { state: "none" }
  | { state: "loading" }
  /** `sentence` is the specification's (§8). */
  | { state: "failed"; sentence: string }
  | { state: "ready"; chosen: Chosen };

const noTests: readonly number[] = [];

/** What is being booked, as far as it is known; nothing chosen is a state of its own. */
export function useChosen(selection: Selection): ChosenState {
  const { mode } = selection;
  const testId = mode === "test" ? selection.testId : null;
  const item = usePackage(mode === "package" ? selection.packageId : null);
  const test = useQuery({ ...testQuery(testId ?? 0), enabled: testId !== null });
  const tests = useTests(mode === "multiple-tests" ? selection.testIds : noTests);
  useEffect(() => {
    if (tests.isLost) showToast({ title: en.booking.failed.testsTitle, text: en.booking.failed.tests, tone: "error" });
  }, [tests.isLost]);

  if (mode === "multiple-tests") {
    if (tests.isLost) return { state: "failed", sentence: en.booking.failed.tests };
    return ready(tests.data && chosenTests(mode, tests.data));
  }
  if (mode === "test") {
    if (test.isError) return { state: "failed", sentence: en.booking.failed.test };
    return ready(test.data && chosenTests(mode, [test.data]));
  }
  if (selection.packageId === null) return { state: "none" };
  if (item.isError && !item.data) return { state: "failed", sentence: en.booking.failed.package };
  return ready(item.data && chosenPackage(item.data, selection.offer));
}

function ready(chosen: Chosen | undefined): ChosenState {
  return chosen ? { state: "ready", chosen } : { state: "loading" };
}
