import { hashToBookingCode } from "#core/bookings/booking-code.ts";
import { createBookingRequest } from "#core/bookings/create/booking-request.ts";
import {
  type BookingPageParams,
  listSelectedItems,
  resolveSelection,
  type Selection,
} from "#core/bookings/create/selection.ts";
import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import { parseCatalogueId } from "#core/catalogue/catalogue-id.ts";
import { parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { type FieldErrorTexts, loadFormRules, type PostedFormResult, toFormValues } from "#web/booking/form-fields.ts";
import { fetchTests } from "#web/booking/queries.ts";
import { pageLanguage } from "#web/i18n/page-language.ts";
import type { ApiFetch } from "#web/lib/request-context.ts";
import { type SubmitOutcome, sendBooking } from "./send-booking.ts";

/** Books from a form that was sent without JavaScript, at the total that the page showed. */
export async function submitHtmlForm(
  api: ApiFetch,
  form: FormData,
  address: BookingPageParams,
): Promise<PostedFormResult> {
  const typed = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const values = toFormValues(typed);
  const packageId = parseCatalogueId(typed.packageId);
  const selection = resolveSelection(address, [], packageId);
  const items = await listItems(selection, api);
  const { validateBookingForm, normalizeBookingForm } = await loadFormRules();
  const mistakes = validateBookingForm(values);
  const answer = { values, packageId };
  const { nothing } = words.booking.failed;
  if (items.length === 0) return { ...answer, ...createFormOutcome({ ...mistakes, packageId: nothing }, nothing) };
  if (Object.keys(mistakes).length > 0) return { ...answer, ...createFormOutcome(mistakes, words.booking.mend) };
  const order = { items: [], totalPaise: parseAmount(typed.totalAmount) };
  const code = hashToBookingCode(JSON.stringify([values, items]));
  const outcome = await sendBooking(api, {
    ...createBookingRequest(normalizeBookingForm(values), order, code),
    items,
    language: pageLanguage,
    ...(typed.again === "yes" && { again: true }),
  });
  return { ...answer, ...toHtmlFormOutcome(outcome, values.email !== "") };
}

/** The server names and prices the items itself; the page has left out tests that are no longer offered. */
async function listItems(selection: Selection, api: ApiFetch): Promise<CreateBookingRequest["items"]> {
  if (selection.mode !== "multiple-tests") return listSelectedItems(selection);
  const offered = await fetchTests(selection.testIds, api).catch(() => null);
  const ids = offered?.map(({ id }) => id) ?? selection.testIds;
  return ids.map((itemId) => ({ itemType: "test", itemId }));
}

type HtmlFormOutcome = Omit<PostedFormResult, "values" | "packageId">;

function toHtmlFormOutcome(outcome: SubmitOutcome, hasMail: boolean): HtmlFormOutcome {
  const { processed, processedWithoutMail, failed } = words.booking.answers;
  switch (outcome.kind) {
    case "booked":
      return { ...createFormOutcome({}, null), booked: { booking: outcome.booking, items: outcome.items } };
    case "price-changed":
      return { ...createFormOutcome({}, outcome.sentence), prices: outcome.prices };
    case "booked-already":
      return { ...createFormOutcome({}, outcome.sentence), asksAgain: true };
    case "slot-full":
      return createFormOutcome({ time: outcome.sentence }, words.booking.mend);
    case "mistyped":
      return createFormOutcome(outcome.mistakes, words.booking.mend);
    case "proof-needed":
    case "refused":
      return createFormOutcome({}, outcome.sentence);
    case "unreadable":
      return createFormOutcome({}, hasMail ? processed : processedWithoutMail);
    default:
      return createFormOutcome({}, (outcome.kind === "unanswered" && outcome.busy?.sentence) || failed);
  }
}

function createFormOutcome(mistakes: FieldErrorTexts, sentence: string | null): HtmlFormOutcome {
  return { mistakes, sentence, prices: [], asksAgain: false, booked: null };
}
