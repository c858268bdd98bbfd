import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type FormEvent, useDeferredValue, useId, useRef, useState } from "react";
import type { ListedPatient } from "#core/desk/patients/schema.ts";
import type { MergePlan } from "#core/desk/people/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { LinesSkeleton, Pair } from "#web/admin/booking/detail-parts.tsx";
import { searchWord } from "#web/admin/list/address.ts";
import { browserFetch, callApi } from "#web/api-client.ts";
import { FieldGroup } from "#web/ui/forms/field.tsx";
import { FieldError } from "#web/ui/forms/field-error.tsx";
import { SearchField } from "#web/ui/forms/search-field.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { personWords } from "./person-words.ts";
import { mergePlanQuery, patientsQuery } from "./queries.ts";
import { usePersonAct } from "./use-person-act.ts";
import "#web/admin/changing/changing.css";
import "#web/admin/editing/editing.css";

const texts = words.desk.people;

type Props = { patient: ListedPatient; family: ListedPatient[]; onClose: () => void };

/** The other one is chosen, the plan is read, and one press merges: those of the same phone first, anybody by search. */
export default function MergeForm({ patient, family, onClose }: Props) {
  const [other, setOther] = useState<ListedPatient | null>(null);
  return (
    <div className="act-form">
      <OtherChoice patient={patient} family={family} other={other} onChoose={setOther} />
      {other && <Plan key={other.id} kept={patient} other={other} onDone={onClose} />}
      <div className="row row-wraps">
        <button className="btn btn-2 btn-s" type="button" onClick={onClose}>
          {texts.close}
        </button>
      </div>
    </div>
  );
}

type ChoiceProps = Omit<Props, "onClose"> & {
  other: ListedPatient | null;
  onChoose: (other: ListedPatient) => void;
};

function OtherChoice({ patient, family, other, onChoose }: ChoiceProps) {
  const [typed, setTyped] = useState("");
  const word = searchWord(useDeferredValue(typed));
  const search = useQuery({
    ...patientsQuery({ search: word, before: [] }),
    enabled: word !== "",
    placeholderData: keepPreviousData,
  });
  const found = word === "" ? family : (search.data?.rows.slice(0, 8) ?? []);
  const others = found.filter(({ id }) => id !== patient.id);
  return (
    <FieldGroup className="" legend={texts.mergeWith(patient.name)}>
      <div className="find people-find">
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          name="other"
          value={typed}
          onType={setTyped}
          autoFocus
        />
      </div>
      <ul className="people-choice">
        {others.map((person) => (
          <li key={person.id}>
            <label className="tick">
              <input
                type="radio"
                name="other-patient"
                checked={other?.id === person.id}
                onChange={() => onChoose(person)}
              />
              <span>
                {person.name}{" "}
                <small>{[personWords(person), formatPhone(person.phone)].filter(Boolean).join(", ")}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {word !== "" && search.data && others.length === 0 && <p className="hint">{texts.noOne}</p>}
    </FieldGroup>
  );
}

type PlanProps = { kept: ListedPatient; other: ListedPatient; onDone: () => void };

function Plan({ kept, other, onDone }: PlanProps) {
  const query = useQuery(mergePlanQuery(kept.id, other.id));
  return (
    <QuerySection query={query} loading={<LinesSkeleton label={texts.loadingPlan} />} failed={texts.failedPlan}>
      {(plan) => <PlanForm kept={kept} other={other} plan={plan} onDone={onDone} />}
    </QuerySection>
  );
}

function PlanForm({ kept, other, plan, onDone }: PlanProps & { plan: MergePlan }) {
  const tick = useRef<HTMLInputElement>(null);
  const [isMissed, setMissed] = useState(false);
  const errorId = useId();
  const merge = usePersonAct({
    send: () =>
      callApi(browserFetch, "POST /api/patients/{id}/merge", {
        path: { id: plan.keptId },
        body: { otherId: plan.otherId, seen: plan.seen, phoneSees: plan.phones !== null },
      }),
    done: texts.mergeDone,
    onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (merge.isPending) return;
    const isOpen = plan.phones !== null && !tick.current?.checked;
    setMissed(isOpen);
    if (isOpen) tick.current?.focus();
    else merge.mutate(undefined);
  };
  return (
    <form className="act-form" onSubmit={submit} noValidate>
      <h4>{texts.plan(kept.name, other.name)}</h4>
      <dl className="pairs">
        <Pair name={texts.moved}>{texts.moves(plan.moves)}</Pair>
        {plan.differences.map((difference) => (
          <Pair key={difference.field} name={texts.fields[difference.field]}>
            {differenceWords(difference)}
          </Pair>
        ))}
      </dl>
      {plan.phones && (
        <label className="tick">
          <input
            ref={tick}
            type="checkbox"
            aria-invalid={isMissed}
            aria-describedby={isMissed ? errorId : undefined}
            onChange={() => setMissed(false)}
          />
          <span>
            {texts.phones(formatPhone(plan.phones.kept), formatPhone(plan.phones.other), plan.phones.releasedReports)}
          </span>
        </label>
      )}
      {isMissed && <FieldError id={errorId}>{texts.phonesMissed}</FieldError>}
      <p className="hint">{texts.noWayBack}</p>
      <div className="row row-wraps">
        <button className="btn btn-1 btn-s" type="submit" aria-disabled={merge.isPending}>
          {merge.isPending ? texts.merging : texts.mergeNow}
        </button>
      </div>
    </form>
  );
}

function differenceWords({ field, kept, other, stays }: MergePlan["differences"][number]): string {
  const shown = (value: string | null) =>
    value === null ? texts.nothing : field === "phone" ? formatPhone(value) : value;
  if (kept === null) return texts.filled(shown(stays));
  return texts.stays(shown(stays), shown(other));
}
