import { Suspense, useState } from "react";
import type { ListedPatient } from "#core/desk/patients/schema.ts";
import { words } from "#texts";
import { LinesSkeleton } from "#web/admin/booking/detail-parts.tsx";
import { laterPanel } from "#web/admin/layout/later-panel.ts";
import { useActs } from "#web/admin/layout/use-acts.ts";

const [MergeForm] = laterPanel(() => import("./merge-form.tsx"));
const [ExportForm] = laterPanel(() => import("./export-form.tsx"));
const [SplitForm] = laterPanel(() => import("./split-form.tsx"));

type Act = "merge" | "split" | "export";
type Props = { patient: ListedPatient; family: ListedPatient[] };

/** Two patients who are one, one who is two, and what is kept of one: a form at a time, which travels when it is opened. */
export function PersonActs({ patient, family }: Props) {
  const [act, setAct] = useState<Act | null>(null);
  /** The form that was closed last: the focus goes back to what opened it. */
  const [closed, setClosed] = useState<Act | null>(null);
  const may = useActs();
  const texts = words.desk.people;
  const close = () => {
    setClosed(act);
    setAct(null);
  };
  if (!may("merge-patients")) return null;
  const opener = (one: Act) => (
    <button
      className="btn btn-2 btn-s"
      type="button"
      // biome-ignore lint/a11y/noAutofocus: what was pressed in the form goes with it, and would take the focus along
      autoFocus={closed === one}
      onClick={() => setAct(one)}
    >
      {texts[one]}
    </button>
  );
  return (
    <section>
      <Suspense fallback={<LinesSkeleton label={words.desk.patient.loading} />}>
        {act === "merge" && <MergeForm patient={patient} family={family} onClose={close} />}
        {act === "export" && <ExportForm id={patient.id} onClose={close} />}
        {act === "split" && <SplitForm patient={patient} onClose={close} />}
      </Suspense>
      {act === null && (
        <div className="row row-wraps">
          {opener("merge")}
          {patient.bookings > 1 && opener("split")}
          {may("export-patient") && opener("export")}
        </div>
      )}
    </section>
  );
}
