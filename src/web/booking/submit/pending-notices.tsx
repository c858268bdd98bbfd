import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { Link, useLocation } from "react-router";
import { words } from "#texts";
import { accountKey } from "#web/account/queries.ts";
import { clearMatchingDraft } from "#web/booking/draft.ts";
import { clearBookedSelection, storeConfirmation, withStoredPrices } from "#web/booking/storage.ts";
import type { SubmitOutcome } from "#web/booking/submit/send-booking.ts";
import { Button, buttonClass } from "#web/components/button.tsx";
import { formatLongDate } from "#web/lib/format-date.ts";
import { formatSlotTime } from "#web/lib/format-time.ts";
import { NoticeBar, NoticeLine } from "#web/public/layout/notice-bar.tsx";
import {
  isPending,
  needsConfirmation,
  type PendingSubmission,
  readPending,
  removePending,
  storePending,
} from "./pending-submission.ts";
import { useRetryingSubmit } from "./use-retrying-submit.ts";

const texts = words.confirmation.elsewhere;

type SettledNotice = { of: PendingSubmission; outcome: Exclude<SubmitOutcome, { kind: "given-up" }> };

/**
 * Pending and just answered bookings, shown on other pages than their own. The page that a booking was confirmed on
 * sends it itself, with its form locked (decision 011), as long as no confirmation is needed.
 */
export function PendingNotices() {
  const { pathname, search, key } = useLocation();
  const client = useQueryClient();
  const [pending, setPending] = useState<readonly PendingSubmission[]>([]);
  const [settled, setSettled] = useState<readonly SettledNotice[]>([]);
  const look = useEffectEvent((page: string) => {
    setPending(readPending().filter((submission) => submission.page !== page || needsConfirmation(submission)));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the previous page may have left a pending booking
  useEffect(() => look(pathname + search), [pathname, search, key]);

  const removeWaiting = (submission: PendingSubmission) =>
    setPending((all) => all.filter((entry) => entry !== submission));
  const settle = (submission: PendingSubmission, outcome: SubmitOutcome) => {
    removeWaiting(submission);
    if (outcome.kind === "given-up") return;
    applyOutcome(submission, outcome);
    void client.invalidateQueries({ queryKey: accountKey });
    setSettled((all) => [...all, { of: submission, outcome }]);
  };
  const close = (notice: SettledNotice) => setSettled((all) => all.filter((entry) => entry !== notice));
  const bookAgain = (notice: SettledNotice) => {
    close(notice);
    const { request, items, page } = notice.of;
    const pending = storePending({ items, request: { ...request, again: true } }, page);
    setPending((all) => [...all, pending]);
  };
  if (pending.length + settled.length === 0) return null;
  return (
    <NoticeBar aria-label={texts.label}>
      {pending.map((submission) => (
        <PendingNotice
          key={submission.request.booking.code}
          of={submission}
          onSettled={(outcome) => settle(submission, outcome)}
        />
      ))}
      {settled.map((notice) => (
        <OutcomeNotice
          key={notice.of.request.booking.code}
          notice={notice}
          onClose={() => close(notice)}
          onAgain={() => bookAgain(notice)}
        />
      ))}
    </NoticeBar>
  );
}

/** Updates what the browser stores after a response, for this booking only. */
function applyOutcome({ request, items, page }: PendingSubmission, outcome: SubmitOutcome): void {
  removePending(request.booking.code);
  if (outcome.kind !== "booked") return;
  clearMatchingDraft(request);
  clearBookedSelection(items);
  storeConfirmation({ booking: outcome.booking, items: withStoredPrices(items, outcome.items), at: page });
}

type PendingNoticeProps = { of: PendingSubmission; onSettled: (outcome: SubmitOutcome) => void };

function PendingNotice({ of, onSettled }: PendingNoticeProps) {
  const submission = useRetryingSubmit();
  const send = useEffectEvent(() => {
    void submission.send(of.request, of.at, true).then((outcome) => {
      // The page it belongs to goes on with a booking that was left pending.
      if (outcome.kind !== "given-up" || !isPending(of.request.booking.code)) onSettled(outcome);
    });
  });
  useEffect(() => send(), []);
  const giveUp = () => {
    removePending(of.request.booking.code);
    submission.giveUp();
    onSettled({ kind: "given-up" });
  };
  const sentence = submission.needsPress ? texts.needsPress : submission.isWaiting ? texts.waiting : texts.sending;
  return (
    <NoticeLine icon="refresh-cw" sentence={submission.busy?.sentence ?? sentence(describeBooking(of))}>
      <Button look="light" size="small" onClick={submission.tryNow}>
        {submission.needsPress
          ? words.confirmation.pendingSubmission.sendNow
          : words.confirmation.pendingSubmission.tryNow}
      </Button>
      <Button look="outline" size="small" onClick={giveUp}>
        {words.confirmation.pendingSubmission.giveUp}
      </Button>
    </NoticeLine>
  );
}

type OutcomeNoticeProps = { notice: SettledNotice; onClose: () => void; onAgain: () => void };

function OutcomeNotice({ notice: { of, outcome }, onClose, onAgain }: OutcomeNoticeProps) {
  const isBooked = outcome.kind === "booked" || outcome.kind === "unreadable";
  return (
    <NoticeLine
      icon={isBooked ? "check" : "circle-alert"}
      sentence={formatOutcome(outcome, describeBooking(withStoredItems(of, outcome)))}
    >
      {outcome.kind === "booked-already" && (
        <Button look="outline" size="small" onClick={onAgain}>
          {words.booking.rebook.yes}
        </Button>
      )}
      {outcome.kind === "booked" && (
        <Link
          className={buttonClass({ look: "light", size: "small" })}
          to={of.page}
          state={{ sees: outcome.booking.code }}
          onClick={onClose}
        >
          {texts.see}
        </Link>
      )}
      {!isBooked && outcome.kind !== "booked-already" && (
        <Link className={buttonClass({ look: "light", size: "small" })} to={of.page} onClick={onClose}>
          {texts.form}
        </Link>
      )}
      <Button look="outline" size="small" onClick={onClose}>
        {outcome.kind === "booked-already" ? words.booking.rebook.no : texts.close}
      </Button>
    </NoticeLine>
  );
}

function formatOutcome(outcome: SettledNotice["outcome"], what: string): string {
  const { failed, processedWithoutMail } = words.booking.answers;
  switch (outcome.kind) {
    case "booked":
      return texts.booked(what, outcome.booking.code);
    case "unreadable":
      return processedWithoutMail;
    case "booked-already":
      return outcome.sentence;
    case "mistyped":
      return `${texts.refused(what)} ${Object.values(outcome.mistakes).join(" ")}`;
    case "failed":
    case "unanswered":
      return `${texts.refused(what)} ${failed}`;
    default:
      return `${texts.refused(what)} ${outcome.sentence}`;
  }
}

/** Returns the pending booking, with its items named as the server stored them if it is booked. */
function withStoredItems(of: PendingSubmission, outcome: SubmitOutcome): PendingSubmission {
  return outcome.kind === "booked" ? { ...of, items: withStoredPrices(of.items, outcome.items) } : of;
}

function describeBooking({ request, items }: PendingSubmission): string {
  const { bookingDate, bookingTime } = request.booking;
  return texts.what(items.map(({ name }) => name).join(", "), formatLongDate(bookingDate), formatSlotTime(bookingTime));
}
