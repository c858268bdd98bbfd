import { useQuery } from "@tanstack/react-query";
import type { ListedPatient } from "#core/admin/patients/schema.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { parseAge } from "#core/patients/age.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { withConfirmations } from "#web/admin/components/api-errors.ts";
import { LinesSkeleton } from "#web/admin/layout/panel-skeletons.tsx";
import { Button } from "#web/components/button.tsx";
import { Field, FieldGroup, FieldHint } from "#web/components/forms/field.tsx";
import { Checkbox, Input, Select } from "#web/components/forms/input.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { formatShortDate } from "#web/lib/format-date.ts";
import { formatPerson } from "#web/lib/format-person.ts";
import { type ActionForm, type FormErrors, useActionForm } from "#web/lib/use-action-form.ts";
import { patientBookingsQuery } from "./queries.ts";
import { usePatientAction } from "./use-patient-action.ts";

const texts = words.admin.patientMerge;

type Props = { patient: ListedPatient; onClose: () => void };

/** Splits the bookings of two people who share a phone and a name: which ones move, and to whom. */
export default function SplitForm({ patient, onClose }: Props) {
  const query = useQuery(patientBookingsQuery(patient.id));
  return (
    <QuerySection
      query={query}
      loading={<LinesSkeleton label={words.admin.patient.loadingBookings} />}
      failed={words.admin.patient.failedBookings}
    >
      {({ rows }) => <SplitChoice patient={patient} bookings={rows} onClose={onClose} />}
    </QuerySection>
  );
}

/** As typed; `bookings` are the ids of those that move. */
type SplitFields = { bookings: string[]; name: string; age: string; gender: "" | "male" | "female" | "other" };

function SplitChoice({ patient, bookings, onClose }: Props & { bookings: Booking[] }) {
  const split = useSplitPatient(patient.id, onClose);
  const form = useActionForm<SplitFields>({
    defaultValues: { bookings: [], name: "", age: "", gender: "" },
    validate: (fields) => validateSplit(fields, patient.bookings),
    send: ({ bookings: chosen, ...person }) =>
      split.mutateAsync({ person, bookings: bookings.filter(({ id }) => chosen.includes(String(id))) }),
  });
  return (
    <form className="grid gap-3" {...form.props} noValidate>
      <FieldGroup legend={texts.which} error={form.getError("bookings")}>
        <ul className="divide-y divide-line">
          {bookings.map((booking, index) => (
            <li key={booking.id}>
              <Checkbox
                className="min-h-target"
                autoFocus={index === 0}
                value={booking.id}
                {...form.register("bookings")}
                label={`${booking.code}, ${formatShortDate(booking.bookingDate)}`}
                hint={[booking.patientName, formatPerson(booking)].filter(Boolean).join(", ")}
              />
            </li>
          ))}
        </ul>
      </FieldGroup>
      <SplitPatientFields form={form} />
      <FieldHint>{texts.samePhone(formatPhone(patient.phone))}</FieldHint>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="primary" size="small" type="submit" aria-disabled={form.isSubmitting}>
          {form.isSubmitting ? texts.splitting : texts.splitNow}
        </Button>
        <Button size="small" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </form>
  );
}

function SplitPatientFields({ form }: { form: ActionForm<SplitFields> }) {
  const names = words.booking.personal.genders;
  return (
    <>
      <Field label={texts.name} error={form.getError("name")}>
        {(wiring) => <Input autoComplete="off" {...form.register("name")} {...wiring} />}
      </Field>
      <Field label={texts.age} need="optional" error={form.getError("age")}>
        {(wiring) => <Input {...form.register("age")} {...wiring} />}
      </Field>
      <Field label={texts.gender} need="optional">
        {(wiring) => (
          <Select {...form.register("gender")} {...wiring}>
            <option value="">{texts.noGender}</option>
            {Object.entries(names).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}

function validateSplit({ bookings, name, age }: SplitFields, all: number): FormErrors<SplitFields> {
  return {
    ...((bookings.length === 0 || bookings.length >= all) && { bookings: texts.whichMissed }),
    ...(name.trim() === "" && { name: texts.nameMissed }),
    ...(age.trim() !== "" && parseAge(age.trim()) === null && { age: texts.ageWrong }),
  };
}

type TypedPerson = Omit<SplitFields, "bookings">;

function toPatientInput({ name, age: typedAge, gender }: TypedPerson) {
  const age = parseAge(typedAge.trim());
  return { name: name.trim(), gender: gender || null, ...(age && { age: age.years, exactAge: age.exact }) };
}

/** Asks for confirmation if the phone already has a patient of that name, and shows their age and gender. */
function useSplitPatient(id: number, onDone: () => void) {
  return usePatientAction({
    send: ({ person, bookings }: { person: TypedPerson; bookings: Booking[] }) =>
      withConfirmations((answers) =>
        callApi(browserFetch, "POST /api/patients/{id}/split", {
          path: { id },
          body: {
            ...toPatientInput(person),
            bookings: bookings.map((booking) => ({ id: booking.id, version: booking.version })),
            ...answers,
          },
        }),
      ),
    done: texts.splitDone,
    onDone,
  });
}
