import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { phoneScopes } from "#core/bookings/changing/phone-scopes.ts";
import { bookingFields, type PatientField, patientFieldNames } from "#core/bookings/fields.ts";
import { isAtCentre } from "#core/bookings/places.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { type ContactField, contactFields, toldFields, toldFieldsAt } from "#core/bookings/visit/contacts.ts";
import { wayFields } from "#core/bookings/visit/visit.ts";
import { readAge } from "#core/patients/age.ts";
import { isErased } from "#core/patients/erased.ts";
import { ageText } from "#core/patients/exact-age.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { PatientSection } from "#web/admin/booking/patient-section.tsx";
import { bookingsKey, bookingsQuery } from "#web/admin/bookings/queries.ts";
import { DeskForm } from "#web/admin/editing/desk-form.tsx";
import { type Body, bodyOf, type DeskField, type DeskValue, type DeskValues } from "#web/admin/editing/fields.ts";
import { useAskBeforeLeaving } from "#web/admin/editing/use-ask-before-leaving.ts";
import { useSaving } from "#web/admin/editing/use-saving.ts";
import { useKeys } from "#web/admin/layout/keys.tsx";
import { useActs } from "#web/admin/layout/use-acts.ts";
import { useTold } from "#web/admin/layout/use-told.ts";
import { browserFetch, callApi } from "#web/api-client.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Opener } from "./opener.tsx";
import "./changing.css";

type Call = "PATCH /api/bookings/{id}";

const texts = words.desk.change;
const { genders } = words.booking.personal;

/** Who the patient is and how to reach them; the desk changes it in the same place. */
export function PatientPart({ booking }: { booking: Booking }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const may = useActs();
  const mayChange = may("change-booking") && !isErased(booking);
  useKeys({ e: mayChange ? () => setOpen(true) : undefined });
  const close = () => {
    setOpen(false);
    setWasOpen(true);
  };
  if (mayChange && isOpen) {
    return (
      <section>
        <h3>{words.desk.booking.patient}</h3>
        <ChangeForm booking={booking} onClose={close} />
      </section>
    );
  }
  const opener = (
    <div className="row">
      <Opener keyName="e" isClosed={wasOpen} onOpen={() => setOpen(true)}>
        <Icon name="pencil" small /> {texts.open}
      </Opener>
    </div>
  );
  return <PatientSection booking={booking} change={mayChange && opener} />;
}

/** What somebody else has changed meanwhile is told, and what was typed stays. */
function ChangeForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const setEdited = useAskBeforeLeaving();
  const told = useTold();
  const values = valuesOf(booking);
  const theirs = useQuery(bookingsQuery({ patientId: booking.patientId, limit: 2 }));
  const done = () => {
    setEdited(false);
    onClose();
  };
  const saving = useSaving({
    send: (typed, { confirmed, ...seen }) =>
      callApi(browserFetch, "PATCH /api/bookings/{id}", {
        path: { id: booking.id },
        body: {
          ...bodyOf<Call>({ ...typed, ...typedAge(typed.age) }),
          ...seen,
          ...(confirmed && { reportGoesAlong: true }),
        },
      }),
    shown: { version: booking.version, values },
    stale: bookingsKey,
    onSaved: done,
  });
  const place = useRef<HTMLDivElement>(null);
  const hasOthers = (theirs.data?.rows.length ?? 0) > 1 || "phoneFor" in saving.mistakes;
  // What was pressed is gone, and would have taken the focus with it.
  useEffect(() => place.current?.querySelector("input")?.focus(), []);
  return (
    <div className="act-details" ref={place}>
      <DeskForm fields={fieldsOf(booking, hasOthers)} values={values} saving={saving} onEdit={setEdited} />
      <p className="hint">{told(texts.tells)}</p>
      <button className="btn btn-2 btn-s" type="button" onClick={done}>
        {texts.keep}
      </button>
    </div>
  );
}

/** What stands otherwise than as a line of text. */
const shapes: Partial<Record<PatientField, Partial<DeskField> & Pick<DeskField, "kind">>> = {
  name: { kind: "line", hint: texts.nameHint },
  address: { kind: "text" },
  gender: { kind: "word", words: Object.keys(genders), names: genders, none: texts.noGender },
};

/** Months and days are typed as the age. */
const typedFields = patientFieldNames.filter((name) => name !== "exactAge");

const fields: DeskField<Body<Call>>[] = [
  ...typedFields.map((name) => ({ kind: "line", name, label: words.desk.booking[name], ...shapes[name] })),
  { kind: "text", name: "collectorNote", label: words.desk.booking.collectorNote, hint: texts.noteHint },
  ...contactFields.map((name) => ({ kind: "line", name, label: words.desk.booking[name] })),
] as DeskField<Body<Call>>[];

/** Nobody goes to a door. */
const askedAtCentre: readonly string[] = toldFieldsAt("centre");
const ofDoor: readonly string[] = [...wayFields, ...toldFields].filter((name) => !askedAtCentre.includes(name));
const fieldsAtCentre = fields.filter(({ name }) => !ofDoor.includes(name));

/** Asked of somebody with other bookings, behind the phone. */
const phoneFor: DeskField<Body<Call>> = {
  kind: "word",
  name: "phoneFor",
  words: phoneScopes,
  label: texts.phoneFor.label,
  names: texts.phoneFor.names,
  none: texts.phoneFor.none,
};

function fieldsOf(booking: Booking, hasOthers: boolean): DeskField<Body<Call>>[] {
  const asked = isAtCentre(booking) ? fieldsAtCentre : fields;
  return hasOthers ? asked.flatMap((field) => (field.name === "phone" ? [field, phoneFor] : [field])) : asked;
}

function valuesOf(booking: Booking): DeskValues {
  const told = typedFields.map((name) => [name, String(booking[bookingFields[name].column] ?? "")]);
  return {
    ...Object.fromEntries(told),
    age: ageText(booking.age, booking.exactAge),
    phone: formatPhone(booking.phone),
    collectorNote: booking.collectorNote ?? "",
    phoneFor: "",
    ...Object.fromEntries(contactFields.map((name) => [name, shownContact(name, booking[name])])),
  };
}

/** What is typed as an age, as the API takes it; what is none it refuses. */
function typedAge(typed: DeskValue | undefined): DeskValues {
  const age = typeof typed === "string" ? readAge(typed) : null;
  return age ? { age: age.years, ...(age.exact !== null && { exactAge: age.exact }) } : {};
}

function shownContact(name: ContactField, value: string | null | undefined): string {
  return value && name.endsWith("Phone") ? formatPhone(value) : (value ?? "");
}
