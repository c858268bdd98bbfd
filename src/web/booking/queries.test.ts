import { expect, test, vi } from "vitest";
import { ApiError } from "#web/lib/api-client.ts";
import { packageQuery } from "#web/public/catalogue/queries.ts";
import { bookedTestQuery, daysQuery, paymentPackageQuery, paymentTestQuery } from "./queries.ts";

const unavailableError = new ApiError(503, "", "");
const notFoundError = new ApiError(404, "", "");

/** Returns how often a query that fails like this is retried. */
function countRetries({ retry }: { retry?: unknown }, error: Error): number {
  const goesOn = retry as (failures: number, error: Error) => boolean;
  for (let failures = 0; failures < 10; failures++) if (!goesOn(failures, error)) return failures;
  return 10;
}

// Rows 7.14, 9.22
test("a package stays fresh for five minutes, and is retried twice, on the booking page too", () => {
  expect(packageQuery(1).staleTime).toBe(5 * 60 * 1000);
  expect(countRetries(packageQuery(1), unavailableError)).toBe(2);
  expect(countRetries(bookedTestQuery(1), unavailableError)).toBe(2);
  expect(countRetries(packageQuery(1), notFoundError)).toBe(0);
});

// Rows 7.9, 7.15
test("the payment step retries its package or test three times, a second apart, and caches it", () => {
  for (const query of [paymentPackageQuery(1), paymentTestQuery(1)]) {
    expect(query).toMatchObject({ retryDelay: 1000, staleTime: Number.POSITIVE_INFINITY });
    expect(countRetries(query, unavailableError)).toBe(3);
  }
});

test.each([
  ["the last slot of today begins", "2026-11-23T17:59:00+05:30"],
  ["the first day changes at midnight", "2026-11-23T23:59:00+05:30"],
])("the days are fetched again when %s, or when a hidden page is shown", (_, now) => {
  vi.useFakeTimers({ now: new Date(now) });
  const { refetchInterval, refetchOnWindowFocus } = daysQuery();
  expect((refetchInterval as () => number)()).toBe(61_000);
  expect(refetchOnWindowFocus).toBe(true);
  vi.useRealTimers();
});
