import { Form, Link, useNavigation, useSearchParams } from "react-router";
import { formatPhone } from "#core/patients/phone.ts";
import type { Patient, PatientSession } from "#core/patients/schema.ts";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import { Skeleton } from "#web/components/skeleton.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { BookingsSkeleton, MyBookings } from "./my-bookings.tsx";
import { findSelectedPatient } from "./selected-patient.ts";

type Props = {
  session: PatientSession;
  /** The demo's sample patient, whom the server does not know. */
  isDemo?: boolean;
};

/** The dashboard of one patient of the session's phone. */
export function Dashboard({ session, isDemo = false }: Props) {
  const [address] = useSearchParams();
  const patient = findSelectedPatient(session.patients, address);
  return (
    <div className="wrap account">
      <Welcome name={patient?.name ?? ""} isDemo={isDemo} />
      {session.patients.length > 1 && patient && <PatientSwitch patients={session.patients} chosenId={patient.id} />}
      <div className="account-two">
        <MyBookings key={patient?.id} patientId={patient?.id ?? null} hasOthers={session.patients.length > 1} />
        {patient && <PersonalInformation patient={patient} />}
      </div>
    </div>
  );
}

type WelcomeProps = { name: string; isDemo: boolean };

function Welcome({ name, isDemo }: WelcomeProps) {
  const busy = useNavigation().state === "submitting";
  const texts = words.account.dashboard;
  return (
    <header className="account-top">
      <h1>{texts.welcome(name)}</h1>
      <Form method="post">
        {isDemo && <input type="hidden" name="demo" value="yes" />}
        <button className="btn btn-3 btn-s" type="submit" aria-disabled={busy}>
          <Icon name="log-out" small /> {texts.logout}
        </button>
      </Form>
    </header>
  );
}

type PatientSwitchProps = { patients: readonly Patient[]; chosenId: number };

/** One phone books for a family: chooses whose bookings are shown (decision D21). */
function PatientSwitch({ patients, chosenId }: PatientSwitchProps) {
  return (
    <nav className="patient-switch" aria-label={words.account.dashboard.patients}>
      {patients.map(({ id, name }) => (
        <Link
          key={id}
          className="patient-chip"
          to={`?patient=${id}`}
          replace
          preventScrollReset
          aria-current={id === chosenId ? "true" : undefined}
        >
          <span className="patient-face" data-first={name.slice(0, 1)} />
          <span translate="no">{name}</span>
        </Link>
      ))}
    </nav>
  );
}

/** Name, phone, email or 'Not provided', and the address if present. */
function PersonalInformation({ patient: { name, phone, email, address } }: { patient: Patient }) {
  const texts = words.account.dashboard;
  const pairs = [
    [texts.name, name],
    [texts.phone, formatPhone(phone)],
    [texts.email, email || texts.notProvided],
    ...(address ? [[texts.address, address]] : []),
  ];
  return (
    <section className="card account-person" aria-labelledby="personal">
      <h2 id="personal">{texts.personal}</h2>
      <dl className="pairs">
        {pairs.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Skeleton of the dashboard until the session is known. */
export function DashboardSkeleton() {
  const texts = words.account.dashboard;
  return (
    <div className="wrap account">
      <h1 className="sr">{texts.title}</h1>
      <noscript>
        <p>
          {texts.signIn} <a href={withBasePath("/login")}>{words.account.login.submit}</a>
        </p>
      </noscript>
      <div className="account-top" aria-hidden="true">
        <Skeleton as="price" width="half" />
      </div>
      <div className="account-two">
        <section className="account-bookings">
          <BookingsSkeleton />
        </section>
        <div className="card account-person" aria-hidden="true">
          <Skeleton as="title" width="half" />
          <Skeleton as="box" />
        </div>
      </div>
    </div>
  );
}
