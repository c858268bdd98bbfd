import { type FormEvent, type KeyboardEvent, useEffect } from "react";
import { useAskBeforeLeaving } from "#web/admin/editing/use-ask-before-leaving.ts";
import { Booked } from "./booked.tsx";
import { DoorStep } from "./door-step.tsx";
import { HourStep } from "./hour-step.tsx";
import { ItemsStep } from "./items-step.tsx";
import { NumberStep } from "./number-step.tsx";
import { ReadAloud } from "./read-aloud.tsx";
import { useCall } from "./use-call.ts";

/** One caller; once booked, what was booked, and the way to the next one. */
export function CallForm({ onNext }: { onNext: () => void }) {
  const hand = useCall();
  const { call, booked, book } = hand;
  const tellEdited = useAskBeforeLeaving();
  const isEdited = call.typed !== "" && !booked;
  useEffect(() => tellEdited(isEdited), [isEdited, tellEdited]);
  if (booked) return <Booked booked={booked} onNext={onNext} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    book();
  };
  const bookFromAnywhere = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    book();
  };
  return (
    <form className="desk-scroll call" onSubmit={submit} onKeyDown={bookFromAnywhere} noValidate>
      <div className="call-left">
        <NumberStep hand={hand} />
        <DoorStep hand={hand} />
      </div>
      <div className="call-middle">
        <ItemsStep hand={hand} />
        <HourStep hand={hand} />
      </div>
      <ReadAloud hand={hand} onClear={onNext} />
    </form>
  );
}
