import { useSearchParams } from "react-router";
import type { PatientSession } from "#core/patients/schema.ts";
import { MyBookings } from "#web/account/bookings/my-bookings.tsx";
import { choosePatient } from "./choose-patient.ts";
import { PatientSwitch } from "./patient-switch.tsx";
import { PersonalInformation } from "./personal-information.tsx";
import { Welcome } from "./welcome.tsx";

type Props = {
  session: PatientSession;
  /** The demo's made-up patient, of whom the server knows nothing. */
  isDemo?: boolean;
};

/** Spec §2 "Patient dashboard", for one patient of the session's phone. */
export function Dashboard({ session, isDemo = false }: Props) {
  const [address] = useSearchParams();
  const patient = choosePatient(session.patients, address);
  return (
    <div className="wrap account">
      <Welcome name={patient?.name ?? ""} isDemo={isDemo} />
      {session.patients.length > 1 && patient && <PatientSwitch patients={session.patients} chosenId={patient.id} />}
      <div className="account-two">
        {patient && <PersonalInformation patient={patient} />}
        <MyBookings key={patient?.id} patientId={patient?.id ?? null} />
      </div>
    </div>
  );
}
