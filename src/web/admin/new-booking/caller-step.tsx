import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useEffectEvent } from "react";
import type { ListedPatient } from "#core/admin/patients/schema.ts";
import { formatNationalPhone, formatPhone, isAmbiguousPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { PhoneOptOutLine } from "#web/admin/bookings/opt-out-notice.tsx";
import { KeyHint } from "#web/admin/layout/shortcuts.tsx";
import { NoteText } from "#web/admin/patients/note-text.tsx";
import { patientNoteQuery } from "#web/admin/patients/queries.ts";
import { patientToValues } from "#web/booking/details/person-values.ts";
import { phoneCountryQuery } from "#web/booking/phone-country-query.ts";
import { Field, FieldHint } from "#web/components/forms/field.tsx";
import { Input } from "#web/components/forms/input.tsx";
import { Icon } from "#web/components/icon.tsx";
import { formatDayMonth } from "#web/lib/format-date.ts";
import { formatShortPerson } from "#web/lib/format-person.ts";
import { LanguageField, NewPatientFields } from "./new-patient-fields.tsx";
import { parseCallerPhone, toCallerSearch } from "./parse-caller-phone.ts";
import { callerPatientsQuery, findLastVisitAddress, recentBookingsQuery } from "./queries.ts";
import { onEnter, Step } from "./step.tsx";
import { emptyPatient, focusField, type NewBookingFormState } from "./use-new-booking.ts";

const texts = words.admin.newBooking.caller;

/** The caller's phone and patient; a digit chooses the patient, also right after the number. */
export function CallerStep({ formState }: { formState: NewBookingFormState }) {
  const { draft, update, errors } = formState;
  const searched = draft.searchedPhone || draft.typedPhone;
  const { phone, choice } = parseCallerPhone(searched);
  const search = toCallerSearch(searched);
  const found = useQuery(callerPatientsQuery(search, phone));
  const family = search === null ? [] : (found.data ?? []);
  const isOneNumber = family.every((patient) => patient.phone === phone);
  const choose = usePatientChoice(formState, family, searched);
  const chooseTyped = useEffectEvent(() => choice !== null && draft.patientChoice === null && choose(choice));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the patients arrive a moment after the digit
  useEffect(() => void chooseTyped(), [choice, family.length]);
  const isUnknown = phone !== null && choice === null && found.isSuccess && family.length === 0;
  const isNew = draft.patientChoice === "new" || isUnknown;
  const goToNextField = () => {
    if (isNew) focusField("name");
    else if (draft.patientChoice === null && !isOneNumber) focusField("family");
    else if (draft.patientChoice === null) choose(1);
    else focusField("items");
  };
  return (
    <Step
      number={1}
      title={texts.title}
      isDone={typeof draft.patientChoice === "number" || (isNew && draft.patient.name.trim() !== "")}
    >
      <Field
        label={texts.phone}
        hint={phone === null ? texts.begin : undefined}
        error={errors.fieldErrors.phone ?? (family.length === 0 ? getAmbiguityError(searched) : undefined)}
      >
        {(wiring) => (
          <Input
            {...wiring}
            data-place="phone"
            className="text-lg font-semibold"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            // A caller gives the number first.
            autoFocus
            value={draft.typedPhone}
            onChange={({ target }) =>
              update({ typedPhone: target.value, searchedPhone: "", patientChoice: null }, "phone")
            }
            onKeyDown={onEnter(goToNextField)}
          />
        )}
      </Field>
      <PhoneOptOutLine phone={phone} patientId={typeof draft.patientChoice === "number" ? draft.patientChoice : null} />
      {found.isError && <FieldHint>{texts.failed}</FieldHint>}
      {family.length > 0 && (
        <FamilyChoice
          family={family}
          who={draft.patientChoice}
          choose={choose}
          newPhone={isOneNumber ? null : phone}
          isOneNumber={isOneNumber}
        />
      )}
      {typeof draft.patientChoice === "number" && <CallerNote patientId={draft.patientChoice} />}
      {isUnknown && <FieldHint>{texts.unknown}</FieldHint>}
      {isNew && <NewPatientFields formState={formState} />}
      {(isNew || draft.patientChoice !== null) && <LanguageField formState={formState} />}
    </Step>
  );
}

/** Asks at once for a landline's 0 or a country: no patient is found without. */
function getAmbiguityError(typed: string): string | undefined {
  return isAmbiguousPhone(typed) ? texts.ambiguous : undefined;
}

/** Chooses a patient by list number, with their last visit address; the number after the last one is a new patient. */
function usePatientChoice({ update }: NewBookingFormState, family: readonly ListedPatient[], searchedPhone: string) {
  const client = useQueryClient();
  const { phone } = parseCallerPhone(searchedPhone);
  const chooseKnown = async (patient: ListedPatient) => {
    const { phone: _phone, ...person } = patientToValues(patient);
    update(
      {
        ...{ typedPhone: formatNationalPhone(patient.phone), searchedPhone },
        ...{ patientChoice: patient.id, patient: person, landmark: "", language: patient.language },
      },
      "phone",
      "name",
      "age",
      "gender",
      "address",
      "pinCode",
    );
    focusField("items");
    const lastAddress = await findLastVisitAddress(client, patient.id);
    // Keep an address that was edited meanwhile.
    update((call) => {
      if (!lastAddress || call.patientChoice !== patient.id || call.patient.address !== person.address) return {};
      const pinCode = lastAddress.pinCode ?? person.pinCode;
      return {
        patient: { ...call.patient, address: lastAddress.address, pinCode },
        landmark: lastAddress.landmark ?? "",
      };
    });
  };
  return (digit: number): void => {
    const patient = family[digit - 1];
    if (patient) void chooseKnown(patient);
    else if (family[0] && digit === family.length + 1) {
      const { address, pinCode } = family[0].phone === phone ? patientToValues(family[0]) : emptyPatient;
      const typed = phone === null ? {} : { typedPhone: formatNationalPhone(phone), searchedPhone };
      const { language } = family[0];
      const patient = { ...emptyPatient, address, pinCode };
      update({ ...typed, patientChoice: "new", patient, language }, "phone", "name");
      requestAnimationFrame(() => focusField("name"));
    }
  };
}

const familyButtonClass =
  "flex min-h-target w-full cursor-pointer items-center gap-2.5 rounded-md border border-line bg-card px-2.5 py-1.5 text-left text-inherit hover:border-action aria-pressed:border-action aria-pressed:bg-selected";

type FamilyChoiceProps = {
  family: readonly ListedPatient[];
  who: number | "new" | null;
  choose: (digit: number) => void;
  /** The typed number, for a new patient; null if it need not be shown. */
  newPhone: string | null;
  /** Whether all have the typed number; otherwise each is shown with number and country. */
  isOneNumber: boolean;
};

function FamilyChoice({ family, who, choose, newPhone, isOneNumber }: FamilyChoiceProps) {
  const press = (event: KeyboardEvent) => {
    if (!/^[1-9]$/.test(event.key)) return;
    event.preventDefault();
    choose(Number(event.key));
  };
  return (
    <ul className="grid gap-1.5" aria-label={texts.family} onKeyDown={press}>
      {family.map((patient, index) => (
        <li key={patient.id}>
          <FamilyMember
            patient={patient}
            digit={index + 1}
            isChosen={who === patient.id}
            choose={choose}
            isPhoneShown={!isOneNumber}
          />
        </li>
      ))}
      <li>
        <button
          className={familyButtonClass}
          type="button"
          aria-pressed={who === "new"}
          onClick={() => choose(family.length + 1)}
        >
          <KeyHint>{String(family.length + 1)}</KeyHint>
          <span>{newPhone === null ? texts.newPatient : texts.newPatientOf(formatPhone(newPhone))}</span>
        </button>
      </li>
    </ul>
  );
}

/** The staff's note on the patient; on a failure the call continues without it. */
function CallerNote({ patientId }: { patientId: number }) {
  const { data: note } = useQuery(patientNoteQuery(patientId));
  return (
    <div aria-live="polite" className="empty:hidden">
      {note?.text && <NoteText text={note.text} />}
    </div>
  );
}

const noteClass = "block text-xs text-quiet";

type FamilyMemberProps = {
  patient: ListedPatient;
  digit: number;
  isChosen: boolean;
  choose: (digit: number) => void;
  isPhoneShown: boolean;
};

function FamilyMember({ patient, digit, isChosen, choose, isPhoneShown }: FamilyMemberProps) {
  const { data: country } = useQuery(phoneCountryQuery(isPhoneShown ? patient.phone : null));
  const { data } = useQuery(recentBookingsQuery(patient.id));
  const [last] = data?.rows ?? [];
  const items = last?.bookingDate === patient.lastVisit ? last?.followed?.items.map(({ name }) => name) : undefined;
  return (
    <button
      className={familyButtonClass}
      type="button"
      data-place={digit === 1 ? "family" : undefined}
      aria-pressed={isChosen}
      onClick={() => choose(digit)}
    >
      <KeyHint>{String(digit)}</KeyHint>
      <span className="min-w-0 flex-1">
        <b className="block font-semibold">{patient.name}</b>
        {isPhoneShown && (
          <small className={noteClass}>
            {[formatPhone(patient.phone), country?.country].filter(Boolean).join(", ")}
          </small>
        )}
        <small className={noteClass}>
          {[formatShortPerson(patient), formatVisits(patient, items)].filter(Boolean).join(" · ")}
        </small>
      </span>
      {isChosen && <Icon name="check" small className="text-action" />}
    </button>
  );
}

function formatVisits({ nextVisit, lastVisit }: ListedPatient, items: readonly string[] | undefined): string {
  if (nextVisit) return texts.nextVisit(formatDayMonth(nextVisit));
  if (!lastVisit) return texts.noVisit;
  const day = formatDayMonth(lastVisit);
  return items ? texts.last(day, items.join(", ")) : texts.lastVisit(day);
}
