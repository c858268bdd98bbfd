import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { PatientNote as Note } from "#core/patients/notes/schema.ts";
import { words } from "#texts";
import { LinesSkeleton } from "#web/admin/booking/detail-parts.tsx";
import { trailActor } from "#web/admin/booking/trail-words.ts";
import { DeskForm } from "#web/admin/editing/desk-form.tsx";
import { type Body, bodyOf, type DeskField } from "#web/admin/editing/fields.ts";
import { useAskBeforeLeaving } from "#web/admin/editing/use-ask-before-leaving.ts";
import { useSaving } from "#web/admin/editing/use-saving.ts";
import { labMomentWords } from "#web/admin/layout/lab-time.ts";
import { useActs } from "#web/admin/layout/use-acts.ts";
import { browserFetch, callApi } from "#web/api-client.ts";
import { Icon } from "#web/ui/icon.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { NoteText } from "./note-text.tsx";
import { noteQuery, notesKey } from "./queries.ts";
import "#web/admin/changing/changing.css";
import "#web/admin/editing/editing.css";

type Call = "PUT /api/patients/{id}/note";

const texts = words.desk.people.note;

/** What the staff note of a patient for whoever calls or comes: read by them alone, and changed in its own place. */
export function PatientNote({ patientId }: { patientId: number }) {
  const query = useQuery(noteQuery(patientId));
  return (
    <section>
      <h3>{texts.title}</h3>
      <QuerySection query={query} loading={<LinesSkeleton label={texts.loading} />} failed={texts.failed}>
        {(note) => <NotePlace patientId={patientId} note={note} />}
      </QuerySection>
    </section>
  );
}

type Props = { patientId: number; note: Note };

function NotePlace({ patientId, note }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const may = useActs();
  const close = () => {
    setOpen(false);
    setWasOpen(true);
  };
  if (isOpen) return <NoteForm patientId={patientId} note={note} onClose={close} />;
  return (
    <>
      {note.text ? <NoteText text={note.text} /> : <p className="quiet">{texts.none}</p>}
      {note.text && note.writtenBy && note.writtenAt && (
        <p className="quiet sm">{texts.written(trailActor(note.writtenBy), labMomentWords(note.writtenAt))}</p>
      )}
      {may("write-notes") && (
        <div className="row">
          <button
            className="btn btn-2 btn-s"
            type="button"
            // biome-ignore lint/a11y/noAutofocus: what was pressed in the form goes with it, and would take the focus along
            autoFocus={wasOpen}
            onClick={() => setOpen(true)}
          >
            <Icon name="pencil" small /> {note.text ? texts.change : texts.write}
          </button>
        </div>
      )}
    </>
  );
}

/** What somebody else has written meanwhile is told, and what was typed stays. */
function NoteForm({ patientId, note, onClose }: Props & { onClose: () => void }) {
  const setEdited = useAskBeforeLeaving();
  const values = { text: note.text };
  const done = () => {
    setEdited(false);
    onClose();
  };
  const saving = useSaving({
    send: (typed, { confirmed: _none, ...seen }) =>
      callApi(browserFetch, "PUT /api/patients/{id}/note", {
        path: { id: patientId },
        body: { ...bodyOf<Call>(typed), ...seen },
      }),
    shown: { version: note.version, values },
    stale: notesKey,
    onSaved: done,
  });
  const place = useRef<HTMLDivElement>(null);
  // What was pressed is gone, and would have taken the focus with it.
  useEffect(() => place.current?.querySelector("textarea")?.focus(), []);
  return (
    <div className="act-details" ref={place}>
      <DeskForm fields={fields} values={values} saving={saving} onEdit={setEdited} />
      <button className="btn btn-2 btn-s" type="button" onClick={done}>
        {texts.keep}
      </button>
    </div>
  );
}

const fields: DeskField<Body<Call>>[] = [{ kind: "text", name: "text", label: texts.label, hint: texts.hint }];
