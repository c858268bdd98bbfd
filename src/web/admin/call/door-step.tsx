import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { addressWithPin, answerPin, pinMistake, pinSentences } from "#core/areas/pin-code.ts";
import { isAtCentre } from "#core/bookings/places.ts";
import { toldFieldsAt } from "#core/bookings/visit/contacts.ts";
import { words } from "#texts";
import { AreaChoice } from "#web/admin/callers/area-choice.tsx";
import { PutOnWaitlist } from "#web/admin/callers/put-on-waitlist.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { areasQuery } from "./queries.ts";
import { onEnter, Step } from "./step.tsx";
import { type CallInHand, goTo } from "./use-call.ts";
import "#web/ui/unfold.css";

const texts = words.desk.call.door;

/** Where the lab comes: as at the last visit, or as the caller says now; who stands at the counter or with others at their door is asked nothing. */
export function DoorStep({ hand }: { hand: CallInHand }) {
  const { call, door, tell, refusal } = hand;
  const areas = useQuery(areasQuery()).data;
  if (door || isAtCentre(call)) {
    return (
      <Step number={2} title={texts.title} isDone>
        {door && <p className="lines-kept">{addressWithPin(door.address, door.pinCode)}</p>}
        {door?.landmark && <p>{door.landmark}</p>}
        <p className="hint">{door ? texts.atDoorOf(door.patientName) : texts.atCentre}</p>
        {!door && <ToldToStaff hand={hand} />}
      </Step>
    );
  }
  const { address, pinCode } = call.person;
  const answer = answerPin(pinCode, areas);
  const isKnown = typeof call.who === "number" && address !== "";
  const change = (field: "address" | "pinCode", value: string) =>
    tell((now) => ({ person: { ...now.person, [field]: value } }), field);
  return (
    <Step number={2} title={texts.title} isDone={address.trim() !== "" && pinMistake(pinCode, areas) === null}>
      <Field
        className=""
        label={texts.address}
        error={refusal.mistakes.address}
        hint={isKnown ? texts.asLast : undefined}
      >
        {(wiring) => (
          <textarea
            className="input"
            {...wiring}
            data-place="address"
            rows={2}
            autoComplete="off"
            value={address}
            onChange={({ target }) => change("address", target.value)}
            onKeyDown={onEnter(() => goTo("landmark"))}
          />
        )}
      </Field>
      <div className="call-door">
        <Field className="" label={texts.landmark} need="optional" error={refusal.mistakes.landmark}>
          {(wiring) => (
            <input
              className="input"
              {...wiring}
              data-place="landmark"
              autoComplete="off"
              value={call.landmark}
              onChange={({ target }) => tell({ landmark: target.value }, "landmark")}
              onKeyDown={onEnter(() => goTo("pinCode"))}
            />
          )}
        </Field>
        <AreaChoice pinCode={pinCode} areas={areas} onChoose={(chosen) => change("pinCode", chosen)} />
        <Field
          className=""
          label={texts.pinCode}
          need="optional"
          error={
            refusal.mistakes.pinCode ??
            (answer.kind === "not-served" ? pinSentences.notServed(answer.pinCode) : undefined)
          }
          hint={answer.kind === "served" ? pinSentences.served(answer.area) : undefined}
        >
          {(wiring) => (
            <input
              className="input"
              {...wiring}
              data-place="pinCode"
              inputMode="numeric"
              autoComplete="off"
              value={pinCode}
              onChange={({ target }) => change("pinCode", target.value)}
              onKeyDown={onEnter(() => goTo("items"))}
            />
          )}
        </Field>
      </div>
      {answer.kind === "not-served" && (
        <PutOnWaitlist key={answer.pinCode + call.typed} phone={call.typed} pinCode={answer.pinCode} />
      )}
      <ToldToStaff hand={hand} />
    </Step>
  );
}

/** What the staff alone are told of a visit; folded away, because few callers say it. */
function ToldToStaff({ hand: { call, tell, refusal } }: { hand: CallInHand }) {
  const [isOpen, setOpen] = useState(false);
  const fields = toldFieldsAt(call.place);
  const isWrong = fields.some((field) => refusal.mistakes[field]);
  return (
    <details className="unfold" open={isOpen || isWrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {texts.told[call.place]} <Icon name="chevron-down" small />
      </summary>
      <div className="call-door">
        {fields.map((field, at) => (
          <Field
            key={field}
            className=""
            label={words.desk.booking[field]}
            hint={field === "collectorNote" ? words.desk.change.noteHint : undefined}
            error={refusal.mistakes[field]}
          >
            {(wiring) => (
              <input
                className="input"
                {...wiring}
                data-place={field}
                inputMode={field.endsWith("Phone") ? "tel" : undefined}
                autoComplete="off"
                value={call.told[field] ?? ""}
                onChange={({ target }) => tell(({ told }) => ({ told: { ...told, [field]: target.value } }), field)}
                onKeyDown={onEnter(() => goTo(fields[at + 1] ?? "items"))}
              />
            )}
          </Field>
        ))}
      </div>
    </details>
  );
}
