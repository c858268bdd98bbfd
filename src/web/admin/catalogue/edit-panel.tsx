import { useId } from "react";
import { useNavigate } from "react-router";
import type { DeskCatalogue } from "#core/catalogue/editing/schema.ts";
import { words } from "#texts";
import { DeskForm } from "#web/admin/editing/desk-form.tsx";
import { useAskBeforeLeaving } from "#web/admin/editing/use-ask-before-leaving.ts";
import { useRemoval } from "#web/admin/editing/use-removal.ts";
import { useSaving } from "#web/admin/editing/use-saving.ts";
import { PanelTop, SidePanel } from "#web/admin/layout/side-panel.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { type CatalogueView, catalogueAddress } from "./catalogue-address.ts";
import { type Editable, editableOf } from "./editable.ts";
import { catalogueQuery } from "./queries.ts";

type Props = { catalogue: DeskCatalogue; view: CatalogueView };

/** One thing of the catalogue in a form beside the list; what was typed is not left without a question. */
export default function EditPanel({ catalogue, view }: Props) {
  const { kind, edit } = view;
  const editable = editableOf(catalogue, view);
  const titleId = useId();
  const navigate = useNavigate();
  const setEdited = useAskBeforeLeaving();
  const close = () => navigate(catalogueAddress({ kind, edit: null }), { preventScrollReset: true });
  if (!editable) return null;
  return (
    <SidePanel labelledBy={titleId} onClose={close}>
      <PanelTop onClose={close} ways={editable.code && <span>{editable.code}</span>}>
        <h2 id={titleId}>{editable.title}</h2>
      </PanelTop>
      <div className="beside-body">
        <EditForm
          key={`${kind} ${edit}`}
          editable={editable}
          onSaved={() => {
            setEdited(false);
            close();
          }}
          onEdit={setEdited}
        />
      </div>
    </SidePanel>
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
    <p className="desk-remove">
      <button className="btn btn-danger btn-s" type="button" aria-disabled={removal.isPending} onClick={ask}>
        <Icon name="trash-2" small /> {texts.remove}
      </button>
    </p>
  );
}
