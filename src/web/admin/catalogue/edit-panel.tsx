import { useId } from "react";
import type { StaffCatalogue } from "#core/catalogue/edit/schema.ts";
import { words } from "#texts";
import { AdminForm } from "#web/admin/components/admin-form.tsx";
import { useCloseDetail } from "#web/admin/components/use-close-detail.ts";
import { useRemoval } from "#web/admin/components/use-removal.ts";
import { useSave } from "#web/admin/components/use-save.ts";
import { useUnsavedPrompt } from "#web/admin/components/use-unsaved-prompt.ts";
import { PanelBody, PanelHeader, SidePanel } from "#web/admin/layout/side-panel.tsx";
import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { type EditableEntry, findEditableEntry } from "./catalogue-editor.ts";
import { type CatalogueView, getCataloguePath } from "./catalogue-path.ts";
import { adminCatalogueQuery } from "./queries.ts";

type Props = { catalogue: StaffCatalogue; view: CatalogueView };

/** Form for an entry, next to the list; asks before unsaved input is discarded. */
export default function EditPanel({ catalogue, view }: Props) {
  const { kind, edit } = view;
  const editable = findEditableEntry(catalogue, view);
  const titleId = useId();
  const setEdited = useUnsavedPrompt();
  const close = useCloseDetail(edit, getCataloguePath({ kind, edit: null }));
  if (!editable) return null;
  return (
    <SidePanel labelledBy={titleId} onClose={close}>
      <PanelHeader
        title={editable.title}
        titleId={titleId}
        onClose={close}
        navigation={editable.code && <span className="mr-auto text-xs text-quiet">{editable.code}</span>}
      />
      <PanelBody>
        <EditForm
          key={`${kind} ${edit}`}
          editable={editable}
          onSaved={() => {
            setEdited(false);
            close();
          }}
          onEdit={setEdited}
        />
      </PanelBody>
    </SidePanel>
  );
}

type FormProps = { editable: EditableEntry; onSaved: () => void; onEdit: (isEdited: boolean) => void };

function EditForm({ editable, onSaved, onEdit }: FormProps) {
  const { fields, values, version, isNew, send, remove } = editable;
  const staleKey = adminCatalogueQuery().queryKey;
  const saving = useSave({
    send: (change, context) => send({ ...change, ...context }),
    shown: { version, values },
    staleKey,
    isOnWebsite: true,
    onSaved,
  });
  return (
    <>
      <AdminForm fields={fields} values={values} isNew={isNew} saving={saving} onEdit={onEdit} />
      {remove && <RemoveEntryButton remove={remove} onRemoved={onSaved} />}
    </>
  );
}

function RemoveEntryButton({ remove, onRemoved }: { remove: () => Promise<unknown>; onRemoved: () => void }) {
  const removal = useRemoval({
    remove,
    staleKey: adminCatalogueQuery().queryKey,
    onRemoved: () => {
      showToast({ title: words.admin.adminForm.savedForWebsite });
      onRemoved();
    },
  });
  const texts = words.admin.catalogue;
  const confirmRemove = () => {
    if (!removal.isPending && window.confirm(texts.removeQuestion)) removal.mutate();
  };
  return (
    <p className="px-4 py-3">
      <Button look="danger" size="small" aria-disabled={removal.isPending} onClick={confirmRemove}>
        <Icon name="trash-2" small /> {texts.remove}
      </Button>
    </p>
  );
}
