import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { bookingFields, patientFieldNames } from "#core/bookings/booking-fields.ts";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import type { ChangedField } from "#core/bookings/edit/changed-fields.ts";
import { phoneScopes } from "#core/bookings/edit/phone-scopes.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { type StaffDetailField, staffDetailFields, walkInDetailFields } from "#core/bookings/staff-details.ts";
import { addressFields } from "#core/bookings/visits/visit-address.ts";
import { languageNames } from "#core/i18n/languages.ts";
import { parseAge } from "#core/patients/age.ts";
import { isErased } from "#core/patients/erased-patient.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { PatientDetails } from "#web/admin/bookings/patient-details.tsx";
import { bookingsKey, bookingsQuery } from "#web/admin/bookings/queries.ts";
import { AdminForm } from "#web/admin/components/admin-form.tsx";
import {
  type AdminField,
  type AdminFieldValue,
  type AdminFieldValues,
  type CallBody,
  toCallBody,
} from "#web/admin/components/form-fields.ts";
import { useSave } from "#web/admin/components/use-save.ts";
import { useUnsavedPrompt } from "#web/admin/components/use-unsaved-prompt.ts";
import { useNotificationHint } from "#web/admin/layout/use-notification-hint.ts";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { Button } from "#web/components/button.tsx";
import { FieldHint } from "#web/components/forms/field.tsx";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { formatAge } from "#web/lib/format-age.ts";
import { editFormClass } from "./form-classes.ts";
import type { FormState } from "./use-form-state.ts";

type UpdateBookingCall = "PATCH /api/bookings/{id}";

const texts = words.admin.patientEdit;
const { genders } = words.booking.personal;

/** Whether the user may change the details; an erased patient has none. */
export function useCanChangePatient(booking: Booking): boolean {
  return usePermissions()("change-booking") && !isErased(booking);
}

/** Patient and contact details, edited in place. */
export function PatientEditor({ booking, form }: { booking: Booking; form: FormState }) {
  const canChange = useCanChangePatient(booking);
  if (canChange && form.isOpen) return <PatientForm booking={booking} onClose={form.close} />;
  return <PatientDetails booking={booking} />;
}

/** Keeps typed values when the booking was changed by someone else meanwhile, and says so. */
function PatientForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const setEdited = useUnsavedPrompt();
  const withNotificationHint = useNotificationHint(booking);
  const values = getFormValues(booking);
  const otherBookings = useQuery(bookingsQuery({ patientId: booking.patientId, limit: 2 }));
  const done = () => {
    setEdited(false);
    onClose();
  };
  const saving = useSave({
    send: (typed, { confirmed, ...context }) =>
      callApi(browserFetch, "PATCH /api/bookings/{id}", {
        path: { id: booking.id },
        body: {
          ...toCallBody<UpdateBookingCall>({ ...typed, ...parseTypedAge(typed.age) }),
          ...context,
          ...(confirmed && { reportGoesAlong: true }),
        },
      }),
    shown: { version: booking.version, values },
    staleKey: bookingsKey,
    onSaved: done,
  });
  const container = useRef<HTMLDivElement>(null);
  const hasOthers = (otherBookings.data?.rows.length ?? 0) > 1 || "phoneFor" in saving.fieldErrors;
  // The pressed button is gone and took the focus with it.
  useEffect(() => container.current?.querySelector("input")?.focus(), []);
  return (
    <div className={editFormClass} ref={container}>
      <AdminForm
        place="section"
        fields={listFields(booking, hasOthers)}
        values={values}
        saving={saving}
        onEdit={setEdited}
      />
      <FieldHint>{withNotificationHint(texts.notifyHint)}</FieldHint>
      <Button size="small" className="justify-self-start" onClick={done}>
        {texts.keep}
      </Button>
    </div>
  );
}

/** Fields that are not a plain text input. */
const fieldOverrides: Partial<Record<ChangedField, Partial<AdminField> & Pick<AdminField, "kind">>> = {
  name: { kind: "text", hint: texts.nameHint },
  email: { kind: "email" },
  phone: { kind: "phone" },
  address: { kind: "paragraph" },
  gender: { kind: "option", options: Object.keys(genders), names: genders, none: texts.noGender },
  language: { kind: "option", options: Object.keys(languageNames), names: languageNames, hint: texts.languageHint },
  phlebotomistNote: { kind: "paragraph", hint: texts.noteHint },
};

/** Months and days are part of the age field. */
const textFields = patientFieldNames.filter((name) => name !== "exactAge");

const fields: AdminField<CallBody<UpdateBookingCall>>[] = [
  ...[...textFields, "language" as const, ...staffDetailFields].map((name) => ({
    ...{ kind: "text", name, label: words.admin.booking[name], ...fieldOverrides[name] },
  })),
] as AdminField<CallBody<UpdateBookingCall>>[];

/** A booking at the centre has no visit address. */
const centreFieldNames: readonly string[] = walkInDetailFields;
const homeOnlyFieldNames: readonly string[] = [...addressFields, ...staffDetailFields].filter(
  (name) => !centreFieldNames.includes(name),
);
const fieldsAtCentre = fields.filter(({ name }) => !homeOnlyFieldNames.includes(name));

/** Shown after the phone if the patient has other bookings. */
const phoneScopeField: AdminField<CallBody<UpdateBookingCall>> = {
  kind: "option",
  name: "phoneFor",
  options: phoneScopes,
  label: texts.phoneFor.label,
  names: texts.phoneFor.names,
  none: texts.phoneFor.none,
};

function listFields(booking: Booking, hasOthers: boolean): AdminField<CallBody<UpdateBookingCall>>[] {
  const bookingFormFields = isAtCentre(booking) ? fieldsAtCentre : fields;
  return hasOthers
    ? bookingFormFields.flatMap((field) => (field.name === "phone" ? [field, phoneScopeField] : [field]))
    : bookingFormFields;
}

function getFormValues(booking: Booking): AdminFieldValues {
  const entries = textFields.map((name) => [name, String(booking[bookingFields[name].column] ?? "")]);
  return {
    ...Object.fromEntries(entries),
    age: formatAge(booking.age, booking.exactAge),
    phone: formatPhone(booking.phone),
    phoneFor: "",
    language: booking.language,
    ...Object.fromEntries(staffDetailFields.map((name) => [name, formatStaffDetail(name, booking[name])])),
  };
}

/** Parses a typed age for the API; leaves an invalid one to the API, which rejects it. */
function parseTypedAge(typed: AdminFieldValue | undefined): AdminFieldValues {
  const age = typeof typed === "string" ? parseAge(typed) : null;
  return age ? { age: age.years, ...(age.exact !== null && { exactAge: age.exact }) } : {};
}

function formatStaffDetail(name: StaffDetailField, value: string | null | undefined): string {
  return value && name.endsWith("Phone") ? formatPhone(value) : (value ?? "");
}
