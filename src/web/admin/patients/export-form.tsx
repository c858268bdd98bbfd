import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { exportedKinds } from "#core/erasure/data-inventory.ts";
import type { ExportPlan } from "#core/erasure/export-schema.ts";
import { words } from "#texts";
import { showErrorToast } from "#web/admin/components/api-errors.ts";
import { DetailItem, DetailList } from "#web/admin/components/detail-list.tsx";
import { LinesSkeleton } from "#web/admin/layout/panel-skeletons.tsx";
import { Button } from "#web/components/button.tsx";
import { FieldHint } from "#web/components/forms/field.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { browserFetch, callForFile } from "#web/lib/api-client.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { exportPlanQuery } from "./queries.ts";

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
    <div className="grid gap-3">
      <h4 className="text-sm">{texts.title(name)}</h4>
      <DetailList>
        {exportedKinds.map((kind) => (
          <DetailItem key={kind} name={texts.holds[kind]}>
            {holds[kind]}
          </DetailItem>
        ))}
      </DetailList>
      <FieldHint>{texts.hint}</FieldHint>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          look="primary"
          size="small"
          ref={button}
          aria-disabled={download.isPending}
          onClick={() => !download.isPending && download.mutate()}
        >
          {download.isPending ? texts.taking : texts.take}
        </Button>
        <Button size="small" onClick={onClose}>
          {words.admin.patientMerge.close}
        </Button>
      </div>
    </div>
  );
}
