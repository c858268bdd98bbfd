import { DeskForm } from "#web/admin/editing/desk-form.tsx";
import { useRemoval } from "#web/admin/editing/use-removal.ts";
import { useSaving } from "#web/admin/editing/use-saving.ts";
import { browserFetch, sendJson } from "#web/api-client.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import type { Editable } from "./editable.ts";
import { catalogueQuery } from "./queries.ts";

type Props = { editable: Editable; onSaved: () => void; onEdit: (isEdited: boolean) => void };

export function EditForm({ editable, onSaved, onEdit }: Props) {
  const { fields, values, version, method, path, isRemovable } = editable;
  const stale = catalogueQuery().queryKey;
  const saving = useSaving({
    send: (change, seen) => sendJson(browserFetch, method, path, { ...change, ...seen }),
    shown: { version, values },
    stale,
    onSaved,
  });
  return (
    <>
      <DeskForm fields={fields} values={values} isNew={method === "POST"} saving={saving} onEdit={onEdit} />
      {isRemovable && <RemoveButton path={path} onRemoved={onSaved} />}
    </>
  );
}

function RemoveButton({ path, onRemoved }: { path: string; onRemoved: () => void }) {
  const removal = useRemoval({
    path,
    stale: catalogueQuery().queryKey,
    onRemoved: () => {
      showToast({ title: en.desk.editing.saved });
      onRemoved();
    },
  });
  const texts = en.desk.catalogue;
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
