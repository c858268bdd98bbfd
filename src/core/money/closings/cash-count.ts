import type { CashSums, CountedNotes } from "#core/money/closing.ts";
import { formatAmount, type Paise } from "#core/pricing/money.ts";
import type { CashCount } from "./schema.ts";

type CountedCash = CashSums & {
  latePaise: Paise;
  expectedPaise: Paise;
  countedPaise: Paise;
  keptPaise: Paise;
  reason?: string | null;
  notes?: CountedNotes | null;
};

/** Returns what was counted beside what it should be, as the API sends it. */
export function presentCount(cash: CountedCash): CashCount {
  return {
    carried: formatAmount(cash.carriedPaise),
    taken: formatAmount(cash.takenPaise),
    late: formatAmount(cash.latePaise),
    received: formatAmount(cash.receivedPaise),
    given: formatAmount(cash.givenPaise),
    expected: formatAmount(cash.expectedPaise),
    counted: formatAmount(cash.countedPaise),
    difference: formatAmount(cash.countedPaise - cash.expectedPaise),
    kept: formatAmount(cash.keptPaise),
    reason: cash.reason ?? null,
    notes: cash.notes ?? null,
  };
}
