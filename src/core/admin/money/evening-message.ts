import type { AlertText } from "#core/admin/alert-templates.ts";
import { formatLongDate } from "#core/calendar/day.ts";
import type { Sentences } from "#core/i18n/en.ts";
import { formatSignedRupees } from "#core/money/signed-amount.ts";
import type { EveningSums } from "./evening-sums.ts";

/** Returns the owner's message with a day's figures. It has numbers only: no names of patients or staff. */
export function createEveningMessage(
  { day, booked, taken, owed, back, notClosed }: Omit<EveningSums, "people" | "notSettled" | "week">,
  lab: string,
  { eveningMessage, calendar }: Pick<Sentences, "eveningMessage" | "calendar">,
): AlertText {
  const figures = {
    day: formatLongDate(day, calendar),
    visits: String(booked.visits),
    booked: formatSignedRupees(booked.amount),
    taken: formatSignedRupees(taken.total),
    cash: formatSignedRupees(taken.cash),
    upi: formatSignedRupees(taken.upi),
    card: formatSignedRupees(taken.card),
    forEarlier: formatSignedRupees(taken.forEarlier),
    owed: formatSignedRupees(owed.total),
    back: formatSignedRupees(back.total),
    notClosed: String(notClosed.length),
  };
  return {
    subject: eveningMessage.subject(figures),
    body: eveningMessage.body({ lab, ...figures }),
    variables: Object.values(figures),
  };
}
