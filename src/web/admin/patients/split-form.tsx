import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { Booking } from "#core/bookings/schema.ts";
import { shortDate } from "#core/calendar/day.ts";
import type { ListedPatient } from "#core/desk/patients/schema.ts";
import { type Age, readAge } from "#core/patients/age.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { LinesSkeleton } from "#web/admin/booking/detail-parts.tsx";
import { askingFirst } from "#web/admin/editing/refusals.ts";
import { browserFetch, callApi } from "#web/api-client.ts";
import { Field, FieldGroup } from "#web/ui/forms/field.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { personWords } from "./person-words.ts";
import { bookingsOfPatientQuery } from "./queries.ts";
import { usePersonAct } from "./use-person-act.ts";
import "#web/admin/changing/changing.css";
import "#web/admin/editing/editing.css";

const texts = words.desk.people;

type Props = { patient: ListedPatient; onClose: () => void };

/** Bookings of two people who share a phone and a name: which are the other one's, and who that is. */
export default function SplitForm({ patient, onClose }: Props) {
  const query = useQuery(bookingsOfPatientQuery(patient.id));
  return (
    <QuerySection
      query={query}
      loading={<LinesSkeleton label={words.desk.patient.loadingBookings} />}
      failed={words.desk.patient.failedBookings}
    >
      {({ rows }) => <Choice patient={patient} bookings={rows} onClose={onClose} />}
    </QuerySection>
  );
}

type Who = { name: string; age: Age | null | "none"; gender: "male" | "female" | "other" | null };
type Mistakes = Partial<Record<"bookings" | "name" | "age", string>>;

function Choice({ patient, bookings, onClose }: Props & { bookings: Booking[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const split = useSplit(patient.id, onClose);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (split.isPending) return;
    const typed = new FormData(event.currentTarget);
    const who = whoOf(typed);
    const found = mistakesIn(who, chosen.size, patient.bookings);
    setMistakes(found);
    if (Object.keys(found).length > 0) return;
    split.mutate({ who, bookings: bookings.filter(({ id }) => chosen.has(id)) });
  };
  const toggle = (id: number) => setChosen((before) => new Set(before.has(id) ? without(before, id) : [...before, id]));
  return (
    <form className="act-form" onSubmit={submit} noValidate>
      <FieldGroup className="" legend={texts.which} error={mistakes.bookings}>
        <ul className="people-choice">
          {bookings.map((booking, place) => (
            <li key={booking.id}>
              <label className="tick">
                <input
                  type="checkbox"
                  // biome-ignore lint/a11y/noAutofocus: it stands where the pressed button was
                  autoFocus={place === 0}
                  checked={chosen.has(booking.id)}
                  onChange={() => toggle(booking.id)}
                />
                <span>
                  {booking.code}, {shortDate(booking.bookingDate)}{" "}
                  <small>{[booking.patientName, personWords(booking)].filter(Boolean).join(", ")}</small>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </FieldGroup>
      <WhoFields mistakes={mistakes} />
      <p className="hint">{texts.samePhone(formatPhone(patient.phone))}</p>
      <div className="row row-wraps">
        <button className="btn btn-1 btn-s" type="submit" aria-disabled={split.isPending}>
          {split.isPending ? texts.splitting : texts.splitNow}
        </button>
        <button className="btn btn-2 btn-s" type="button" onClick={onClose}>
          {texts.close}
        </button>
      </div>
    </form>
  );
}

function WhoFields({ mistakes }: { mistakes: Mistakes }) {
  const names = words.booking.personal.genders;
  return (
    <>
      <Field className="" label={texts.name} error={mistakes.name}>
        {(wiring) => <input className="input" {...wiring} name="name" autoComplete="off" />}
      </Field>
      <Field className="" label={texts.age} need="optional" error={mistakes.age}>
        {(wiring) => <input className="input" {...wiring} name="age" />}
      </Field>
      <Field className="" label={texts.gender} need="optional">
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

function whoOf(typed: FormData): Who {
  const age = String(typed.get("age")).trim();
  const gender = typed.get("gender");
  return {
    name: String(typed.get("name")).trim(),
    age: age === "" ? null : (readAge(age) ?? "none"),
    gender: gender === "male" || gender === "female" || gender === "other" ? gender : null,
  };
}

function mistakesIn({ name, age }: Who, chosen: number, all: number): Mistakes {
  return {
    ...((chosen === 0 || chosen >= all) && { bookings: texts.whichMissed }),
    ...(name === "" && { name: texts.nameMissed }),
    ...(age === "none" && { age: texts.ageWrong }),
  };
}

function told({ name, age, gender }: Who) {
  const isTold = age !== null && age !== "none";
  return { name, gender, ...(isTold && { age: age.years, exactAge: age.exact }) };
}

function without(before: ReadonlySet<number>, id: number): number[] {
  return [...before].filter((one) => one !== id);
}

/** A name that the phone has already is asked about, with that one's age and gender. */
function useSplit(id: number, onDone: () => void) {
  return usePersonAct({
    send: ({ who, bookings }: { who: Who; bookings: Booking[] }) =>
      askingFirst((answers) =>
        callApi(browserFetch, "POST /api/patients/{id}/split", {
          path: { id },
          body: { ...told(who), bookings: bookings.map((one) => ({ id: one.id, version: one.version })), ...answers },
        }),
      ),
    done: texts.splitDone,
    onDone,
  });
}
