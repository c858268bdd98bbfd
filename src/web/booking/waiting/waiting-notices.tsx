import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { Link, useLocation } from "react-router";
import { longDate } from "#core/calendar/day.ts";
import { words } from "#texts";
import { accountKey } from "#web/account/queries.ts";
import { forgetDraftOf } from "#web/booking/draft.ts";
import { asStored, forgetBooked, keepConfirmation } from "#web/booking/storage.ts";
import type { Outcome } from "#web/booking/submit/send-booking.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useLine } from "./use-line.ts";
import { forgetWaiting, keepWaiting, readWaiting, stillWaits, type Waiting, wantsYes } from "./waiting.ts";
import "#web/site/notices.css";
import "./waiting.css";

const texts = words.booked.elsewhere;

type Told = { of: Waiting; outcome: Exclude<Outcome, { kind: "given-up" }> };

/**
 * What waits to be sent, or has just been answered, told over pages that it does not belong to. The page that it was
 * confirmed on sends it itself, with its form locked (decision 011), for as long as nobody has to be asked.
 */
export function WaitingNotices() {
  const { pathname, search, key } = useLocation();
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [told, setTold] = useState<readonly Told[]>([]);
  const look = useEffectEvent((page: string) => {
    setWaiting(readWaiting().filter((one) => one.page !== page || wantsYes(one)));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is left may have left one behind
  useEffect(() => look(pathname + search), [pathname, search, key]);

  const leave = (one: Waiting) => setWaiting((all) => all.filter((other) => other !== one));
  const settle = (one: Waiting, outcome: Outcome) => {
    leave(one);
    if (outcome.kind === "given-up") return;
    settleInBrowser(one, outcome);
    void client.invalidateQueries({ queryKey: accountKey });
    setTold((all) => [...all, { of: one, outcome }]);
  };
  const close = (one: Told) => setTold((all) => all.filter((other) => other !== one));
  const again = (one: Told) => {
    close(one);
    const { request, items, page } = one.of;
    const asked = keepWaiting({ items, request: { ...request, again: true } }, page);
    setWaiting((all) => [...all, asked]);
  };
  if (waiting.length + told.length === 0) return null;
  return (
    <aside className="notices on-cloth" aria-label={texts.label}>
      {waiting.map((one) => (
        <WaitingNotice key={one.request.booking.code} of={one} onSettled={(outcome) => settle(one, outcome)} />
      ))}
      {told.map((one) => (
        <ToldNotice
          key={one.of.request.booking.code}
          told={one}
          onClose={() => close(one)}
          onAgain={() => again(one)}
        />
      ))}
    </aside>
  );
}

/** What the browser keeps of a booking that has its answer: only of this one. */
function settleInBrowser({ request, items, page }: Waiting, outcome: Outcome): void {
  forgetWaiting(request.booking.code);
  if (outcome.kind !== "booked") return;
  forgetDraftOf(request);
  forgetBooked(items);
  keepConfirmation({ booking: outcome.booking, items: asStored(items, outcome.items), at: page });
}

type WaitingProps = { of: Waiting; onSettled: (outcome: Outcome) => void };

function WaitingNotice({ of, onSettled }: WaitingProps) {
  const line = useLine();
  const send = useEffectEvent(() => {
    void line.send(of.request, of.at, true).then((outcome) => {
      // The page it belongs to goes on with one that was left.
      if (outcome.kind !== "given-up" || !stillWaits(of.request.booking.code)) onSettled(outcome);
    });
  });
  useEffect(() => send(), []);
  const giveUp = () => {
    forgetWaiting(of.request.booking.code);
    line.giveUp();
    onSettled({ kind: "given-up" });
  };
  const sentence = line.wantsYes ? texts.wantsYes : line.isWaiting ? texts.waiting : texts.sending;
  return (
    <div className="wrap notice">
      <Icon name="refresh-cw" small />
      <p role="status">{line.busy?.sentence ?? sentence(whatOf(of))}</p>
      <button className="btn btn-1 btn-s" type="button" onClick={line.tryNow}>
        {line.wantsYes ? words.booked.waiting.sendNow : words.booked.waiting.tryNow}
      </button>
      <button className="btn btn-2 btn-s" type="button" onClick={giveUp}>
        {words.booked.waiting.giveUp}
      </button>
    </div>
  );
}

type ToldProps = { told: Told; onClose: () => void; onAgain: () => void };

function ToldNotice({ told: { of, outcome }, onClose, onAgain }: ToldProps) {
  const isBooked = outcome.kind === "booked" || outcome.kind === "unreadable";
  return (
    <div className="wrap notice">
      <Icon name={isBooked ? "check" : "circle-alert"} small />
      <p role="status">{sentenceOf(outcome, whatOf(answered(of, outcome)))}</p>
      {outcome.kind === "booked-already" && (
        <button className="btn btn-2 btn-s" type="button" onClick={onAgain}>
          {words.booking.again.yes}
        </button>
      )}
      {outcome.kind === "booked" && (
        <Link className="btn btn-1 btn-s" to={of.page} state={{ sees: outcome.booking.code }} onClick={onClose}>
          {texts.see}
        </Link>
      )}
      {!isBooked && outcome.kind !== "booked-already" && (
        <Link className="btn btn-1 btn-s" to={of.page} onClick={onClose}>
          {texts.form}
        </Link>
      )}
      <button className="btn btn-2 btn-s" type="button" onClick={onClose}>
        {outcome.kind === "booked-already" ? words.booking.again.no : texts.close}
      </button>
    </div>
  );
}

function sentenceOf(outcome: Told["outcome"], what: string): string {
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

/** What waited, named as the server stored it where it is booked. */
function answered(of: Waiting, outcome: Outcome): Waiting {
  return outcome.kind === "booked" ? { ...of, items: asStored(of.items, outcome.items) } : of;
}

function whatOf({ request, items }: Waiting): string {
  const { bookingDate, bookingTime } = request.booking;
  return texts.what(items.map(({ name }) => name).join(", "), longDate(bookingDate), bookingTime);
}
