import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createWhatsappLink } from "#core/messages/whatsapp-link.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import { PatternStrip } from "#web/components/patterns.tsx";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { getMapPageUrl } from "./lab-map.tsx";

const texts = words.contact;

/** Location, phone, WhatsApp and email. */
export function ContactCards() {
  const { data: lab } = useQuery(labQuery());
  if (!lab) return null;
  const whatsapp = createWhatsappLink(lab.whatsappPhone, texts.whatsappText);
  return (
    <section className="card contact-reach">
      <h2 className="sr">{texts.reach}</h2>
      <div className="contact-cloth on-cloth">
        <PatternStrip motif="lehar" isLong />
      </div>
      <p className="contact-ways">
        <a className="btn btn-1" href={`tel:${lab.phones[0]}`}>
          <Icon name="phone" small /> {texts.call}
        </a>
        <a className="btn btn-2" href={whatsapp} target="_blank" rel="noreferrer">
          <Icon name="message-circle" small /> {texts.cards.whatsapp}
        </a>
      </p>
      <div>
        <ContactCard icon="map-pin" title={texts.cards.location}>
          <ContactLink href={getMapPageUrl(lab)} isElsewhere>
            {lab.name}, {lab.address}
          </ContactLink>
        </ContactCard>
        <ContactCard icon="phone" title={texts.cards.phone}>
          {lab.phones.map((phone) => (
            <ContactLink key={phone} href={`tel:${phone}`}>
              {formatPhone(phone)}
            </ContactLink>
          ))}
        </ContactCard>
        <ContactCard icon="message-circle" title={texts.cards.whatsapp}>
          <ContactLink href={whatsapp} isElsewhere>
            {formatPhone(lab.whatsappPhone)}
          </ContactLink>
        </ContactCard>
        <ContactCard icon="mail" title={texts.cards.email}>
          <ContactLink href={`mailto:${lab.email}`}>{lab.email}</ContactLink>
        </ContactCard>
      </div>
    </section>
  );
}

function ContactCard({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className="contact-card">
      <Icon name={icon} />
      <h3>{title}</h3>
      <div className="contact-lines">{children}</div>
    </div>
  );
}

type LinkProps = { href: string; isElsewhere?: boolean; children: ReactNode };

/** The whole row is a link, marked by an arrow. */
function ContactLink({ href, isElsewhere = false, children }: LinkProps) {
  return (
    <a href={href} {...(isElsewhere && { target: "_blank", rel: "noreferrer" })}>
      <span>{children}</span>
      <Icon name="chevron-right" small />
    </a>
  );
}

/** The lab's opening hours, its home visits, and its walk-in hours (decision D10). */
export function WorkingHours() {
  const { data: lab } = useQuery(labQuery());
  if (!lab) return null;
  return (
    <section className="contact-hours">
      <h2>{words.contact.hours.title}</h2>
      <dl>
        <dt>{words.contact.hours.lab}</dt>
        <dd>{preventLineBreaks(lab.hours.lab)}</dd>
        <dt>{words.contact.hours.atHome}</dt>
        <dd>{preventLineBreaks(lab.hours.booking)}</dd>
        <dt>{words.contact.hours.collection}</dt>
        <dd>{preventLineBreaks(lab.hours.collection)}</dd>
      </dl>
    </section>
  );
}

const HOURS_PATTERN = /(\d{1,2}:\d\d [AP]M(?:-| to )\d{1,2}:\d\d [AP]M[.,;]?)/;

/** Keeps opening and closing time on one line. */
function preventLineBreaks(hours: string): ReactNode[] {
  return hours.split(HOURS_PATTERN).map((part) => (HOURS_PATTERN.test(part) ? <span key={part}>{part}</span> : part));
}
