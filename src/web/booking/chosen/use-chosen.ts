import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Selection } from "#core/bookings/request/selection.ts";
import { chosenTestsQuery } from "#web/booking/queries.ts";
import { testQuery } from "#web/site/queries.ts";
import { en } from "#web/texts/en.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { type Chosen, chosenPackage, chosenTests } from "./chosen-item.ts";
import { usePackage } from "./use-package.ts";

export type ChosenState =
  | { state: "none" }
  | { state: "loading" }
  /** `sentence` is the specification's (§8). */
  | { state: "failed"; sentence: string }
  | { state: "ready"; chosen: Chosen };

/** What is being booked, as far as it is known; nothing chosen is a state of its own. */
export function useChosen(selection: Selection): ChosenState {
  const testIds = selection.mode === "multiple-tests" ? selection.testIds : [];
  const testId = selection.mode === "test" ? selection.testId : null;
  const item = usePackage(selection.mode === "package" ? selection.packageId : null);
  const test = useQuery({ ...testQuery(testId ?? 0), enabled: testId !== null });
  const tests = useQuery({ ...chosenTestsQuery(testIds), enabled: testIds.length > 0 });
  const testsLost = testIds.length > 0 && (tests.isError || tests.data?.length === 0);
  useEffect(() => {
    if (testsLost) showToast({ title: en.booking.failed.testsTitle, text: en.booking.failed.tests, tone: "error" });
  }, [testsLost]);

  if (testsLost) return { state: "failed", sentence: en.booking.failed.tests };
  if (testIds.length > 0) return ready(tests.data && chosenTests("multiple-tests", tests.data));
  if (selection.mode === "test") {
    if (test.isError) return { state: "failed", sentence: en.booking.failed.test };
    return ready(test.data && chosenTests("test", [test.data]));
  }
  if (selection.mode !== "package" || selection.packageId === null) return { state: "none" };
  if (item.isError && !item.data) return { state: "failed", sentence: en.booking.failed.package };
  return ready(item.data && chosenPackage(item.data, selection.offer));
}

function ready(chosen: Chosen | undefined): ChosenState {
  return chosen ? { state: "ready", chosen } : { state: "loading" };
}
