import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { useAskBeforeLeaving } from "#web/admin/editing/use-ask-before-leaving.ts";
import { Booked } from "./booked.tsx";
import type { Thing } from "./call-items.ts";
import { DoorStep } from "./door-step.tsx";
import { HourStep } from "./hour-step.tsx";
import { ItemsStep } from "./items-step.tsx";
import { NumberStep } from "./number-step.tsx";
import { ReadAloud } from "./read-aloud.tsx";
import { type Call, type Door, goTo, newCall, turnPlace, useCall } from "./use-call.ts";

type Props = {
  door?: Door | null;
  begun?: Call;
  /** Keeps what was said; without it leaving the page is asked about. */
  onTell?: (call: Call) => void;
  onNext: () => void;
  /** Books one more person at the door of what was just booked. */
  onOneMore: (visitId: number, things: readonly Thing[]) => void;
};

/** One caller, or one more person at a door; once booked, what was booked, and the way to the next one. */
export function CallForm({ door = null, begun = newCall, onTell, onNext, onOneMore }: Props) {
  const hand = useCall({ door, begun, onTell });
  const { call, booked, book } = hand;
  const root = useRef<HTMLFormElement>(null);
  const tellEdited = useAskBeforeLeaving();
  const isEdited = !onTell && call.typed !== "" && (!door || call.who !== null || call.things.length > 0) && !booked;
  useEffect(() => tellEdited(isEdited), [isEdited, tellEdited]);
  if (booked)
    return <Booked booked={booked} onNext={onNext} onOneMore={(visitId) => onOneMore(visitId, call.things)} />;
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
