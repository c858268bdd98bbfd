import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { formatAddressWithPin } from "#core/areas/pin-code.ts";
import { formatPhone, toE164 } from "#core/patients/phone.ts";
import type { Patient } from "#core/patients/schema.ts";
import { words } from "#texts";
import { CheckRow } from "#web/booking/check-row.tsx";
import type { FormFields } from "#web/booking/form-fields.ts";
import { Card } from "#web/components/card.tsx";
import { cx } from "#web/components/classes.ts";
import { labelClass } from "#web/components/forms/field.tsx";
import { Icon } from "#web/components/icon.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { formatAge } from "#web/lib/format-age.ts";
import { isSameName, patientToValues } from "./person-values.ts";
import { savedPatientsQuery } from "./saved-patient-queries.ts";
import type { CollapsedFields, CollapsibleField } from "./use-collapsed-fields.ts";
import { fillForm, listKnownFields, usePrefilledPerson } from "./use-prefilled-person.ts";
import { useRebooking } from "./use-rebooking.ts";

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
    <fieldset className="flex flex-wrap gap-2">
      <legend className={cx(labelClass, "mb-1.5 leading-relaxed tracking-normal")}>{words.savedPatients.who}</legend>
      {patients.map((patient) => (
        <PersonChip
          key={patient.id}
          face={patient.name.trim().slice(0, 1)}
          isChosen={patient === chosen}
          onChoose={() => onChoose(patient)}
        >
          <span translate="no">{patient.name}</span>
          {patient.age !== null && (
            <small className="block font-normal text-quiet">{formatAgeLabel(patient.age, patient.exactAge)}</small>
          )}
        </PersonChip>
      ))}
      <PersonChip face={<Icon name="plus" small />} isChosen={!chosen} onChoose={onOther}>
        {words.savedPatients.other}
      </PersonChip>
    </fieldset>
  );
}

type ChipProps = { face: ReactNode; isChosen: boolean; onChoose: () => void; children: ReactNode };

function PersonChip({ face, isChosen, onChoose, children }: ChipProps) {
  return (
    <label className="group relative inline-flex min-h-12 cursor-pointer items-center gap-1.5 rounded-full border border-line-control bg-card py-1 pr-3 pl-1.5 text-sm leading-snug font-medium has-checked:border-action has-checked:bg-selected has-checked:inset-ring has-checked:inset-ring-action has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
        checked={isChosen}
        onChange={onChoose}
      />
      <span
        className="grid size-8 flex-none place-items-center rounded-full bg-action-soft font-semibold text-action-hover group-has-checked:bg-action group-has-checked:text-on-action"
        aria-hidden="true"
      >
        {face}
      </span>
      <span>{children}</span>
    </label>
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
    <Card className="px-4 py-1">
      <dl>
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
    </Card>
  );
}

function SavedPatientsSkeleton() {
  return (
    <Loading label={words.savedPatients.loading} className="grid gap-3">
      <Skeleton as="line" width="half" />
      <Skeleton as="button" width="full" />
    </Loading>
  );
}
