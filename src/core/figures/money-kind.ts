/**
 * What a booking's rupees are, by its status and its payment: each booking is one of these, or none where it was declined
 * and nothing is kept of it. Booked is whatever takes place: paid, owed and refunded (docs/decisions/008).
 */
export const moneyKinds = {
  paid: { takesPlace: true, payments: ["paid", "completed"] },
  owed: { takesPlace: true, payments: ["pending", "unpaid", "failed"] },
  refunded: { takesPlace: true, payments: ["refunded"] },
  /** Declined, but still paid. */
  toGiveBack: { takesPlace: false, payments: ["paid", "completed"] },
} as const satisfies Record<string, { takesPlace: boolean; payments: readonly string[] }>;

export type MoneyKind = keyof typeof moneyKinds;
