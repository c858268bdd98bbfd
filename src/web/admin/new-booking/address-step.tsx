import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { checkPinCode, formatAddressWithPin, resolvePinCode, validatePinCode } from "#core/areas/pin-code.ts";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import { listFormDetails } from "#core/bookings/staff-details.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { Disclosure } from "#web/components/disclosure.tsx";
import { Field, FieldHint } from "#web/components/forms/field.tsx";
import { Input, Textarea } from "#web/components/forms/input.tsx";
import { lazyComponent } from "#web/lib/lazy-component.tsx";
import { AreaSelect } from "./area-select.tsx";
import { servedAreasQuery } from "./queries.ts";
import { fieldRowClass, onEnter, Step } from "./step.tsx";
import { focusField, type NewBookingFormState } from "./use-new-booking.ts";

const texts = words.admin.newBooking.address;

/** Loaded for an address that is not served. */
const AddToWaitlist = lazyComponent(() => import("./add-to-waitlist.tsx"));

/** The visit address, prefilled from the last visit; not asked for walk-ins and additional members. */
export function AddressStep({ formState }: { formState: NewBookingFormState }) {
  const { draft, joinedVisit, update, errors } = formState;
  const areas = useQuery(servedAreasQuery()).data;
  if (joinedVisit || isAtCentre(draft)) {
    return (
      <Step number={2} title={texts.title} isDone>
        {joinedVisit && (
          <p className="whitespace-pre-line">{formatAddressWithPin(joinedVisit.address, joinedVisit.pinCode)}</p>
        )}
        {joinedVisit?.landmark && <p>{joinedVisit.landmark}</p>}
        <FieldHint>{joinedVisit ? texts.joinsVisitOf(joinedVisit.patientName) : texts.atCentre}</FieldHint>
        <StaffDetailFields formState={formState} />
      </Step>
    );
  }
  const { address, pinCode } = draft.patient;
  const visitPinCode = resolvePinCode({ pinCode, address }) ?? "";
  const answer = checkPinCode(visitPinCode, areas);
  const isKnown = typeof draft.patientChoice === "number" && address !== "";
  const change = (field: "address" | "pinCode", value: string) =>
    update((now) => ({ patient: { ...now.patient, [field]: value } }), field);
  return (
    <Step
      number={2}
      title={texts.title}
      isDone={address.trim() !== "" && validatePinCode(visitPinCode, areas, sentences.pinCodes) === null}
    >
      <Field label={texts.address} error={errors.fieldErrors.address} hint={isKnown ? texts.asLast : undefined}>
        {(wiring) => (
          <Textarea
            {...wiring}
            isOneLine
            data-place="address"
            rows={2}
            autoComplete="off"
            value={address}
            onChange={({ target }) => change("address", target.value)}
            onKeyDown={onEnter(() => focusField("landmark"))}
          />
        )}
      </Field>
      <Field label={texts.landmark} need="optional" error={errors.fieldErrors.landmark}>
        {(wiring) => (
          <Input
            {...wiring}
            data-place="landmark"
            autoComplete="off"
            value={draft.landmark}
            onChange={({ target }) => update({ landmark: target.value }, "landmark")}
            onKeyDown={onEnter(() => focusField("pinCode"))}
          />
        )}
      </Field>
      <div className={fieldRowClass}>
        <AreaSelect pinCode={pinCode} areas={areas} onChoose={(chosen) => change("pinCode", chosen)} />
        <Field
          label={texts.pinCode}
          need="optional"
          error={
            errors.fieldErrors.pinCode ??
            (answer.kind === "not-served" ? sentences.pinCodes.notServed(answer.pinCode) : undefined)
          }
          hint={answer.kind === "served" ? sentences.pinCodes.served(answer.area) : undefined}
        >
          {(wiring) => (
            <Input
              {...wiring}
              data-place="pinCode"
              inputMode="numeric"
              autoComplete="off"
              value={pinCode}
              onChange={({ target }) => change("pinCode", target.value)}
              onKeyDown={onEnter(() => focusField("items"))}
            />
          )}
        </Field>
      </div>
      {answer.kind === "not-served" && (
        <Suspense>
          <AddToWaitlist key={answer.pinCode + draft.typedPhone} phone={draft.typedPhone} pinCode={answer.pinCode} />
        </Suspense>
      )}
      <StaffDetailFields formState={formState} />
    </Step>
  );
}

/** Details that only staff see, collapsed because few callers give them. */
function StaffDetailFields({ formState: { draft, joinedVisit, update, errors } }: { formState: NewBookingFormState }) {
  const [isOpen, setOpen] = useState(false);
  const place = joinedVisit ? "visit" : draft.place;
  const fields = listFormDetails(place);
  const isWrong = fields.some((field) => errors.fieldErrors[field]);
  if (fields.length === 0) return null;
  return (
    <Disclosure
      label={texts.staffDetails[place]}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <div className="flex flex-wrap gap-2.5 pt-1.5">
        {fields.map((field, at) => (
          <div key={field} className={cx("flex-1", field === "phlebotomistNote" ? "basis-full" : "basis-30")}>
            <Field
              label={words.admin.booking[field]}
              hint={field === "phlebotomistNote" ? words.admin.patientEdit.noteHint : undefined}
              error={errors.fieldErrors[field]}
            >
              {(wiring) => (
                <Input
                  {...wiring}
                  data-place={field}
                  inputMode={field.endsWith("Phone") ? "tel" : undefined}
                  autoComplete="off"
                  value={draft.staffDetails[field] ?? ""}
                  onChange={({ target }) =>
                    update(({ staffDetails }) => ({ staffDetails: { ...staffDetails, [field]: target.value } }), field)
                  }
                  onKeyDown={onEnter(() => focusField(fields[at + 1] ?? "items"))}
                />
              )}
            </Field>
          </div>
        ))}
      </div>
    </Disclosure>
  );
}
