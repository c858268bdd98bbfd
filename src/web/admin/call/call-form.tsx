import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { useAskBeforeLeaving } from "#web/admin/editing/use-ask-before-leaving.ts";
import { Booked } from "./booked.tsx";
import { DoorStep } from "./door-step.tsx";
import { HourStep } from "./hour-step.tsx";
import { ItemsStep } from "./items-step.tsx";
import { NumberStep } from "./number-step.tsx";
import { ReadAloud } from "./read-aloud.tsx";
import { type Door, goTo, turnPlace, useCall } from "./use-call.ts";

/** One caller, or one more person at a door; once booked, what was booked, and the way to the next one. */
export function CallForm({ door = null, onNext }: { door?: Door | null; onNext: () => void }) {
  const hand = useCall(door);
  const { call, booked, book } = hand;
  const root = useRef<HTMLFormElement>(null);
  const tellEdited = useAskBeforeLeaving();
  const isEdited = call.typed !== "" && (!door || call.who !== null || call.things.length > 0) && !booked;
  useEffect(() => tellEdited(isEdited), [isEdited, tellEdited]);
  if (booked) return <Booked booked={booked} onNext={onNext} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    book();
  };
  const pressAnywhere = (event: KeyboardEvent) => {
    if (event.altKey && event.code === "KeyC") {
      event.preventDefault();
      turnPlace(hand);
      // The field that had the focus may be asked no more.
      requestAnimationFrame(() => root.current?.contains(document.activeElement) || goTo("items"));
      return;
    }
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    book();
  };
  return (
    <form className="desk-scroll call" ref={root} onSubmit={submit} onKeyDown={pressAnywhere} noValidate>
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
