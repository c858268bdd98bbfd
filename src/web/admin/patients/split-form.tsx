import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { ListedPatient } from "#core/admin/patients/schema.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { type Age, parseAge } from "#core/patients/age.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { LinesSkeleton } from "#web/admin/bookings/booking-summary.tsx";
import { withConfirmations } from "#web/admin/components/api-errors.ts";
import { Button } from "#web/components/button.tsx";
import { Field, FieldGroup, FieldHint } from "#web/components/forms/field.tsx";
import { Checkbox, Input, Select } from "#web/components/forms/input.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { formatShortDate } from "#web/lib/format-date.ts";
import { formatPerson } from "./format-person.ts";
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

type SplitPatientDetails = { name: string; age: Age | null | "none"; gender: "male" | "female" | "other" | null };
type SplitErrors = Partial<Record<"bookings" | "name" | "age", string>>;

function SplitChoice({ patient, bookings, onClose }: Props & { bookings: Booking[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [errors, setErrors] = useState<SplitErrors>({});
  const split = useSplitPatient(patient.id, onClose);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (split.isPending) return;
    const typed = new FormData(event.currentTarget);
    const details = readPatientDetails(typed);
    const found = validateSplit(details, chosen.size, patient.bookings);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    split.mutate({ patient: details, bookings: bookings.filter(({ id }) => chosen.has(id)) });
  };
  const toggle = (id: number) =>
    setChosen((before) => new Set(before.has(id) ? removeId(before, id) : [...before, id]));
  return (
    <form className="grid gap-3" onSubmit={submit} noValidate>
      <FieldGroup legend={texts.which} error={errors.bookings}>
        <ul className="divide-y divide-line">
          {bookings.map((booking, index) => (
            <li key={booking.id}>
              <Checkbox
                className="min-h-target"
                // biome-ignore lint/a11y/noAutofocus: takes the focus of the button it replaces
                autoFocus={index === 0}
                checked={chosen.has(booking.id)}
                onChange={() => toggle(booking.id)}
                label={`${booking.code}, ${formatShortDate(booking.bookingDate)}`}
                hint={[booking.patientName, formatPerson(booking)].filter(Boolean).join(", ")}
              />
            </li>
          ))}
        </ul>
      </FieldGroup>
      <SplitPatientFields errors={errors} />
      <FieldHint>{texts.samePhone(formatPhone(patient.phone))}</FieldHint>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="primary" size="small" type="submit" aria-disabled={split.isPending}>
          {split.isPending ? texts.splitting : texts.splitNow}
        </Button>
        <Button size="small" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </form>
  );
}

function SplitPatientFields({ errors }: { errors: SplitErrors }) {
  const names = words.booking.personal.genders;
  return (
    <>
      <Field label={texts.name} error={errors.name}>
        {(wiring) => <Input {...wiring} name="name" autoComplete="off" />}
      </Field>
      <Field label={texts.age} need="optional" error={errors.age}>
        {(wiring) => <Input {...wiring} name="age" />}
      </Field>
      <Field label={texts.gender} need="optional">
        {(wiring) => (
          <Select {...wiring} name="gender">
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

function readPatientDetails(typed: FormData): SplitPatientDetails {
  const age = String(typed.get("age")).trim();
  const gender = typed.get("gender");
  return {
    name: String(typed.get("name")).trim(),
    age: age === "" ? null : (parseAge(age) ?? "none"),
    gender: gender === "male" || gender === "female" || gender === "other" ? gender : null,
  };
}

function validateSplit({ name, age }: SplitPatientDetails, chosen: number, all: number): SplitErrors {
  return {
    ...((chosen === 0 || chosen >= all) && { bookings: texts.whichMissed }),
    ...(name === "" && { name: texts.nameMissed }),
    ...(age === "none" && { age: texts.ageWrong }),
  };
}

function toPatientInput({ name, age, gender }: SplitPatientDetails) {
  const isAgeGiven = age !== null && age !== "none";
  return { name, gender, ...(isAgeGiven && { age: age.years, exactAge: age.exact }) };
}

function removeId(before: ReadonlySet<number>, id: number): number[] {
  return [...before].filter((bookingId) => bookingId !== id);
}

/** Asks for confirmation if the phone already has a patient of that name, and shows their age and gender. */
function useSplitPatient(id: number, onDone: () => void) {
  return usePatientAction({
    send: ({ patient, bookings }: { patient: SplitPatientDetails; bookings: Booking[] }) =>
      withConfirmations((answers) =>
        callApi(browserFetch, "POST /api/patients/{id}/split", {
          path: { id },
          body: {
            ...toPatientInput(patient),
            bookings: bookings.map((booking) => ({ id: booking.id, version: booking.version })),
            ...answers,
          },
        }),
      ),
    done: texts.splitDone,
    onDone,
  });
}
