import { Suspense, useState } from "react";
import type { ListedPatient } from "#core/admin/patients/schema.ts";
import { words } from "#texts";
import { createLazyPanel } from "#web/admin/layout/lazy-panel.ts";
import { LinesSkeleton } from "#web/admin/layout/panel-skeletons.tsx";
import { PanelSection } from "#web/admin/layout/side-panel.tsx";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { Button } from "#web/components/button.tsx";

const [MergeForm] = createLazyPanel(() => import("./merge-form.tsx"));
const [ExportForm] = createLazyPanel(() => import("./export-form.tsx"));
const [EraseForm] = createLazyPanel(() => import("./erase-form.tsx"));
const [SplitForm] = createLazyPanel(() => import("./split-form.tsx"));

type PatientActionKind = "merge" | "split" | "export" | "erase";
type Props = { patient: ListedPatient; family: ListedPatient[]; onErased: () => void };

/** Merge, split, export and erase: one form at a time, loaded when opened. */
export function PatientActions({ patient, family, onErased }: Props) {
  const [action, setAction] = useState<PatientActionKind | null>(null);
  /** The form closed last: its button gets the focus. */
  const [closed, setClosed] = useState<PatientActionKind | null>(null);
  const can = usePermissions();
  const texts = words.admin.patientMerge;
  const close = () => {
    setClosed(action);
    setAction(null);
  };
  if (!can("merge-patients")) return null;
  const opener = (name: PatientActionKind) => (
    <Button size="small" autoFocus={closed === name} onClick={() => setAction(name)}>
      {texts[name]}
    </Button>
  );
  return (
    <PanelSection>
      <Suspense fallback={<LinesSkeleton label={words.admin.patient.loading} />}>
        {action === "merge" && <MergeForm patient={patient} family={family} onClose={close} />}
        {action === "export" && <ExportForm id={patient.id} onClose={close} />}
        {action === "erase" && <EraseForm patient={patient} onClose={close} onErased={onErased} />}
        {action === "split" && <SplitForm patient={patient} onClose={close} />}
      </Suspense>
      {action === null && (
        <div className="flex flex-wrap items-center gap-2">
          {opener("merge")}
          {patient.bookings > 1 && opener("split")}
          {can("export-patient") && opener("export")}
          {can("erase-patient") && opener("erase")}
        </div>
      )}
    </PanelSection>
  );
}
