import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { formatAddressWithPin } from "#core/areas/pin-code.ts";
import { formatPhone, toE164 } from "#core/patients/phone.ts";
import type { Patient } from "#core/patients/schema.ts";
import { words } from "#texts";
import { CheckRow } from "#web/booking/check-row.tsx";
import type { FormFields } from "#web/booking/form-fields.ts";
import { Icon } from "#web/components/icon.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { formatAge } from "#web/lib/format-age.ts";
import { isSameName, patientToValues } from "./person-values.ts";
import { savedPatientsQuery } from "./saved-patient-queries.ts";
import type { CollapsedFields, CollapsibleField } from "./use-collapsed-fields.ts";
import { fillForm, listKnownFields, usePrefilledPerson } from "./use-prefilled-person.ts";
import { useRebooking } from "./use-rebooking.ts";
import "./saved-patients.css";

export { RebookOffer } from "./rebook-offer.tsx";

const texts = words.booking;

/** A signed-in user chooses among the patients of this phone; address and phone are two lines with Edit. */
export function SavedPatients({ collapsed }: { collapsed: CollapsedFields }) {
  const { data: patients = [], isPending } = useQuery(savedPatientsQuery());
  const rebooking = useRebooking();
  usePrefilledPerson(isPending ? undefined : patients, rebooking, collapsed);
  const form = useFormContext<FormFields>();
  if (isPending) return <SavedPatientsSkeleton />;
  if (patients.length === 0) return null;
  const choose = (patient: Patient) => {
    fillForm(form, patientToValues(patient));
    collapsed.collapse(listKnownFields(form, patients));
  };
  const chooseOther = () => {
    fillForm(form, { name: "", email: "", age: "", gender: "" });
    collapsed.reveal(["name"]);
    form.setFocus("name");
  };
  return (
    <>
      <PatientChoice patients={patients} onChoose={choose} onOther={chooseOther} />
      <SavedFieldLines
        lines={collapsed.fields}
        onEdit={(field) => {
          collapsed.reveal([field]);
          form.setFocus(field);
        }}
      />
    </>
  );
}

type PatientChoiceProps = { patients: readonly Patient[]; onChoose: (patient: Patient) => void; onOther: () => void };

function PatientChoice({ patients, onChoose, onOther }: PatientChoiceProps) {
  const typed = useWatch<FormFields, "name">({ name: "name" }) ?? "";
  const chosen = patients.find(({ name }) => isSameName(name, typed));
  return (
    <fieldset className="who">
      <legend className="label">{words.savedPatients.who}</legend>
      {patients.map((patient) => (
        <label key={patient.id} className="who-chip">
          <input type="radio" checked={patient === chosen} onChange={() => onChoose(patient)} />
          <span className="who-face" aria-hidden="true">
            {patient.name.trim().slice(0, 1)}
          </span>
          <span>
            <span translate="no">{patient.name}</span>
            {patient.age !== null && <small>{formatAgeLabel(patient.age, patient.exactAge)}</small>}
          </span>
        </label>
      ))}
      <label className="who-chip">
        <input type="radio" checked={!chosen} onChange={onOther} />
        <span className="who-face" aria-hidden="true">
          <Icon name="plus" small />
        </span>
        {words.savedPatients.other}
      </label>
    </fieldset>
  );
}

function formatAgeLabel(years: number, exact: string | null): string {
  return exact ? formatAge(years, exact) : words.savedPatients.aged(years);
}

function SavedFieldLines({
  lines,
  onEdit,
}: {
  lines: ReadonlySet<CollapsibleField>;
  onEdit: (line: CollapsibleField) => void;
}) {
  const [phone = "", address = "", pinCode = ""] = useWatch<FormFields, ["phone", "address", "pinCode"]>({
    name: ["phone", "address", "pinCode"],
  });
  if (!lines.has("address") && !lines.has("phone")) return null;
  return (
    <dl className="card check">
      {lines.has("address") && (
        <CheckRow icon="map-pin" label={texts.personal.address} onEdit={() => onEdit("address")}>
          {formatAddressWithPin(address, pinCode || null)}
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

function SavedPatientsSkeleton() {
  return (
    <Loading label={words.savedPatients.loading} className="known-skeleton">
      <Skeleton as="line" width="half" />
      <Skeleton as="button" width="full" />
    </Loading>
  );
}
