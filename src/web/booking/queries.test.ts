import { expect, test } from "vitest";
import { ApiError } from "#web/api-client.ts";
import { packageQuery } from "#web/catalogue/queries.ts";
import { bookedTestQuery, paymentPackageQuery, paymentTestQuery } from "./queries.ts";

const away = new ApiError(503, "", "");
const missing = new ApiError(404, "", "");

/** How often a query that fails like this is asked again. */
function retriesOf({ retry }: { retry?: unknown }, error: Error): number {
  const goesOn = retry as (failures: number, error: Error) => boolean;
  for (let failures = 0; failures < 10; failures++) if (!goesOn(failures, error)) return failures;
  return 10;
}

// Rows 7.14, 9.22
test("a package is kept for five minutes, and asked for twice more where it fails, on the booking page too", () => {
  expect(packageQuery(1).staleTime).toBe(5 * 60 * 1000);
  expect(retriesOf(packageQuery(1), away)).toBe(2);
  expect(retriesOf(bookedTestQuery(1), away)).toBe(2);
  expect(retriesOf(packageQuery(1), missing)).toBe(0);
});

// Rows 7.9, 7.15
test("the payment step asks for its package or test three times more, a second apart, and keeps it", () => {
  for (const query of [paymentPackageQuery(1), paymentTestQuery(1)]) {
    expect(query).toMatchObject({ retryDelay: 1000, staleTime: Number.POSITIVE_INFINITY });
    expect(retriesOf(query, away)).toBe(3);
  }
});
