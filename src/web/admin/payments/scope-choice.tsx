import type { Booking } from "#core/bookings/response-schema.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { ReasonRadio } from "#web/admin/components/reason-choice.tsx";
import { FieldGroup } from "#web/components/forms/field.tsx";
import { type Scope, scopes, sumDue } from "./visit-allocations.ts";

const texts = words.admin.payments.take;

/** Chooses the whole visit, and again only the booking. */
export const SCOPE_KEY = "v";

type Props = {
  booking: Booking;
  /** The bookings of the visit with an amount due. */
  visit: readonly Booking[];
  chosen: Scope;
  onChoose: (scope: Scope) => void;
};

/** Whether a payment is for the open booking only, or for the whole visit on one receipt. */
export function ScopeChoice({ booking, visit, chosen, onChoose }: Props) {
  const labels: Record<Scope, string> = {
    booking: texts.onlyOne(booking.patientName, formatRupees(sumDue([booking]))),
    visit: texts.wholeVisit(visit.length, formatRupees(sumDue(visit))),
  };
  return (
    <FieldGroup legend={texts.scope}>
      <div className="grid gap-2">
        {scopes.map((scope) => (
          <ReasonRadio
            key={scope}
            {...(scope !== chosen && { keyName: SCOPE_KEY })}
            name="scope"
            value={scope}
            checked={scope === chosen}
            onChange={() => onChoose(scope)}
          >
            <span className="flex-1 wrap-anywhere">{labels[scope]}</span>
          </ReasonRadio>
        ))}
      </div>
    </FieldGroup>
  );
}
