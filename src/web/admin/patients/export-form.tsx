import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { exportedKinds } from "#core/erasure/data-inventory.ts";
import type { ExportPlan } from "#core/erasure/export-schema.ts";
import { words } from "#texts";
import { DescriptionItem, LinesSkeleton } from "#web/admin/bookings/booking-summary.tsx";
import { showErrorToast } from "#web/admin/components/api-errors.ts";
import { QuerySection } from "#web/components/query-section.tsx";
import { showToast } from "#web/components/toast-store.ts";
import { browserFetch, callForFile } from "#web/lib/api-client.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { exportPlanQuery } from "./queries.ts";
import "#web/admin/booking-edit/booking-edit.css";

const texts = words.admin.patientMerge.exporting;

type Props = { id: number; onClose: () => void };

/** Shows what the export contains; one click downloads it. */
export default function ExportForm({ id, onClose }: Props) {
  const query = useQuery(exportPlanQuery(id));
  return (
    <QuerySection query={query} loading={<LinesSkeleton label={texts.loading} />} failed={texts.failedPlan}>
      {(plan) => <ExportPlanSection plan={plan} onClose={onClose} />}
    </QuerySection>
  );
}

function ExportPlanSection({ plan, onClose }: { plan: ExportPlan; onClose: () => void }) {
  const { patientId: id, name, holds } = plan;
  const download = useMutation({
    mutationFn: () => callForFile(browserFetch, "POST /api/patients/{id}/export", { path: { id } }),
    onSuccess: (file) => {
      saveFile(file, `patient-${id}.zip`);
      showToast({ title: texts.done });
      onClose();
    },
    onError: (error) => showErrorToast(error, texts.failed),
  });
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button is gone and took the focus with it.
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="act-form">
      <h4>{texts.title(name)}</h4>
      <dl className="pairs">
        {exportedKinds.map((kind) => (
          <DescriptionItem key={kind} name={texts.holds[kind]}>
            {holds[kind]}
          </DescriptionItem>
        ))}
      </dl>
      <p className="hint">{texts.hint}</p>
      <div className="row row-wraps">
        <button
          className="btn btn-1 btn-s"
          type="button"
          ref={button}
          aria-disabled={download.isPending}
          onClick={() => !download.isPending && download.mutate()}
        >
          {download.isPending ? texts.taking : texts.take}
        </button>
        <button className="btn btn-2 btn-s" type="button" onClick={onClose}>
          {words.admin.patientMerge.close}
        </button>
      </div>
    </div>
  );
}
