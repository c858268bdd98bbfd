import { Form, Link, useNavigation, useSearchParams } from "react-router";
import { formatPhone } from "#core/patients/phone.ts";
import type { Patient, PatientSession } from "#core/patients/schema.ts";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
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

export const dashboardClass = "page-width grid grid-cols-1 gap-5 pt-5 pb-section lg:gap-6 lg:pt-8";
const twoClass = "grid grid-cols-1 items-start gap-8 lg:gap-6";
/** On a wide screen the patient is in one line above the bookings, which take the whole width. */
const personClass = "grid gap-3 px-5 py-4 lg:order-first lg:grid-cols-start lg:items-center lg:gap-8 lg:px-6 lg:py-3";

/** The dashboard of one patient of the session's phone. */
export function Dashboard({ session, isDemo = false }: Props) {
  const [address] = useSearchParams();
  const patient = findSelectedPatient(session.patients, address);
  return (
    <div className={dashboardClass}>
      <Welcome name={patient?.name ?? ""} isDemo={isDemo} />
      {session.patients.length > 1 && patient && <PatientSwitch patients={session.patients} chosenId={patient.id} />}
      <div className={twoClass}>
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
    <header className="flex flex-wrap items-start justify-between gap-x-3">
      <h1 className="min-w-(--words) flex-1 text-h1 wrap-anywhere">{texts.welcome(name)}</h1>
      <Form method="post" className="-mr-3 flex-none">
        {isDemo && <input type="hidden" name="demo" value="yes" />}
        <Button look="quiet" size="small" type="submit" aria-disabled={busy}>
          <Icon name="log-out" small /> {texts.logout}
        </Button>
      </Form>
    </header>
  );
}

const patientClass =
  "group inline-flex min-h-12 items-center gap-1.5 rounded-full border border-line-control bg-card py-1 pr-3 pl-1.5 text-sm font-medium text-ink no-underline hover:border-action hover:bg-selected hover:text-ink current:border-action current:bg-selected current:font-semibold current:inset-ring current:inset-ring-action";
/** The first letter is generated, since the name itself follows. */
const faceClass =
  "grid size-8 place-items-center rounded-full bg-action-soft font-semibold text-action-hover before:content-[attr(data-first)/''] group-current:bg-action group-current:text-on-action";

type PatientSwitchProps = { patients: readonly Patient[]; chosenId: number };

/** One phone books for a family: chooses whose bookings are shown (decision D21). */
function PatientSwitch({ patients, chosenId }: PatientSwitchProps) {
  return (
    <nav className="flex flex-wrap gap-2" aria-label={words.account.dashboard.patients}>
      {patients.map(({ id, name }) => (
        <Link
          key={id}
          className={patientClass}
          to={`?patient=${id}`}
          replace
          preventScrollReset
          aria-current={id === chosenId ? "true" : undefined}
        >
          <span className={faceClass} data-first={name.slice(0, 1)} />
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
    <Card as="section" className={personClass} aria-labelledby="personal">
      <h2 id="personal" className="text-h3 tracking-normal">
        {texts.personal}
      </h2>
      <dl className="text-sm lg:flex lg:flex-wrap lg:gap-x-8 lg:gap-y-2">
        {pairs.map(([label, value]) => (
          <div key={label} className="flex items-center gap-3 border-line py-2 max-lg:border-t lg:block lg:py-0">
            <dt className="w-18 flex-none text-quiet">{label}</dt>
            <dd className="min-w-0 font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Skeleton of the dashboard until the session is known. */
export function DashboardSkeleton() {
  const texts = words.account.dashboard;
  return (
    <div className={dashboardClass}>
      <h1 className="sr-only">{texts.title}</h1>
      <noscript>
        <p>
          {texts.signIn} <a href={withBasePath("/login")}>{words.account.login.submit}</a>
        </p>
      </noscript>
      <div className="min-h-11" aria-hidden="true">
        <Skeleton as="price" width="half" />
      </div>
      <div className={twoClass}>
        <BookingsSkeleton />
        <Card className={personClass} aria-hidden="true">
          <Skeleton as="title" />
          <Skeleton as="button" />
        </Card>
      </div>
    </div>
  );
}
