import { useQuery } from "@tanstack/react-query";
import { formatPhone } from "#core/patients/phone.ts";
import { labQuery } from "#web/catalogue/queries.ts";
import { en } from "#web/texts/en.ts";
import { Logo } from "#web/ui/logo.tsx";

const quickLinks = [
  { to: "/test-packages", text: en.site.footer.healthPackages },
  { to: "/tests-new", text: en.site.footer.individualTests },
  { to: "/book", text: en.site.footer.bookAppointment },
];

const supportLinks = [
  { to: "/#faq", text: en.site.footer.faqs },
  { to: "/privacy", text: en.site.footer.privacy },
  { to: "/terms", text: en.site.footer.terms },
  { to: "/refunds", text: en.site.footer.refunds },
];

type SiteLink = { to: string; text: string };

/** Spec §2 "Footer". */
export function Footer() {
  const { data: lab } = useQuery(labQuery());
  return (
    <footer className="ftr on-cloth">
      <div className="wrap">
        <div className="ftr-word">
          <Logo label={en.brand} />
          <p>
            {en.site.footer.meaning}
            <span lang="pa">{en.site.footer.punjabi}</span>
            <span lang="hi">{en.site.footer.hindi}</span>
          </p>
        </div>
        <div className="ftr-cols">
          <LinkList title={en.site.footer.quickLinks} links={quickLinks} />
          <LinkList title={en.site.footer.support} links={supportLinks} />
          <LabAddress />
        </div>
        <div className="ftr-end">
          <p>{en.site.footer.copyright(lab?.name ?? en.brand)}</p>
          <ul className="pay" aria-label={en.site.footer.accepted}>
            {en.site.footer.payments.map((payment) => (
              <li key={payment}>{payment}</li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function LinkList({ title, links }: { title: string; links: SiteLink[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <a href={to}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LabAddress() {
  const { data: lab } = useQuery(labQuery());
  if (!lab) return null;
  return (
    <div>
      <h2>
        {lab.name}, {lab.city}
      </h2>
      <p>{lab.address}</p>
      {lab.phones.map((phone) => (
        <p key={phone}>
          <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </p>
      ))}
      <p>
        <a href={`mailto:${lab.email}`}>{lab.email}</a>
      </p>
    </div>
  );
}
