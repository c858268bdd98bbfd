import { Link } from "react-router";
import type { Booking } from "#core/bookings/response-schema.ts";
import { words } from "#texts";
import { FormOpener, quietActionClass } from "#web/admin/booking-edit/form-opener.tsx";
import { useCanChangePatient } from "#web/admin/booking-edit/patient-editor.tsx";
import type { FormState } from "#web/admin/booking-edit/use-form-state.ts";
import { CancelOpener, MoveOpener, type VisitForms } from "#web/admin/booking-edit/visit-forms.tsx";
import { useJoinVisitPath } from "#web/admin/booking-edit/visit-members.tsx";
import { useShortcuts } from "#web/admin/layout/shortcuts.tsx";
import { Icon } from "#web/components/icon.tsx";

type Props = {
  booking: Booking;
  visitForms: VisitForms;
  patientForm: FormState;
  /** Opens the patient's form in its tab. */
  onEdit: () => void;
};

/** What is done with a booking beside its next step, at the end of the panel. */
export function BookingActions({ booking, visitForms, patientForm, onEdit }: Props) {
  const canChange = useCanChangePatient(booking);
  const joinPath = useJoinVisitPath(booking);
  useShortcuts({ e: canChange ? onEdit : undefined });
  return (
    <footer className="grid flex-none grid-cols-2 gap-x-3 border-t border-line-strong bg-card px-2.5 py-1.5 empty:hidden @md/panel:flex @md/panel:flex-wrap @md/panel:gap-x-2 @md/panel:items-center">
      <MoveOpener forms={visitForms} />
      {joinPath && (
        <Link className={`${quietActionClass} text-action hover:text-action-hover`} to={joinPath}>
          <Icon name="plus" small /> {words.admin.visitMembers.addMember}
        </Link>
      )}
      {canChange && !patientForm.isOpen && (
        <FormOpener icon="pencil" keyName="e" isClosed={patientForm.isClosed} onOpen={onEdit}>
          {words.admin.patientEdit.open}
        </FormOpener>
      )}
      <CancelOpener forms={visitForms} />
    </footer>
  );
}
