import { useId, useRef } from "react";
import { useBlocker, useNavigate } from "react-router";
import { words } from "#texts";
import { DeskForm } from "#web/admin/editing/desk-form.tsx";
import { useRemoval } from "#web/admin/editing/use-removal.ts";
import { useSaving } from "#web/admin/editing/use-saving.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Dialog, DialogTop } from "#web/ui/overlays/dialog.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { type CatalogueKind, catalogueAddress } from "./catalogue-address.ts";
import type { Editable } from "./editable.ts";
import { catalogueQuery } from "./queries.ts";

type Props = { kind: CatalogueKind; edit: string | null; editable: Editable | null };

/** One thing of the catalogue in a form beside the list; what was typed is not left without a question. */
export function EditPanel({ kind, edit, editable }: Props) {
  const titleId = useId();
  const navigate = useNavigate();
  const isEdited = useRef(false);
  const close = () => navigate(catalogueAddress({ kind, edit: null }), { preventScrollReset: true });
  // The way back in the browser is asked about too.
  useBlocker(() => {
    if (isEdited.current && !window.confirm(words.desk.editing.leave)) return true;
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

type FormProps = { editable: Editable; onSaved: () => void; onEdit: (isEdited: boolean) => void };

function EditForm({ editable, onSaved, onEdit }: FormProps) {
  const { fields, values, version, isNew, send, remove } = editable;
  const stale = catalogueQuery().queryKey;
  const saving = useSaving({
    send: (change, seen) => send({ ...change, ...seen }),
    shown: { version, values },
    stale,
    onSaved,
  });
  return (
    <>
      <DeskForm fields={fields} values={values} isNew={isNew} saving={saving} onEdit={onEdit} />
      {remove && <RemoveButton remove={remove} onRemoved={onSaved} />}
    </>
  );
}

function RemoveButton({ remove, onRemoved }: { remove: () => Promise<unknown>; onRemoved: () => void }) {
  const removal = useRemoval({
    remove,
    stale: catalogueQuery().queryKey,
    onRemoved: () => {
      showToast({ title: words.desk.editing.saved });
      onRemoved();
    },
  });
  const texts = words.desk.catalogue;
  const ask = () => {
    if (!removal.isPending && window.confirm(texts.removeQuestion)) removal.mutate();
  };
  return (
    <p className="desk-form">
      <button className="btn btn-danger btn-s" type="button" aria-disabled={removal.isPending} onClick={ask}>
        <Icon name="trash-2" small /> {texts.remove}
      </button>
    </p>
  );
}
