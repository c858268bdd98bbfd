import { useId } from "react";
import { useCloseOnce } from "#web/admin/list/use-close-once.ts";
import { type PatientsView, patientsAddress } from "#web/admin/patients/patients-address.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { PatientDetail } from "./patient-detail.tsx";

/** Stands at an address of its own, so that it can be linked and Back closes it. */
export function PatientDialog({ id, view }: { id: number | null; view: PatientsView }) {
  const titleId = useId();
  const close = useCloseOnce(id, patientsAddress(view));
  return (
    <Dialog open={id !== null} onClose={close} labelledBy={titleId} variant="panel">
      {id !== null && <PatientDetail key={id} id={id} titleId={titleId} view={view} onClose={close} />}
    </Dialog>
  );
}
