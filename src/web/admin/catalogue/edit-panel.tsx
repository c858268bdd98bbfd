import { useId, useRef } from "react";
import { useBlocker, useNavigate } from "react-router";
import { en } from "#web/texts/en.ts";
import { Dialog, DialogTop } from "#web/ui/overlays/dialog.tsx";
import { type CatalogueKind, catalogueAddress } from "./catalogue-address.ts";
import { EditForm } from "./edit-form.tsx";
import type { Editable } from "./editable.ts";

type Props = { kind: CatalogueKind; edit: string | null; editable: Editable | null };

/** One thing of the catalogue in a form beside the list; what was typed is not left without a question. */
export function EditPanel({ kind, edit, editable }: Props) {
  const titleId = useId();
  const navigate = useNavigate();
  const isEdited = useRef(false);
  const close = () => navigate(catalogueAddress({ kind, edit: null }), { preventScrollReset: true });
  // The way back in the browser is asked about too.
  useBlocker(() => {
    if (isEdited.current && !window.confirm(en.desk.editing.leave)) return true;
    isEdited.current = false;
    return false;
  });
  return (
    <Dialog open={editable !== null} onClose={close} labelledBy={titleId} variant="panel">
      {editable && (
        <>
          <DialogTop id={titleId} title={editable.title} onClose={close} />
          <EditForm
            key={`${kind} ${edit}`}
            editable={editable}
            onSaved={() => {
              isEdited.current = false;
              close();
            }}
            onEdit={(edited) => {
              isEdited.current = edited;
            }}
          />
        </>
      )}
    </Dialog>
  );
}
