import { labMoment } from "#core/calendar/clock.ts";
import { shortDate } from "#core/calendar/day.ts";
import type { ListedPatient } from "#core/desk/patients/schema.ts";
import { whatsappLink } from "#core/messages/whatsapp-link.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { Pair } from "#web/admin/detail/pair.tsx";
import { personWords } from "#web/admin/patients/person-words.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

/** As it was told with the first booking; a later booking may name another address (decisions, "One phone, several patients"). */
export function ContactData({ patient }: { patient: ListedPatient }) {
  const texts = en.desk.patient;
  const { phone, email } = patient;
  return (
    <section>
      <dl className="pairs">
        <Pair name={texts.phone}>
          <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </Pair>
        <Pair name={texts.email}>{email ? <a href={`mailto:${email}`}>{email}</a> : <NotProvided />}</Pair>
        <Pair name={texts.address}>
          <span className="lines-kept">{patient.address}</span>
        </Pair>
        <Pair name={texts.person}>{personWords(patient) || <NotProvided />}</Pair>
        <Pair name={texts.since}>{shortDate(labMoment(new Date(patient.createdAt)).day)}</Pair>
      </dl>
      <div className="row row-wraps">
        <a className="btn btn-2 btn-s" href={`tel:${phone}`}>
          <Icon name="phone" small /> {texts.call}
        </a>
        <a className="btn btn-2 btn-s" href={whatsappLink(phone, "")} target="_blank" rel="noopener noreferrer">
          <Icon name="message-circle" small /> {texts.whatsApp} <span className="sr">{texts.newTab}</span>
        </a>
      </div>
    </section>
  );
}

function NotProvided() {
  return <span className="quiet">{en.desk.patient.notProvided}</span>;
}
