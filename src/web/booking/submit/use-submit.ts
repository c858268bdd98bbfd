import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createBookingCode } from "#core/bookings/booking-code.ts";
import type { BookingFormValues } from "#core/bookings/booking-fields.ts";
import { createBookingRequest, type PricedSelection } from "#core/bookings/create/booking-request.ts";
import type { UpdatedPrice } from "#core/bookings/create/updated-prices.ts";
import { accountKey } from "#web/account/queries.ts";
import { readDraft, saveDraftCode } from "#web/booking/draft.ts";
import { cacheSlotConflict } from "#web/booking/queries.ts";
import type { SelectionItemView } from "#web/booking/selection.ts";
import { getHoldId } from "#web/booking/slots/slot-hold.ts";
import { dismissToast } from "#web/components/toasts/toast-store.ts";
import { pageLanguage } from "#web/i18n/page-language.ts";
import type { DuplicatePrompt } from "./duplicate-dialog.tsx";
import {
  getPagePath,
  needsConfirmation,
  type PendingSubmission,
  readPending,
  removePending,
  type SubmitAttempt,
  storePending,
} from "./pending-submission.ts";
import type { SubmitOutcome } from "./send-booking.ts";
import { useRetryingSubmit } from "./use-retrying-submit.ts";

type SubmitInput = { values: BookingFormValues; priced: PricedSelection<SelectionItemView> };

type SendInput = SubmitAttempt & { at: number; isResumed: boolean };

/** Prices from the server that replace those that were shown. */
type UpdatedPrices = { sentence: string; prices: UpdatedPrice[] };

/** The phone verification that the server requires before it books. */
export type VerificationRequest = { sentence: string; permit: string; phone: string };

/** Sends one booking at a time, also one that a reload has interrupted, and passes every outcome to `onOutcome`. */
export function useSubmit(onOutcome: (outcome: SubmitOutcome, attempt: SubmitAttempt) => void) {
  const client = useQueryClient();
  const confirmations = useRequiredConfirmations((attempt) => confirm(attempt));
  const lastRejection = useLastRefusal();
  const code = useBookingCode();
  const submission = useRetryingSubmit();
  // A double click comes before the page renders its sending state.
  const isSending = useRef(false);
  const sending = useMutation({
    networkMode: "always",
    mutationFn: ({ request, at, isResumed }: SendInput) => submission.send(request, at, isResumed),
    onSuccess: (outcome, attempt) => {
      if (outcome.kind !== "given-up") removePending(attempt.request.booking.code);
      if (isFinal(outcome)) code.forget();
      confirmations.update(outcome, attempt);
      lastRejection.update(outcome);
      updateCaches(client, outcome, attempt);
      onOutcome(outcome, attempt);
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  const send = (attempt: SendInput) => {
    isSending.current = true;
    sending.mutate(attempt);
  };
  useResumedSubmission((waiting) => send({ ...waiting, isResumed: true }));

  const confirm = (attempt: SubmitAttempt) => {
    storePending(attempt);
    send({ ...attempt, at: Date.now(), isResumed: false });
  };
  const place = (input: SubmitInput) => {
    if (isSending.current) return;
    dismissToast();
    lastRejection.expect(input);
    confirm(createAttempt(input, code.ofAttempt()));
  };
  const giveUp = () => {
    if (sending.variables) removePending(sending.variables.request.booking.code);
    if (!submission.mayHaveArrived) code.forget();
    submission.giveUp();
  };
  return {
    place,
    isPending: sending.isPending,
    line: { ...submission, giveUp },
    refusalOf: lastRejection.of,
    ...confirmations,
  };
}

/** Confirmations that the server requires before it books: of new prices, of the phone by a code, or of a duplicate. */
function useRequiredConfirmations(confirm: (attempt: SubmitAttempt) => void) {
  const [updatedPrices, setUpdatedPrices] = useState<UpdatedPrices | null>(null);
  const [proof, setProof] = useState<VerificationRequest | null>(null);
  const [duplicate, setDuplicate] = useState<{ sentence: string; attempt: SubmitAttempt } | null>(null);
  const answer = (isAgain: boolean) => {
    setDuplicate(null);
    if (duplicate && isAgain) confirm({ ...duplicate.attempt, request: { ...duplicate.attempt.request, again: true } });
  };
  return {
    update: (outcome: SubmitOutcome, attempt: SubmitAttempt) => {
      if (outcome.kind === "price-changed") setUpdatedPrices(outcome);
      setProof(outcome.kind === "proof-needed" ? { ...outcome, phone: attempt.request.patient.phone } : null);
      setDuplicate(outcome.kind === "booked-already" ? { ...outcome, attempt } : null);
    },
    updatedPrices,
    proof,
    question:
      duplicate &&
      ({ sentence: duplicate.sentence, yes: () => answer(true), no: () => answer(false) } satisfies DuplicatePrompt),
    updatedPricesSentence: updatedPrices?.sentence ?? null,
    forgetUpdatedPrices: () => setUpdatedPrices(null),
  };
}

/** Why the last request was rejected; cleared once the request changes. */
function useLastRefusal() {
  const last = useRef<SubmitInput | null>(null);
  const [rejected, setRejected] = useState<{ sentence: string; input: SubmitInput } | null>(null);
  return {
    expect: (input: SubmitInput) => {
      last.current = input;
    },
    update: (outcome: SubmitOutcome) =>
      setRejected(
        outcome.kind === "refused" && last.current ? { sentence: outcome.sentence, input: last.current } : null,
      ),
    of: (input: SubmitInput): string | null =>
      rejected?.input.values === input.values && getItemsKey(rejected.input) === getItemsKey(input)
        ? rejected.sentence
        : null,
  };
}

function getItemsKey({ priced }: SubmitInput): string {
  return priced.items.map(({ itemType, itemId }) => `${itemType} ${itemId}`).join();
}

function createAttempt({ values, priced }: SubmitInput, code: string): SubmitAttempt {
  const request = { ...createBookingRequest(values, priced, code), hold: getHoldId(), language: pageLanguage };
  return { request, items: priced.items };
}

/** A booking of this page that a reload has interrupted is sent again; all others are handled by pending-notices. */
function useResumedSubmission(resume: (waiting: PendingSubmission) => void): void {
  const look = useEffectEvent(() => {
    const pending = readPending().find(
      (submission) => submission.page === getPagePath() && !needsConfirmation(submission),
    );
    if (pending) resume(pending);
  });
  useEffect(() => look(), []);
}

/** Applies what an error reveals of the catalogue and of the day at once, and invalidates the patient's dashboard. */
function updateCaches(client: QueryClient, outcome: SubmitOutcome, { request }: SubmitAttempt): void {
  void client.invalidateQueries({ queryKey: accountKey });
  if (outcome.kind === "price-changed" || outcome.kind === "refused") {
    void client.invalidateQueries({ predicate: ({ queryKey }) => isCatalogueQuery(queryKey[0]) });
  }
  if (outcome.kind === "slot-full") {
    const { bookingDate, bookingTime } = request.booking;
    cacheSlotConflict(client, { date: bookingDate, time: bookingTime }, outcome.problem);
  }
}

/** If the booking may exist anyway, the next try must be recognised as the same. */
function isFinal({ kind }: SubmitOutcome): boolean {
  return kind !== "failed" && kind !== "unreadable" && kind !== "given-up";
}

function isCatalogueQuery(path: unknown): boolean {
  return typeof path === "string" && /^\/api\/(?:tests|test-packages|cheaper-way)/.test(path);
}

/** One code per attempt: it stays until there is a response, over a reload too, so that a retry is the same request. */
function useBookingCode() {
  const code = useRef<string | null>(null);
  return {
    ofAttempt(): string {
      code.current ??= readDraftCode() ?? createBookingCode(Date.now(), Math.random());
      saveDraftCode(code.current);
      return code.current;
    },
    forget(): void {
      code.current = null;
      saveDraftCode(null);
    },
  };
}

/** Returns the code of the last attempt, unless it is pending as another page's booking. */
function readDraftCode(): string | null {
  const { code } = readDraft();
  const isOthers = readPending().some(({ request, page }) => request.booking.code === code && page !== getPagePath());
  return isOthers ? null : code;
}
