import { useQuery } from "@tanstack/react-query";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { Logo } from "#web/components/logo.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";

const quickLinks = [
  { path: "/test-packages", text: words.site.footer.healthPackages },
  { path: "/tests-new", text: words.site.footer.individualTests },
  { path: "/book", text: words.site.footer.bookAppointment },
];

const supportLinks = [
  { path: "/#faq", text: words.site.footer.faqs },
  { path: "/privacy", text: words.site.footer.privacy },
  { path: "/terms", text: words.site.footer.terms },
  { path: "/refunds", text: words.site.footer.refunds },
];

type SiteLink = { path: string; text: string };

export function Footer() {
  const { data: lab } = useQuery(labQuery());
  return (
    <footer className="ftr on-cloth">
      <div className="wrap">
        <div className="ftr-word">
          <Logo label={words.brand} />
          <p>
            {words.site.footer.meaning}
            <span lang="pa">{words.site.footer.punjabi}</span>
            <span lang="hi">{words.site.footer.hindi}</span>
          </p>
        </div>
        <div className="ftr-cols">
          <LinkList title={words.site.footer.quickLinks} links={quickLinks} />
          <LinkList title={words.site.footer.support} links={supportLinks} />
          <LabAddress />
        </div>
        <div className="ftr-end">
          <p>{words.site.footer.copyright(lab?.name ?? words.brand)}</p>
          <ul className="pay" aria-label={words.site.footer.accepted}>
            {words.site.footer.payments.map((payment) => (
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
        {links.map(({ path, text }) => (
          <li key={path}>
            <a href={withBasePath(path)}>{text}</a>
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
      <p className="ftr-phones">
        {lab.phones.map((phone) => (
          <a key={phone} href={`tel:${phone}`}>
            {formatPhone(phone)}
          </a>
        ))}
      </p>
      <p>
        <a href={`mailto:${lab.email}`}>{lab.email}</a>
      </p>
    </div>
  );
}
