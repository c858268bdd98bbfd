import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { addressWithPin } from "#core/areas/pin-code.ts";
import { ageText } from "#core/patients/exact-age.ts";
import { formatPhone, toE164 } from "#core/patients/phone.ts";
import type { Patient } from "#core/patients/schema.ts";
import { words } from "#texts";
import { CheckRow } from "#web/booking/check-row.tsx";
import type { Folds, Line } from "#web/booking/details/use-folds.ts";
import type { FormFields } from "#web/booking/form.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import { knownPatientsQuery } from "./known-account.ts";
import { isSameName, personOfPatient } from "./known-values.ts";
import { useAgainBooking } from "./use-again-booking.ts";
import { fill, linesOf, useFilledPerson } from "./use-filled-person.ts";
import "./known.css";

export { AgainOffer } from "./again-offer.tsx";

const texts = words.booking;

/** Whoever is signed in chooses among those who booked by this phone; address and phone are two lines with Edit. */
export function KnownPatients({ folds }: { folds: Folds }) {
  const { data: patients = [], isPending } = useQuery(knownPatientsQuery());
  const again = useAgainBooking();
  useFilledPerson(isPending ? undefined : patients, again, folds);
  const form = useFormContext<FormFields>();
  if (isPending) return <KnownSkeleton />;
  if (patients.length === 0) return null;
  const choose = (patient: Patient) => {
    fill(form, personOfPatient(patient));
    folds.setLines(linesOf(form, patients));
  };
  const chooseOther = () => {
    fill(form, { name: "", email: "", age: "", gender: "" });
    folds.reveal(["name"]);
    form.setFocus("name");
  };
  return (
    <>
      <Who patients={patients} onChoose={choose} onOther={chooseOther} />
      <KnownLines
        lines={folds.lines}
        onEdit={(line) => {
          folds.reveal([line]);
          form.setFocus(line);
        }}
      />
    </>
  );
}

type WhoProps = { patients: readonly Patient[]; onChoose: (patient: Patient) => void; onOther: () => void };

function Who({ patients, onChoose, onOther }: WhoProps) {
  const typed = useWatch<FormFields, "name">({ name: "name" }) ?? "";
  const chosen = patients.find(({ name }) => isSameName(name, typed));
  return (
    <fieldset className="who">
      <legend className="label">{words.known.who}</legend>
      {patients.map((patient) => (
        <label key={patient.id} className="who-chip">
          <input type="radio" checked={patient === chosen} onChange={() => onChoose(patient)} />
          <span className="who-face" aria-hidden="true">
            {patient.name.trim().slice(0, 1)}
          </span>
          <span>
            <span translate="no">{patient.name}</span>
            {patient.age !== null && <small>{agedWords(patient.age, patient.exactAge)}</small>}
          </span>
        </label>
      ))}
      <label className="who-chip">
        <input type="radio" checked={!chosen} onChange={onOther} />
        <span className="who-face" aria-hidden="true">
          <Icon name="plus" small />
        </span>
        {words.known.other}
      </label>
    </fieldset>
  );
}

function agedWords(years: number, exact: string | null): string {
  return exact ? ageText(years, exact) : words.known.aged(years);
}

function KnownLines({ lines, onEdit }: { lines: ReadonlySet<Line>; onEdit: (line: Line) => void }) {
  const [phone = "", address = "", pinCode = ""] = useWatch<FormFields, ["phone", "address", "pinCode"]>({
    name: ["phone", "address", "pinCode"],
  });
  if (!lines.has("address") && !lines.has("phone")) return null;
  return (
    <dl className="card check">
      {lines.has("address") && (
        <CheckRow icon="map-pin" label={texts.personal.address} onEdit={() => onEdit("address")}>
          {addressWithPin(address, pinCode || null)}
        </CheckRow>
      )}
      {lines.has("phone") && (
        <CheckRow icon="phone" label={texts.personal.phone} onEdit={() => onEdit("phone")}>
          {formatPhone(toE164(phone) ?? phone)}
        </CheckRow>
      )}
    </dl>
  );
}

function KnownSkeleton() {
  return (
    <Loading label={words.known.loading} className="known-skeleton">
      <Skeleton as="line" width="half" />
      <Skeleton as="button" width="full" />
    </Loading>
  );
}
