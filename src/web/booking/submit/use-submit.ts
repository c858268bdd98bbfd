import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { newBookingCode } from "#core/bookings/code.ts";
import type { BookingFormValues } from "#core/bookings/fields.ts";
import type { FreshPrice } from "#core/bookings/request/fresh-prices.ts";
import { newBooking, type PricedSelection } from "#core/bookings/request/new-booking.ts";
import { accountKey } from "#web/account/queries.ts";
import { keepDraftCode, readDraft } from "#web/booking/draft.ts";
import { keepLoss } from "#web/booking/queries.ts";
import type { ShownItem } from "#web/booking/selection.ts";
import { ownHold } from "#web/booking/visit/own-hold.ts";
import type { AgainAsked } from "#web/booking/waiting/again-dialog.tsx";
import { useLine } from "#web/booking/waiting/use-line.ts";
import {
  type Attempt,
  forgetWaiting,
  keepWaiting,
  readWaiting,
  thisPage,
  type Waiting,
  wantsYes,
} from "#web/booking/waiting/waiting.ts";
import { dismissToast } from "#web/ui/overlays/toast-store.ts";
import type { Outcome } from "./send-booking.ts";

type Asked = { values: BookingFormValues; priced: PricedSelection<ShownItem> };

type Sending = Attempt & { at: number; isResumed: boolean };

/** Prices that the server has told in place of those that were shown. */
type FreshPrices = { sentence: string; prices: FreshPrice[] };

/** What the server wants to know of the phone before it books. */
export type ProofWanted = { sentence: string; permit: string; phone: string };

/** Sends the booking once at a time, one that a reload has cut off too, and hands every outcome to `onOutcome`. */
export function useSubmit(onOutcome: (outcome: Outcome, attempt: Attempt) => void) {
  const client = useQueryClient();
  const wants = useWants((attempt) => confirm(attempt));
  const refusal = useRefusal();
  const code = useAttemptCode();
  const line = useLine();
  // A double click comes before the page knows that it is sending.
  const isSending = useRef(false);
  const sending = useMutation({
    networkMode: "always",
    mutationFn: ({ request, at, isResumed }: Sending) => line.send(request, at, isResumed),
    onSuccess: (outcome, attempt) => {
      if (outcome.kind !== "given-up") forgetWaiting(attempt.request.booking.code);
      if (isSettled(outcome)) code.forget();
      wants.hear(outcome, attempt);
      refusal.hear(outcome);
      learn(client, outcome, attempt);
      onOutcome(outcome, attempt);
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  const send = (attempt: Sending) => {
    isSending.current = true;
    sending.mutate(attempt);
  };
  useResuming((waiting) => send({ ...waiting, isResumed: true }));

  const confirm = (attempt: Attempt) => {
    keepWaiting(attempt);
    send({ ...attempt, at: Date.now(), isResumed: false });
  };
  const place = (asked: Asked) => {
    if (isSending.current) return;
    dismissToast();
    refusal.expect(asked);
    confirm(attemptOf(asked, code.ofAttempt()));
  };
  const giveUp = () => {
    if (sending.variables) forgetWaiting(sending.variables.request.booking.code);
    if (!line.mayHaveArrived) code.forget();
    line.giveUp();
  };
  return {
    place,
    isPending: sending.isPending,
    line: { ...line, giveUp },
    refusalOf: refusal.of,
    ...wants,
  };
}

/** What the server wants to hear before it books: a yes to new prices, a code, or that the very same is booked once more. */
function useWants(confirm: (attempt: Attempt) => void) {
  const [fresh, setFresh] = useState<FreshPrices | null>(null);
  const [proof, setProof] = useState<ProofWanted | null>(null);
  const [twin, setTwin] = useState<{ sentence: string; attempt: Attempt } | null>(null);
  const answer = (isAgain: boolean) => {
    setTwin(null);
    if (twin && isAgain) confirm({ ...twin.attempt, request: { ...twin.attempt.request, again: true } });
  };
  return {
    hear: (outcome: Outcome, attempt: Attempt) => {
      if (outcome.kind === "price-changed") setFresh(outcome);
      setProof(outcome.kind === "proof-needed" ? { ...outcome, phone: attempt.request.patient.phone } : null);
      setTwin(outcome.kind === "booked-already" ? { ...outcome, attempt } : null);
    },
    fresh,
    proof,
    question:
      twin && ({ sentence: twin.sentence, yes: () => answer(true), no: () => answer(false) } satisfies AgainAsked),
    priceNews: fresh?.sentence ?? null,
    forgetFresh: () => setFresh(null),
  };
}

/** Why the last request was refused, for as long as the same is asked: whoever has changed it has done what was wanted. */
function useRefusal() {
  const last = useRef<Asked | null>(null);
  const [refused, setRefused] = useState<{ sentence: string; asked: Asked } | null>(null);
  return {
    expect: (asked: Asked) => {
      last.current = asked;
    },
    hear: (outcome: Outcome) =>
      setRefused(
        outcome.kind === "refused" && last.current ? { sentence: outcome.sentence, asked: last.current } : null,
      ),
    of: (asked: Asked): string | null =>
      refused?.asked.values === asked.values && itemsOf(refused.asked) === itemsOf(asked) ? refused.sentence : null,
  };
}

function itemsOf({ priced }: Asked): string {
  return priced.items.map(({ itemType, itemId }) => `${itemType} ${itemId}`).join();
}

function attemptOf({ values, priced }: Asked, code: string): Attempt {
  return { request: { ...newBooking(values, priced, code), hold: ownHold() }, items: priced.items };
}

/** A booking of this page that a reload has cut off is sent again; every other one is told in the frame (waiting-notices). */
function useResuming(resume: (waiting: Waiting) => void): void {
  const look = useEffectEvent(() => {
    const waiting = readWaiting().find((one) => one.page === thisPage() && !wantsYes(one));
    if (waiting) resume(waiting);
  });
  useEffect(() => look(), []);
}

/** What a refusal tells of the catalogue and of the day is shown at once, and a patient's dashboard asks for its bookings anew. */
function learn(client: QueryClient, outcome: Outcome, { request }: Attempt): void {
  void client.invalidateQueries({ queryKey: accountKey });
  if (outcome.kind === "price-changed" || outcome.kind === "refused") {
    void client.invalidateQueries({ predicate: ({ queryKey }) => isCatalogue(queryKey[0]) });
  }
  if (outcome.kind === "slot-full") {
    const { bookingDate, bookingTime } = request.booking;
    keepLoss(client, { date: bookingDate, time: bookingTime }, outcome.problem);
  }
}

/** Where the booking may exist all the same, the next try must be recognised. */
function isSettled({ kind }: Outcome): boolean {
  return kind !== "failed" && kind !== "unreadable" && kind !== "given-up";
}

function isCatalogue(path: unknown): boolean {
  return typeof path === "string" && /^\/api\/(?:tests|test-packages|cheaper-way)/.test(path);
}

/** One code an attempt: it stays until there is an answer, over a reload too, so that a retry is the same request. */
function useAttemptCode() {
  const code = useRef<string | null>(null);
  return {
    ofAttempt(): string {
      code.current ??= keptCode() ?? newBookingCode(Date.now(), Math.random());
      keepDraftCode(code.current);
      return code.current;
    },
    forget(): void {
      code.current = null;
      keepDraftCode(null);
    },
  };
}

/** The code of the last attempt, unless it waits as another page's booking. */
function keptCode(): string | null {
  const { code } = readDraft();
  const isOthers = readWaiting().some(({ request, page }) => request.booking.code === code && page !== thisPage());
  return isOthers ? null : code;
}
