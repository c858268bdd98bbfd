import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { answerPin, pinSentences } from "#core/areas/pin-code.ts";
import { areasQuery } from "#web/booking/queries.ts";
import { en } from "#web/texts/en.ts";
import { FieldError } from "#web/ui/forms/field-error.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { isTyping } from "./is-typing.ts";

/** The waitlist comes with its own words, for the few who need it. */
const NotServed = lazy(() => import("./not-served.tsx").catch(() => ({ default: PlainNo })));

/** Whether the lab comes to a typed PIN code, in words. */
export function PinAnswer({ typed }: { typed: string }) {
  const areas = useQuery(areasQuery());
  const answer = answerPin(typed, areas.data);
  const texts = en.booking.area;
  if (answer.kind === "none" || isTyping(typed)) return <p className="xs quiet">{texts.hint}</p>;
  if (answer.kind === "malformed") return <FieldError>{pinSentences.malformed}</FieldError>;
  if (answer.kind === "not-served") {
    return (
      <Suspense fallback={<PlainNo pinCode={answer.pinCode} />}>
        <NotServed pinCode={answer.pinCode} />
      </Suspense>
    );
  }
  if (answer.kind === "unknown") return areas.isError && <p className="xs quiet">{texts.unknown}</p>;
  return (
    <p className="pin-yes">
      <Icon name="circle-check" small /> {pinSentences.served(answer.area)}
    </p>
  );
}

function PlainNo({ pinCode }: { pinCode: string }) {
  return <b>{pinSentences.notServed(pinCode)}</b>;
}
