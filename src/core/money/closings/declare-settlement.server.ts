import { nameActor } from "#core/access/actor.ts";
import { authorize } from "#core/access/authorize.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { parseAmount } from "#core/pricing/money.ts";
import { settlements } from "#db/schema/money.ts";
import type { SettledMethod } from "#db/schema/values.ts";
import { sumSettledTenders } from "./cash-queries.server.ts";
import { lockMoney } from "./money-locks.server.ts";
import { requireStaffUser } from "./move-cash.server.ts";
import type { DeclareSettlementRequest } from "./schema.ts";

export type SettlementRow = typeof settlements.$inferSelect;

type DeclareSettlementInput = DeclareSettlementRequest & { day: string; method: SettledMethod };

/**
 * Records what the bank or the card machine shows for a day; from then on that day takes no more money by this method.
 * It can be declared again. Throws `sign-in-needed`, `not-allowed`, `rule-broken` (a day to come), `ask-first` (a
 * difference without its reason).
 */
export async function declareSettlement(ctx: Context, input: DeclareSettlementInput): Promise<SettlementRow> {
  authorize(ctx.actor, "declare-settlement");
  const { day, method, reason = null } = input;
  if (day > toLabTime(ctx.now).day) throw new DomainError("rule-broken", "settlement-day-to-come", { field: "day" });
  return ctx.db.transaction(async (transaction) => {
    await lockMoney(transaction, { methods: [method] });
    const expectedPaise = await sumSettledTenders(transaction, day, method);
    const declaredPaise = parseAmount(input.declared);
    const differencePaise = declaredPaise - expectedPaise;
    if (differencePaise !== 0 && !reason) {
      const question = { key: "settlement-difference", method, differencePaise } as const;
      throw new DomainError("ask-first", { key: "ask-first", confirmations: [{ field: "reason", reason: question }] });
    }
    const declared = {
      declaredPaise,
      reason,
      by: requireStaffUser(ctx).id,
      byName: nameActor(ctx.actor).byName,
      at: ctx.now,
    };
    const [settlement] = await transaction
      .insert(settlements)
      .values({ day, method, expectedPaise, ...declared })
      .onConflictDoUpdate({ target: [settlements.day, settlements.method], set: declared })
      .returning();
    if (!settlement) throw new Error("The settlement was not stored.");
    const change = { day, method, paise: declaredPaise, differencePaise };
    await recordAction(transaction, ctx, { action: "settlement-declared", change });
    return settlement;
  });
}
