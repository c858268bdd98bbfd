import { getBookingBalance } from "#core/bookings/booking-balance.ts";
import { findReceiptById, type ReceiptRow } from "#core/bookings/payments/receipt-queries.server.ts";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import { findVisitContacts } from "#core/bookings/visits/contacts.server.ts";
import type { VisitContacts } from "#core/bookings/visits/contacts.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import { getLabProfile } from "#core/lab/queries.server.ts";
import { formatReceiptNumber } from "#core/money/receipt-number.ts";
import { addTenders, shareTenders, sumPaise, type Tender } from "#core/money/tenders.ts";
import { isErased } from "#core/patients/erased-patient.ts";
import { chooseLanguage } from "./choose-language.server.ts";
import { lockMessageBooking } from "./lock-message-booking.server.ts";
import { type NotificationContext, notifyPatient } from "./notify-patient.server.ts";
import { formatReceiptNotification, getReceiptCause } from "./templates/receipt-notification.ts";
import { writeMessage } from "./write-message.server.ts";

/** What a receipt holds for one booking, and who pays for its visit. */
type ReceiptPart = { booking: BookingRow; payer: VisitContacts; tenders: readonly Tender[] };

/**
 * Tells who paid what was received, or what was returned: the payer of the visit if the phone is known, otherwise the
 * patient. Bookings of one phone share a message, in the language of the first. Does nothing for a correction.
 */
export async function writeReceiptNotification(ctx: NotificationContext, receiptId: number): Promise<void> {
  const receipt = await findReceiptById(ctx.db, receiptId);
  const number = receipt && formatReceiptNumber(receipt);
  if (!receipt || !number) return;
  const parts = await listParts(ctx, receipt);
  for (const group of Map.groupBy(parts, getRecipient).values()) await writeToGroup(ctx, receipt, number, group);
}

async function listParts({ db }: NotificationContext, receipt: ReceiptRow): Promise<ReceiptPart[]> {
  const shares = shareTenders(receipt.tenders, receipt.allocations);
  const parts: ReceiptPart[] = [];
  for (const { bookingId, bookingCode } of receipt.allocations) {
    const locked = bookingId === null ? undefined : await lockMessageBooking(db, bookingId);
    if (!locked || isErased(locked.booking)) continue;
    const payer = await findVisitContacts(db, locked.booking);
    parts.push({ booking: locked.booking, payer, tenders: shares.get(bookingCode) ?? [] });
  }
  return parts;
}

function getRecipient({ booking, payer }: ReceiptPart): string {
  return payer.payerPhone ?? booking.phone;
}

async function writeToGroup(
  ctx: NotificationContext,
  { id: receiptId, kind }: ReceiptRow,
  receiptNumber: string,
  group: readonly ReceiptPart[],
): Promise<void> {
  const [first] = group;
  if (!first) return;
  const { booking, payer } = first;
  const recipient = getRecipient(first);
  const lab = await getLabProfile(ctx.db);
  const tenders = addTenders(group.flatMap((part) => part.tenders));
  const messageKind = kind === "returned" ? "money-returned" : "payment-received";
  const balances = group.map((part) => getBookingBalance(part.booking));
  const format = (name: string | null, language: Language) => ({
    ...formatReceiptNotification(
      messageKind,
      {
        name,
        receiptNumber,
        bookingCodes: group.map((part) => part.booking.code),
        paise: Math.abs(sumPaise(tenders)),
        methods: tenders.map(({ method }) => method),
        balance: {
          duePaise: sumPaise(balances.map(({ duePaise: paise }) => ({ paise }))),
          backPaise: sumPaise(balances.map(({ backPaise: paise }) => ({ paise }))),
        },
      },
      lab,
      getSentences(language),
    ),
    cause: getReceiptCause(receiptId, booking.id),
  });
  if (recipient === booking.phone)
    return notifyPatient(ctx, booking, ({ patientName }, language) => format(patientName, language));
  const sent = { kind: messageKind, channel: "whatsapp" } as const;
  const language = await chooseLanguage(ctx, { ...sent, wanted: booking.language });
  const { subject: _ofMail, ...message } = format(payer.payerName, language);
  await writeMessage(ctx.db, ctx, { ...message, ...sent, language, bookingId: booking.id, recipient });
}
