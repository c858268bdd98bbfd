import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ListedPatient } from "#core/admin/patients/schema.ts";
import type { ErasurePlan, ErasureRequest } from "#core/erasure/schema.ts";
import { words } from "#texts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { LinesSkeleton } from "#web/admin/layout/panel-skeletons.tsx";
import { Button } from "#web/components/button.tsx";
import { Field, FieldHint } from "#web/components/forms/field.tsx";
import { FieldError } from "#web/components/forms/field-error.tsx";
import { Input, Select } from "#web/components/forms/input.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { useActionForm } from "#web/lib/use-action-form.ts";
import { ErasurePlanView } from "./erasure-plan-view.tsx";
import { erasurePlanQuery, patientsKey } from "./queries.ts";

const texts = words.admin.patientErasure;

type Props = { patient: ListedPatient; onClose: () => void; onErased: () => void };

/** Shows what an erasure removes and what stays; a reason and the typed name erase the patient. */
export default function EraseForm({ patient, onClose, onErased }: Props) {
  const query = useQuery(erasurePlanQuery(patient.id));
  return (
    <div className="grid gap-3">
      <QuerySection query={query} loading={<LinesSkeleton label={texts.loading} />} failed={texts.failedPlan}>
        {(plan) => (
          <>
            <ErasurePlanView plan={plan} />
            {plan.toSettle.length === 0 && <ErasureForm plan={plan} onErased={onErased} />}
          </>
        )}
      </QuerySection>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" onClick={onClose}>
          {words.admin.patientMerge.close}
        </Button>
      </div>
    </div>
  );
}

type ErasureFields = { reason: ErasureRequest["reason"] | ""; name: string };

function ErasureForm({ plan, onErased }: { plan: ErasurePlan; onErased: () => void }) {
  const erasure = useErasure(plan, onErased);
  const form = useActionForm<ErasureFields>({
    defaultValues: { reason: "", name: "" },
    validate: ({ reason, name }) => ({
      ...(reason === "" && { reason: texts.reasonMissed }),
      ...(name.trim() === "" && { name: texts.nameMissed }),
    }),
    send: async ({ reason, name }) => {
      if (reason !== "") await erasure.mutateAsync({ reason, name: name.trim() });
    },
    failed: texts.failed,
  });
  const failure = form.getError("root");
  return (
    <form className="grid gap-3" {...form.props} noValidate>
      <Field label={texts.reason} error={form.getError("reason")}>
        {(wiring) => (
          // Takes the focus of the button it replaces.
          <Select autoFocus {...form.register("reason")} {...wiring}>
            <option value="">{texts.chooseReason}</option>
            {Object.entries(texts.reasons).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={texts.name} error={form.getError("name")}>
        {(wiring) => <Input autoComplete="off" {...form.register("name")} {...wiring} />}
      </Field>
      <FieldHint>{texts.noWayBack}</FieldHint>
      {failure && <FieldError>{failure}</FieldError>}
      <div className="flex flex-wrap items-center gap-2">
        <Button look="danger" size="small" type="submit" aria-disabled={form.isSubmitting}>
          {form.isSubmitting ? texts.erasing : texts.erase}
        </Button>
      </div>
    </form>
  );
}

/** Erases the patient of a plan. If their data has changed since, the plan is fetched again and what was typed stays. */
function useErasure({ patientId, name, seen }: ErasurePlan, onErased: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: Omit<ErasureRequest, "seen">) =>
      callApi(browserFetch, "POST /api/patients/{id}/erasure", {
        path: { id: patientId },
        body: { ...request, seen },
      }),
    onSuccess: () => {
      showToast({ title: texts.done(name) });
      onErased();
    },
    onSettled: async () => {
      await Promise.all([patientsKey, bookingsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}
