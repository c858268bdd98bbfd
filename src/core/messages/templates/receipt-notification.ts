import type { Sentences } from "#core/i18n/en.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import type { Balance } from "#core/money/balance.ts";
import type { TenderMethod } from "#core/money/tenders.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatRupeesExact, type Paise } from "#core/pricing/money.ts";

type ReceiptMessage = {
  /** Of who reads it; null if unknown. */
  name: string | null;
  bookingCodes: readonly string[];
  /** Never negative. */
  paise: Paise;
  methods: readonly TenderMethod[];
  receiptNumber: string;
  /** Of these bookings after the receipt. */
  balance: Pick<Balance, "duePaise" | "backPaise">;
};

/** Outbox cause of a receipt's message, by the first booking that the message names. */
export function getReceiptCause(receiptId: number, bookingId: number): string {
  return `receipt ${receiptId} for booking ${bookingId}`;
}

/** Sent when staff have taken or returned money: how much, how, and what is left to pay. Names no tests. */
export function formatReceiptNotification(
  kind: "payment-received" | "money-returned",
  { name, bookingCodes, paise, methods, receiptNumber, balance: { duePaise, backPaise } }: ReceiptMessage,
  lab: LabProfile,
  { messageLines, receiptMessages, tenderMethods }: Sentences,
) {
  const { somebody, due, toReturn, settled } = receiptMessages;
  const { subject, sentence, way, number } = receiptMessages[kind];
  const [amount, left, back] = [paise, duePaise, backPaise].map(formatRupeesExact) as [string, string, string];
  const code = bookingCodes.join(", ");
  const ways = methods.map((method) => tenderMethods[method]).join(", ");
  const rest = duePaise > 0 ? due(left) : backPaise > 0 ? toReturn(back) : settled;
  const reader = name ?? somebody;
  const body = [
    messageLines.hello(reader),
    sentence(amount, lab.name),
    way(ways),
    number(receiptNumber),
    messageLines.reference(code),
    rest,
    messageLines.questions(formatPhone(lab.phones[0] ?? "")),
  ].join("\n");
  return { kind, subject: subject(code), body, variables: [reader, code, amount, ways, receiptNumber, rest] };
}
