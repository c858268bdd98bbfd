import { useQuery } from "@tanstack/react-query";
import type { SelectedTest } from "#core/cart/selected-tests.ts";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { chosenTestsQuery } from "#web/booking/queries.ts";
import { useSelectedTests } from "#web/ui/cart/cart-store.ts";

type Found = {
  data: readonly (SelectedTest | TestSummary)[] | undefined;
  /** How many of the ids are no tests of the catalogue. */
  leftOut: number;
  isLost: boolean;
  retry: (() => void) | undefined;
};

/** Several tests: as the catalogue has them, else as the cart keeps them; lost where neither knows one. */
export function useTests(ids: readonly number[]): Found {
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
