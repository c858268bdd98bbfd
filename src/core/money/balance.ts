import type { Paise } from "#core/pricing/money.ts";

/** What a booking costs and what was paid for it. */
export type Bill = {
  /** Whether the lab is owed the money: the visit takes place and nothing was refunded. */
  isWanted: boolean;
  totalPaise: Paise;
  discountPaise: Paise;
  takenPaise: Paise;
};

/** taken + due − back = wanted; due and back are never negative, and one of them is 0. */
export type Balance = { wantedPaise: Paise; duePaise: Paise; backPaise: Paise };

/** Returns what is due and what is to be returned. */
export function calculateBalance({ isWanted, totalPaise, discountPaise, takenPaise }: Bill): Balance {
  const wantedPaise = isWanted ? Math.max(totalPaise - discountPaise, 0) : 0;
  return {
    wantedPaise,
    duePaise: Math.max(wantedPaise - takenPaise, 0),
    backPaise: Math.max(takenPaise - wantedPaise, 0),
  };
}

/**
 * Allocates an amount to bookings in their order: each gets what is due for it until the amount is used up; the last one
 * gets what is over.
 */
export function allocateByDue(paise: Paise, duePaise: readonly Paise[]): Paise[] {
  let open = paise;
  return duePaise.map((due, index) => {
    const share = index === duePaise.length - 1 ? open : Math.min(due, open);
    open -= share;
    return share;
  });
}

/** Returns the change for what the patient gave in cash; change is no receipt. 0 if it does not suffice. */
export function calculateChange(givenPaise: Paise, cashPaise: Paise): Paise {
  return Math.max(givenPaise - cashPaise, 0);
}
