import { bookingCodeOf } from "#core/bookings/code.ts";
import { newBooking } from "#core/bookings/request/new-booking.ts";
import {
  type BookingAddress,
  itemsOfSelection,
  type Selection,
  selectionOf,
} from "#core/bookings/request/selection.ts";
import type { NewBooking } from "#core/bookings/schema.ts";
import { catalogueId } from "#core/catalogue/tests/catalogue-id.ts";
import { fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import { type FormMistakes, loadRules, type PostedForm, typedValues } from "#web/booking/form.ts";
import { testsOf } from "#web/booking/queries.ts";
import type { ApiFetch } from "#web/context.ts";
import { type Outcome, sendBooking } from "./send-booking.ts";

/** Books from a form that was sent without JavaScript, at the total that the page showed. */
export async function bookByForm(api: ApiFetch, form: FormData, address: BookingAddress): Promise<PostedForm> {
  const typed = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const values = typedValues(typed);
  const packageId = catalogueId(typed.packageId);
  const selection = selectionOf(address, [], packageId);
  const items = await itemsOf(selection, api);
  const { formMistakes } = await loadRules();
  const mistakes = formMistakes(values);
  const answer = { values, packageId };
  const { nothing } = words.booking.failed;
  if (items.length === 0) return { ...answer, ...told({ ...mistakes, packageId: nothing }, nothing) };
  if (Object.keys(mistakes).length > 0) return { ...answer, ...told(mistakes, words.booking.mend) };
  const order = { items: [], totalPaise: fromWire(typed.totalAmount) };
  const code = bookingCodeOf(JSON.stringify([values, items]));
  const outcome = await sendBooking(api, {
    ...newBooking(values, order, code),
    items,
    ...(typed.again === "yes" && { again: true }),
  });
  return { ...answer, ...answerOf(outcome, values.email !== "") };
}

/** The server names and prices the items itself; tests that are no longer offered the page has left out. */
async function itemsOf(selection: Selection, api: ApiFetch): Promise<NewBooking["items"]> {
  if (selection.mode !== "multiple-tests") return itemsOfSelection(selection);
  const offered = await testsOf(selection.testIds, api).catch(() => null);
  const ids = offered?.map(({ id }) => id) ?? selection.testIds;
  return ids.map((itemId) => ({ itemType: "test", itemId }));
}

type Answer = Omit<PostedForm, "values" | "packageId">;

function answerOf(outcome: Outcome, hasMail: boolean): Answer {
  const { processed, processedWithoutMail, failed } = words.booking.answers;
  switch (outcome.kind) {
    case "booked":
      return { ...told({}, null), booked: { booking: outcome.booking, items: outcome.items } };
    case "price-changed":
      return { ...told({}, outcome.sentence), prices: outcome.prices };
    case "booked-already":
      return { ...told({}, outcome.sentence), asksAgain: true };
    case "slot-full":
      return told({ time: outcome.sentence }, words.booking.mend);
    case "mistyped":
      return told(outcome.mistakes, words.booking.mend);
    case "proof-needed":
    case "refused":
      return told({}, outcome.sentence);
    case "unreadable":
      return told({}, hasMail ? processed : processedWithoutMail);
    default:
      return told({}, (outcome.kind === "unanswered" && outcome.busy?.sentence) || failed);
  }
}

function told(mistakes: FormMistakes, sentence: string | null): Answer {
  return { mistakes, sentence, prices: [], asksAgain: false, booked: null };
}
