import type { KeyboardEvent } from "react";
import { exceptionReasons } from "#core/bookings/placing/exception-reasons.ts";
import { words } from "#texts";
import { Key } from "#web/admin/layout/keys.tsx";
import { FieldGroup } from "#web/ui/forms/field.tsx";
import { type CallInHand, goTo } from "./use-call.ts";

const texts = words.desk.call.exception;

/** What the chosen hour asks of the desk, and why it is taken all the same: a digit chooses. */
export function Exceptions({ hand: { call, tell, refusal } }: { hand: CallInHand }) {
  const questions = Object.values(call.questions);
  if (questions.length === 0) return null;
  const choose = (reason: (typeof exceptionReasons)[number]) => {
    tell({ reason }, "reason");
    goTo("book");
  };
  const press = (event: KeyboardEvent) => {
    const reason = exceptionReasons[Number(event.key) - 1];
    if (!reason) return;
    event.preventDefault();
    choose(reason);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the digits are a shorter way to its radio buttons
    <div className="call-asks" onKeyDown={press}>
      {questions.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <FieldGroup className="" legend={texts.why} hint={texts.kept} error={refusal.mistakes.reason}>
        <div className="act-reasons">
          {exceptionReasons.map((reason, place) => (
            <label key={reason}>
              <input
                type="radio"
                name="reason"
                data-place={place === 0 ? "reason" : undefined}
                checked={call.reason === reason}
                onChange={() => tell({ reason }, "reason")}
              />
              {texts.reasons[reason]} <Key>{String(place + 1)}</Key>
            </label>
          ))}
        </div>
      </FieldGroup>
    </div>
  );
}
