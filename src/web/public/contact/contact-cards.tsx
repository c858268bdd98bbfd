import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createWhatsappLink } from "#core/messages/whatsapp-link.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { ButtonLink } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import { PatternStrip } from "#web/components/motifs/patterns.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { getMapPageUrl } from "./lab-map.tsx";

const texts = words.contact;

/** Location, phone, WhatsApp and email. */
export function ContactCards() {
  const { data: lab } = useQuery(labQuery());
  if (!lab) return null;
  const whatsapp = createWhatsappLink(lab.whatsappPhone, texts.whatsappText);
  return (
    <Card as="section" className="overflow-hidden">
      <h2 className="sr-only">{texts.reach}</h2>
      <div className="on-cloth h-12 bg-cloth">
        <PatternStrip motif="lehar" isLong />
      </div>
      <p className="grid grid-cols-2 gap-2 border-b border-line p-4">
        <ButtonLink look="primary" href={`tel:${lab.phones[0]}`}>
          <Icon name="phone" small /> {texts.call}
        </ButtonLink>
        <ButtonLink href={whatsapp} target="_blank" rel="noreferrer">
          <Icon name="message-circle" small /> {texts.cards.whatsapp}
        </ButtonLink>
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
    </Card>
  );
}

function ContactCard({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-icon items-center gap-4 px-4 not-first:border-t not-first:border-line">
      <Icon name={icon} className="text-action" />
      <div>
        <h3 className="-mb-7 pt-3 text-xs leading-snug font-medium tracking-normal text-quiet">{title}</h3>
        {children}
      </div>
    </div>
  );
}

type LinkProps = { href: string; isElsewhere?: boolean; children: ReactNode };

/** The whole row is a link, marked by an arrow; the first one includes the name above it. */
function ContactLink({ href, isElsewhere = false, children }: LinkProps) {
  return (
    <a
      className="relative flex min-h-target items-center justify-between gap-3 py-2 leading-normal font-medium no-underline first-of-type:pt-7 last-of-type:pb-3 only-of-type:*:last:-mt-4"
      href={href}
      {...(isElsewhere && { target: "_blank", rel: "noreferrer" })}
    >
      <span>{children}</span>
      <Icon name="chevron-right" small className="text-quiet" />
    </a>
  );
}

/** The lab's opening hours, its home visits, and its walk-in hours (decision D10). */
export function WorkingHours() {
  const { data: lab } = useQuery(labQuery());
  if (!lab) return null;
  const hours = [
    [texts.hours.lab, lab.hours.lab],
    [texts.hours.atHome, lab.hours.booking],
    [texts.hours.collection, lab.hours.collection],
  ] as const;
  return (
    <section className="grid content-start gap-5 rounded-lg border border-line bg-sunken p-5">
      <h2 className="text-h3 tracking-normal">{texts.hours.title}</h2>
      <dl>
        {hours.map(([what, when]) => (
          <div key={what} className="border-t border-line-strong py-3 last:pb-0">
            <dt className="text-sm text-quiet">{what}</dt>
            <dd className="font-medium" lang={getTextLanguage(when)}>
              {preventLineBreaks(when)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const HOURS_PATTERN = /(\d{1,2}:\d\d [AP]M(?:-| to )\d{1,2}:\d\d [AP]M[.,;]?)/;

/** Keeps opening and closing time on one line. */
function preventLineBreaks(hours: string): ReactNode[] {
  return hours.split(HOURS_PATTERN).map((part) =>
    HOURS_PATTERN.test(part) ? (
      <span key={part} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
