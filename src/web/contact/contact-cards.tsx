import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { whatsappLink } from "#core/messages/whatsapp-link.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { labQuery } from "#web/catalogue/queries.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-name.ts";
import { mapPageLink } from "./lab-map.tsx";

const texts = words.contact;

/** Row 2.159: location, phone, WhatsApp and email. */
export function ContactCards() {
  const { data: lab } = useQuery(labQuery());
  if (!lab) return null;
  const chat = whatsappLink(lab.whatsappPhone, texts.whatsappText);
  return (
    <section>
      <h2 className="sr">{texts.reach}</h2>
      <div className="contact-now only-narrow">
        <a className="btn btn-1" href={`tel:${lab.phones[0]}`}>
          <Icon name="phone" small /> {texts.call}
        </a>
        <a className="btn btn-2" href={chat} target="_blank" rel="noreferrer">
          <Icon name="message-circle" small /> {texts.cards.whatsapp}
        </a>
      </div>
      <div className="contact-cards">
        <ContactCard icon="map-pin" title={texts.cards.location}>
          <a href={mapPageLink(lab)} target="_blank" rel="noreferrer">
            <span>
              {lab.name}, {lab.address}
            </span>
          </a>
        </ContactCard>
        <ContactCard icon="phone" title={texts.cards.phone}>
          {lab.phones.map((phone) => (
            <a key={phone} href={`tel:${phone}`}>
              {formatPhone(phone)}
            </a>
          ))}
        </ContactCard>
        <ContactCard icon="message-circle" title={texts.cards.whatsapp}>
          <a href={chat} target="_blank" rel="noreferrer">
            {formatPhone(lab.whatsappPhone)}
          </a>
        </ContactCard>
        <ContactCard icon="mail" title={texts.cards.email}>
          <a href={`mailto:${lab.email}`}>{lab.email}</a>
        </ContactCard>
      </div>
    </section>
  );
}

function ContactCard({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className="card contact-card">
      <Icon name={icon} />
      <h3>{title}</h3>
      <div className="contact-lines">{children}</div>
    </div>
  );
}

/** When the lab is open, when it comes, and when one may come to it (decision D10). */
export function WorkingHours() {
  const { data: lab } = useQuery(labQuery());
  if (!lab) return null;
  return (
    <section className="contact-hours">
      <h2>{words.contact.hours.title}</h2>
      <dl>
        <dt>{words.contact.hours.lab}</dt>
        <dd>{unbroken(lab.hours.lab)}</dd>
        <dt>{words.contact.hours.atHome}</dt>
        <dd>{unbroken(lab.hours.booking)}</dd>
        <dt>{words.contact.hours.collection}</dt>
        <dd>{unbroken(lab.hours.collection)}</dd>
      </dl>
    </section>
  );
}

/** No line breaks before AM or PM. */
function unbroken(hours: string): string {
  return hours.replace(/ (?=[AP]M\b)/g, "\u00a0");
}
