import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useId, useState } from "react";
import type { MergePlan } from "#core/admin/patients/merge-schema.ts";
import type { ListedPatient } from "#core/admin/patients/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { DetailItem, DetailList } from "#web/admin/components/detail-list.tsx";
import { normalizeSearchTerm } from "#web/admin/components/search-params.ts";
import { LinesSkeleton } from "#web/admin/layout/panel-skeletons.tsx";
import { Button } from "#web/components/button.tsx";
import { FieldGroup, FieldHint } from "#web/components/forms/field.tsx";
import { FieldError } from "#web/components/forms/field-error.tsx";
import { Checkbox } from "#web/components/forms/input.tsx";
import { SearchField } from "#web/components/forms/search-field.tsx";
import { SearchFrame } from "#web/components/forms/search-frame.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { formatPerson } from "#web/lib/format-person.ts";
import { useActionForm } from "#web/lib/use-action-form.ts";
import { mergePlanQuery, patientsQuery } from "./queries.ts";
import { usePatientAction } from "./use-patient-action.ts";

const texts = words.admin.patientMerge;

type Props = { patient: ListedPatient; family: ListedPatient[]; onClose: () => void };

/** Choose another patient, read the plan, merge. Patients of the same phone come first, others by search. */
export default function MergeForm({ patient, family, onClose }: Props) {
  const [otherPatient, setOtherPatient] = useState<ListedPatient | null>(null);
  return (
    <div className="grid gap-3">
      <OtherPatientChoice patient={patient} family={family} otherPatient={otherPatient} onChoose={setOtherPatient} />
      {otherPatient && (
        <MergePlanSection key={otherPatient.id} keptPatient={patient} otherPatient={otherPatient} onDone={onClose} />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </div>
  );
}

type OtherPatientChoiceProps = Omit<Props, "onClose"> & {
  otherPatient: ListedPatient | null;
  onChoose: (otherPatient: ListedPatient) => void;
};

function OtherPatientChoice({ patient, family, otherPatient, onChoose }: OtherPatientChoiceProps) {
  const [typed, setTyped] = useState("");
  const term = normalizeSearchTerm(useDeferredValue(typed));
  const search = useQuery({
    ...patientsQuery({ search: term, before: [] }),
    enabled: term !== "",
    placeholderData: keepPreviousData,
  });
  const found = term === "" ? family : (search.data?.rows.slice(0, 8) ?? []);
  const others = found.filter(({ id }) => id !== patient.id);
  return (
    <FieldGroup legend={texts.mergeWith(patient.name)}>
      <SearchFrame>
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          name="other"
          value={typed}
          onType={setTyped}
          autoFocus
        />
      </SearchFrame>
      <ul className="divide-y divide-line">
        {others.map((person) => (
          <li key={person.id}>
            <Checkbox
              className="min-h-target"
              type="radio"
              name="other-patient"
              checked={otherPatient?.id === person.id}
              onChange={() => onChoose(person)}
              label={person.name}
              hint={[formatPerson(person), formatPhone(person.phone)].filter(Boolean).join(", ")}
            />
          </li>
        ))}
      </ul>
      {term !== "" && search.data && others.length === 0 && <FieldHint>{texts.noOne}</FieldHint>}
    </FieldGroup>
  );
}

type MergePlanProps = { keptPatient: ListedPatient; otherPatient: ListedPatient; onDone: () => void };

function MergePlanSection({ keptPatient, otherPatient, onDone }: MergePlanProps) {
  const query = useQuery(mergePlanQuery(keptPatient.id, otherPatient.id));
  return (
    <QuerySection query={query} loading={<LinesSkeleton label={texts.loadingPlan} />} failed={texts.failedPlan}>
      {(plan) => <MergePlanForm keptPatient={keptPatient} otherPatient={otherPatient} plan={plan} onDone={onDone} />}
    </QuerySection>
  );
}

function MergePlanForm({ keptPatient, otherPatient, plan, onDone }: MergePlanProps & { plan: MergePlan }) {
  const errorId = useId();
  const merge = usePatientAction({
    send: () =>
      callApi(browserFetch, "POST /api/patients/{id}/merge", {
        path: { id: plan.keptId },
        body: { otherId: plan.otherId, seen: plan.seen, phoneSees: plan.phones !== null },
      }),
    done: texts.mergeDone,
    onDone,
  });
  const form = useActionForm({
    defaultValues: { phoneSees: false },
    validate: ({ phoneSees }) => (plan.phones === null || phoneSees ? {} : { phoneSees: texts.phonesMissed }),
    send: () => merge.mutateAsync(undefined),
  });
  const missed = form.getError("phoneSees");
  return (
    <form className="grid gap-3" {...form.props} noValidate>
      <h4 className="text-sm">{texts.plan(keptPatient.name, otherPatient.name)}</h4>
      <DetailList>
        <DetailItem name={texts.moved}>{texts.moves(plan.moves)}</DetailItem>
        {plan.differences.map((difference) => (
          <DetailItem key={difference.field} name={texts.fields[difference.field]}>
            {formatDifference(difference)}
          </DetailItem>
        ))}
      </DetailList>
      {plan.phones && (
        <Checkbox
          aria-invalid={missed !== undefined}
          aria-describedby={missed && errorId}
          {...form.register("phoneSees")}
          label={texts.phones(
            formatPhone(plan.phones.kept),
            formatPhone(plan.phones.other),
            plan.phones.releasedReports,
          )}
        />
      )}
      {missed && <FieldError id={errorId}>{missed}</FieldError>}
      <FieldHint>{texts.noWayBack}</FieldHint>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="primary" size="small" type="submit" aria-disabled={form.isSubmitting}>
          {form.isSubmitting ? texts.merging : texts.mergeNow}
        </Button>
      </div>
    </form>
  );
}

function formatDifference({ field, kept, other, stays }: MergePlan["differences"][number]): string {
  const shown = (value: string | null) =>
    value === null ? texts.nothing : field === "phone" ? formatPhone(value) : value;
  if (kept === null) return texts.filled(shown(stays));
  return texts.stays(shown(stays), shown(other));
}
