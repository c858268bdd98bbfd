import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { PatientNote } from "#core/patients/note-schema.ts";
import { words } from "#texts";
import { formatAuditActor } from "#web/admin/bookings/audit-labels.ts";
import { AdminForm } from "#web/admin/components/admin-form.tsx";
import { type AdminField, type CallBody, toCallBody } from "#web/admin/components/form-fields.ts";
import { useSave } from "#web/admin/components/use-save.ts";
import { useUnsavedPrompt } from "#web/admin/components/use-unsaved-prompt.ts";
import { LinesSkeleton } from "#web/admin/layout/panel-skeletons.tsx";
import { PanelSection } from "#web/admin/layout/side-panel.tsx";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { formatLabDateTime } from "#web/lib/lab-clock.ts";
import { NoteText } from "./note-text.tsx";
import { patientNoteQuery, patientNotesKey } from "./queries.ts";

type UpdateNoteCall = "PUT /api/patients/{id}/note";

const texts = words.admin.patientMerge.note;

/** Staff note on a patient, never shown to patients, and edited in place. */
export function PatientNoteSection({ patientId }: { patientId: number }) {
  const query = useQuery(patientNoteQuery(patientId));
  return (
    <PanelSection title={texts.title}>
      <QuerySection query={query} loading={<LinesSkeleton label={texts.loading} />} failed={texts.failed}>
        {(note) => <NoteView patientId={patientId} note={note} />}
      </QuerySection>
    </PanelSection>
  );
}

type NoteViewProps = { patientId: number; note: PatientNote };

function NoteView({ patientId, note }: NoteViewProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const can = usePermissions();
  const close = () => {
    setOpen(false);
    setWasOpen(true);
  };
  if (isOpen) return <NoteForm patientId={patientId} note={note} onClose={close} />;
  return (
    <>
      {note.text ? <NoteText text={note.text} /> : <p className="text-quiet">{texts.none}</p>}
      {note.text && note.writtenBy && note.writtenAt && (
        <p className="text-sm text-quiet">
          {texts.written(formatAuditActor(note.writtenBy), formatLabDateTime(note.writtenAt))}
        </p>
      )}
      {can("write-notes") && (
        <div className="flex items-center gap-2">
          <Button size="small" autoFocus={wasOpen} onClick={() => setOpen(true)}>
            <Icon name="pencil" small /> {note.text ? texts.change : texts.write}
          </Button>
        </div>
      )}
    </>
  );
}

/** Keeps typed text when the note was changed by someone else meanwhile, and says so. */
function NoteForm({ patientId, note, onClose }: NoteViewProps & { onClose: () => void }) {
  const setEdited = useUnsavedPrompt();
  const values = { text: note.text };
  const done = () => {
    setEdited(false);
    onClose();
  };
  const saving = useSave({
    send: (typed, { confirmed: _none, ...context }) =>
      callApi(browserFetch, "PUT /api/patients/{id}/note", {
        path: { id: patientId },
        body: { ...toCallBody<UpdateNoteCall>(typed), ...context },
      }),
    shown: { version: note.version, values },
    staleKey: patientNotesKey,
    onSaved: done,
  });
  const container = useRef<HTMLDivElement>(null);
  // The pressed button is gone and took the focus with it.
  useEffect(() => container.current?.querySelector("textarea")?.focus(), []);
  return (
    <div className="grid gap-3" ref={container}>
      <AdminForm place="section" fields={fields} values={values} saving={saving} onEdit={setEdited} />
      <Button size="small" className="justify-self-start" onClick={done}>
        {texts.keep}
      </Button>
    </div>
  );
}

const fields: AdminField<CallBody<UpdateNoteCall>>[] = [
  { kind: "paragraph", name: "text", label: texts.label, hint: texts.hint },
];
