import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useEffectEvent } from "react";
import { dayOfMonth } from "#core/calendar/day.ts";
import type { ListedPatient } from "#core/desk/patients/schema.ts";
import { formatNational } from "#core/patients/phone.ts";
import { words } from "#texts";
import { Key } from "#web/admin/layout/keys.tsx";
import { NoteText } from "#web/admin/patients/note-text.tsx";
import { shortPersonWords } from "#web/admin/patients/person-words.ts";
import { noteQuery } from "#web/admin/patients/queries.ts";
import { personOfPatient } from "#web/booking/known/known-values.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { NewPerson } from "./new-person.tsx";
import { familyQuery, lastBookingsQuery, lastDoorOf } from "./queries.ts";
import { onEnter, Step } from "./step.tsx";
import { readNumber } from "./typed-number.ts";
import { type CallInHand, goTo, nobody } from "./use-call.ts";

const texts = words.desk.call.number;

/** Whose number it is; a digit chooses the person, also right behind the number. */
export function NumberStep({ hand }: { hand: CallInHand }) {
  const { call, tell, refusal } = hand;
  const { phone, choice } = readNumber(call.typed);
  const found = useQuery(familyQuery(phone));
  const family = phone === null ? [] : (found.data ?? []);
  const choose = useChoice(hand, family, phone);
  const chooseTyped = useEffectEvent(() => choice !== null && call.who === null && choose(choice));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the family comes a moment after the digit
  useEffect(() => void chooseTyped(), [choice, family.length]);
  const isUnknown = phone !== null && choice === null && found.isSuccess && family.length === 0;
  const isNew = call.who === "new" || isUnknown;
  const goOn = () => {
    if (isNew) goTo("name");
    else if (call.who === null) choose(1);
    else goTo("items");
  };
  return (
    <Step
      number={1}
      title={texts.title}
      isDone={typeof call.who === "number" || (isNew && call.person.name.trim() !== "")}
    >
      <Field
        className=""
        label={texts.phone}
        hint={phone === null ? texts.begin : undefined}
        error={refusal.mistakes.phone}
      >
        {(wiring) => (
          <input
            {...wiring}
            data-place="phone"
            className="input"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: a caller's number is the first that is said
            autoFocus
            value={call.typed}
            onChange={({ target }) => tell({ typed: target.value, who: null }, "phone")}
            onKeyDown={onEnter(goOn)}
          />
        )}
      </Field>
      {found.isError && <p className="hint">{texts.failed}</p>}
      {family.length > 0 && <Family family={family} who={call.who} choose={choose} />}
      {typeof call.who === "number" && <CallerNote patientId={call.who} />}
      {isUnknown && <p className="hint">{texts.unknown}</p>}
      {isNew && <NewPerson hand={hand} />}
    </Step>
  );
}

/** Chooses by the digits of the list: a person with where the lab came last, or, behind the last of them, somebody new. */
function useChoice({ tell }: CallInHand, family: readonly ListedPatient[], phone: string | null) {
  const client = useQueryClient();
  const typed = formatNational(phone ?? "");
  const chooseKnown = async (patient: ListedPatient) => {
    const { phone: _phone, ...person } = personOfPatient(patient);
    tell({ typed, who: patient.id, person, landmark: "" }, "phone", "name", "age", "gender", "address", "pinCode");
    goTo("items");
    const door = await lastDoorOf(client, patient.id);
    // What was typed over it meanwhile stays.
    tell((call) => {
      if (!door || call.who !== patient.id || call.person.address !== person.address) return {};
      const pinCode = door.pinCode ?? person.pinCode;
      return { person: { ...call.person, address: door.address, pinCode }, landmark: door.landmark ?? "" };
    });
  };
  return (digit: number): void => {
    const patient = family[digit - 1];
    if (patient) void chooseKnown(patient);
    else if (family[0] && digit === family.length + 1) {
      const { address, pinCode } = personOfPatient(family[0]);
      tell({ typed, who: "new", person: { ...nobody, address, pinCode } }, "phone", "name");
      requestAnimationFrame(() => goTo("name"));
    }
  };
}

type FamilyProps = {
  family: readonly ListedPatient[];
  who: number | "new" | null;
  choose: (digit: number) => void;
};

function Family({ family, who, choose }: FamilyProps) {
  const press = (event: KeyboardEvent) => {
    if (!/^[1-9]$/.test(event.key)) return;
    event.preventDefault();
    choose(Number(event.key));
  };
  return (
    <ul className="call-family" aria-label={texts.family} onKeyDown={press}>
      {family.map((patient, place) => (
        <li key={patient.id}>
          <Member patient={patient} digit={place + 1} isChosen={who === patient.id} choose={choose} />
        </li>
      ))}
      <li>
        <button type="button" aria-pressed={who === "new"} onClick={() => choose(family.length + 1)}>
          <Key>{String(family.length + 1)}</Key>
          <span>{texts.somebodyNew}</span>
        </button>
      </li>
    </ul>
  );
}

/** What the staff have noted of who calls; where it cannot be read, the call goes on without it. */
function CallerNote({ patientId }: { patientId: number }) {
  const { data: note } = useQuery(noteQuery(patientId));
  return (
    <div aria-live="polite" className="call-note">
      {note?.text && <NoteText text={note.text} />}
    </div>
  );
}

type MemberProps = { patient: ListedPatient; digit: number; isChosen: boolean; choose: (digit: number) => void };

function Member({ patient, digit, isChosen, choose }: MemberProps) {
  const { data } = useQuery(lastBookingsQuery(patient.id));
  const [last] = data?.rows ?? [];
  const items = last?.bookingDate === patient.lastVisit ? last?.followed?.items.map(({ name }) => name) : undefined;
  return (
    <button type="button" aria-pressed={isChosen} onClick={() => choose(digit)}>
      <Key>{String(digit)}</Key>
      <span>
        <b>{patient.name}</b>
        <small>{[shortPersonWords(patient), visitWords(patient, items)].filter(Boolean).join(" · ")}</small>
      </span>
      {isChosen && <Icon name="check" small />}
    </button>
  );
}

function visitWords({ nextVisit, lastVisit }: ListedPatient, items: readonly string[] | undefined): string {
  if (nextVisit) return texts.nextVisit(dayOfMonth(nextVisit));
  if (!lastVisit) return texts.noVisit;
  const day = dayOfMonth(lastVisit);
  return items ? texts.last(day, items.join(", ")) : texts.lastVisit(day);
}
