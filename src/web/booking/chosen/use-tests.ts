import { useQuery } from "@tanstack/react-query";
import type { SelectedTest } from "#core/cart/selected-tests.ts";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { chosenTestsQuery } from "#web/booking/queries.ts";
import { useSelectedTests } from "#web/ui/cart/cart-store.ts";

type Found = { data: readonly (SelectedTest | TestSummary)[] | undefined; isLost: boolean };

/** Several tests: as the catalogue has them, else as the cart keeps them; lost where neither knows one. */
export function useTests(ids: readonly number[]): Found {
  const kept = useSelectedTests().filter(({ id }) => ids.includes(id));
  const tests = useQuery({ ...chosenTestsQuery(ids), enabled: ids.length > 0 });
  if (ids.length === 0) return { data: undefined, isLost: false };
  if (tests.data) return { data: tests.data, isLost: tests.data.length === 0 };
  if (kept.length === ids.length || (tests.isError && kept.length > 0)) return { data: kept, isLost: false };
  return { data: undefined, isLost: tests.isError };
}
