import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { exportedKinds } from "#core/erasure/export/held-tables.ts";
import type { ExportPlan } from "#core/erasure/export/schema.ts";
import { words } from "#texts";
import { LinesSkeleton, Pair } from "#web/admin/booking/detail-parts.tsx";
import { tellFailure } from "#web/admin/editing/refusals.ts";
import { browserFetch, callForFile } from "#web/api-client.ts";
import { saveFile } from "#web/ui/data/save-file.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { exportPlanQuery } from "./queries.ts";
import "#web/admin/changing/changing.css";

const texts = words.desk.people.exporting;

type Props = { id: number; onClose: () => void };

/** What is in the file is read first, and one press downloads it. */
export default function ExportForm({ id, onClose }: Props) {
  const query = useQuery(exportPlanQuery(id));
  return (
    <QuerySection query={query} loading={<LinesSkeleton label={texts.loading} />} failed={texts.failedPlan}>
      {(plan) => <Plan plan={plan} onClose={onClose} />}
    </QuerySection>
  );
}

function Plan({ plan, onClose }: { plan: ExportPlan; onClose: () => void }) {
  const { patientId: id, name, holds } = plan;
  const take = useMutation({
    mutationFn: () => callForFile(browserFetch, "POST /api/patients/{id}/export", { path: { id } }),
    onSuccess: (file) => {
      saveFile(file, `patient-${id}.zip`);
      showToast({ title: texts.done });
      onClose();
    },
    onError: (failure) => tellFailure(failure, texts.failed),
  });
  const button = useRef<HTMLButtonElement>(null);
  // What was pressed is gone, and would have taken the focus with it.
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="act-form">
      <h4>{texts.title(name)}</h4>
      <dl className="pairs">
        {exportedKinds.map((kind) => (
          <Pair key={kind} name={texts.holds[kind]}>
            {holds[kind]}
          </Pair>
        ))}
      </dl>
      <p className="hint">{texts.hint}</p>
      <div className="row row-wraps">
        <button
          className="btn btn-1 btn-s"
          type="button"
          ref={button}
          aria-disabled={take.isPending}
          onClick={() => !take.isPending && take.mutate()}
        >
          {take.isPending ? texts.taking : texts.take}
        </button>
        <button className="btn btn-2 btn-s" type="button" onClick={onClose}>
          {words.desk.people.close}
        </button>
      </div>
    </div>
  );
}
