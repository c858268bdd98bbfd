import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { paymentStatuses } from "#core/bookings/statuses.ts";
import { tenderMethods } from "#core/money/tenders.ts";
import type { SendAs } from "./booking-commands.ts";

/** Every command that takes, returns, corrects or waives money; `which` chooses among the existing bookings. */
export function arbitraryPayments() {
  const which = fc.nat(1000);
  const amount = fc.integer({ min: 1, max: 700 });
  const method = fc.constantFrom(...tenderMethods);
  // Few references, so that some are used twice.
  const utr = fc.integer({ min: 600_000_000_000, max: 600_000_000_030 }).map(String);
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant("take" as const), which, amount, method, utr }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("take for two" as const), which, amount, method, utr }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("return" as const), which, amount, method }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant("correct" as const), which, amount, isReplaced: fc.boolean() }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("give discount" as const), which, amount }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("withdraw discount" as const), which }) },
    {
      weight: 3,
      arbitrary: fc.record({
        ...{ kind: fc.constant("set payment" as const), which, method },
        paymentStatus: fc.constantFrom(...paymentStatuses),
      }),
    },
  );
}

export type PaymentCommand = ReturnType<typeof arbitraryPayments> extends fc.Arbitrary<infer Act> ? Act : never;

/** Runs payment commands as staff on these bookings; returns the status of each response, null if none applied. */
export function createPaymentRunner(send: SendAs, bookingIds: readonly number[]) {
  const receiptIds: number[] = [];
  const pick = (ids: readonly number[], which: number) => ids[which % Math.max(ids.length, 1)];
  const post = async (path: string, body: object) => {
    const answer = await send("admin", "POST", path, body);
    if (answer.status === 201 && path.includes("/receipts") && answer.body?.id) receiptIds.push(answer.body.id);
    return answer.status;
  };
  const toLegs = (method: string, rupees: number) => [{ method, amount: String(rupees) }];
  const payFor = (ids: number[], { amount, method, utr }: Extract<PaymentCommand, { kind: "take" | "take for two" }>) =>
    post("/api/receipts", {
      key: randomUUID(),
      bookings: ids.map((id) => ({ id, amount: String(amount) })),
      legs: toLegs(method, amount * ids.length),
      ...(method === "upi" && { utr }),
      confirmed: true,
    });
  const correct = (receipt: number, { amount, which, isReplaced }: Extract<PaymentCommand, { kind: "correct" }>) => {
    const bookings = [{ id: pick(bookingIds, which), amount: String(amount) }];
    const payment = isReplaced ? { payment: { bookings, legs: toLegs("cash", amount) } } : {};
    return post(`/api/receipts/${receipt}/correction`, { key: randomUUID(), reason: "Typed wrong", ...payment });
  };
  return async (act: PaymentCommand): Promise<number | null> => {
    if (act.kind === "correct") {
      const receipt = pick(receiptIds, act.which);
      return receipt === undefined ? null : correct(receipt, act);
    }
    const id = pick(bookingIds, act.which);
    if (id === undefined) return null;
    if (act.kind === "take") return payFor([id], act);
    if (act.kind === "take for two") {
      const other = pick(bookingIds, act.which + 1);
      return other === undefined || other === id ? null : payFor([id, other], act);
    }
    if (act.kind === "return") {
      const legs = toLegs(act.method, act.amount);
      return post(`/api/bookings/${id}/returns`, { key: randomUUID(), legs, reason: "Test not done", confirmed: true });
    }
    if (act.kind === "give discount")
      return post(`/api/bookings/${id}/discounts`, { amount: String(act.amount), reason: "Family of staff" });
    if (act.kind === "withdraw discount")
      return (await send("admin", "DELETE", `/api/bookings/${id}/discounts`)).status;
    const { paymentStatus, method } = act;
    return (await send("admin", "PATCH", `/api/bookings/${id}/payment-status`, { paymentStatus, method })).status;
  };
}

/** Statements that return a row for each amount, status or number that does not add up. */
export const falseSums = {
  "receipts whose tenders and allocations differ, or that have none": `
    select id from receipts where
      (select sum(paise) from receipt_tenders where receipt_id = id)
        is distinct from (select sum(paise) from receipt_allocations where receipt_id = id)
      or not exists (select from receipt_tenders where receipt_id = id)`,
  "bookings whose receipts add up to another amount": `
    select b.id, b.taken_paise, sum(a.paise) from bookings b left join receipt_allocations a on a.booking_id = b.id
    group by b.id having b.taken_paise <> coalesce(sum(a.paise), 0)`,
  "bookings whose discounts add up to another amount": `
    select b.id, b.discount_paise from bookings b
    left join discounts d on d.booking_id = b.id and d.withdrawn_at is null
    group by b.id having b.discount_paise <> coalesce(sum(d.paise), 0)`,
  "bookings whose payment status does not follow from the amounts": `
    select id, status, payment_status, total_paise, discount_paise, taken_paise from (
      select *, case when status = 'declined' then 0 else greatest(total_paise - discount_paise, 0) end as wanted
      from bookings) b
    where (payment_status = 'paid' and taken_paise < wanted)
      or (payment_status in ('pending', 'failed') and taken_paise > 0 and taken_paise >= wanted)
      or (payment_status = 'refunded' and taken_paise <> 0)
      or (payment_status = 'failed' and taken_paise <> 0)`,
  "series with a gap, a doubled number, or another last number": `
    select s.series, s.last, count(r.id), count(distinct r.number), min(r.number), max(r.number)
    from receipt_series s left join receipts r using (series) group by s.series, s.last
    having count(r.id) <> s.last or count(distinct r.number) <> s.last or min(r.number) <> 1 or max(r.number) <> s.last`,
  "mirrors that are not the opposite of their receipt": `
    select m.id from receipts m join receipts r on r.id = m.corrects
    where r.corrected_by is distinct from m.id
      or (select sum(paise) from receipt_tenders where receipt_id in (m.id, r.id)) <> 0`,
  "UPI references that stand on two receipts": `
    select utr from receipts where utr is not null and corrected_by is null group by utr having count(*) > 1`,
};
