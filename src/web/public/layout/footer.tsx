import { useQuery } from "@tanstack/react-query";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { Logo } from "#web/components/logo.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { LanguageLinks } from "./language-links.tsx";

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

const headingClass = "mb-2 text-sm leading-snug tracking-normal text-on-cloth";
const linkClass =
  "inline-flex min-h-target min-w-target items-center text-inherit no-underline hover:text-on-cloth hover:underline";

const languageLinkClass = cx(linkClass, "current:font-semibold current:text-on-cloth");

type SiteLink = { path: string; text: string };

export function Footer() {
  const { data: lab } = useQuery(labQuery());
  return (
    <footer className="on-cloth bg-cloth-deep pb-room text-sm text-on-cloth-soft print:hidden">
      <div className="page-width grid gap-6 pt-8 pb-6 lg:grid-cols-[1.1fr_2fr] lg:gap-10 lg:pt-12 lg:pb-10">
        <div className="grid content-start gap-4">
          <Logo label={words.brand} />
          <p>
            {words.site.footer.meaning}
            <span className="block" lang="pa">
              {words.site.footer.punjabi}
            </span>
            <span className="block" lang="hi">
              {words.site.footer.hindi}
            </span>
          </p>
          <div className="flex flex-wrap gap-x-6">
            <LanguageLinks className={languageLinkClass} />
          </div>
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-[1fr_1fr_1.5fr]">
          <LinkList title={words.site.footer.quickLinks} links={quickLinks} />
          <LinkList title={words.site.footer.support} links={supportLinks} />
          <LabAddress />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line-on-cloth pt-6 lg:col-span-full">
          <p>{words.site.footer.copyright(lab?.name ?? words.brand)}</p>
          <ul className="flex flex-wrap gap-2" aria-label={words.site.footer.accepted}>
            {words.site.footer.payments.map((payment) => (
              <li
                key={payment}
                className="rounded-sm border border-line-on-cloth px-2.5 py-1 text-xs font-semibold text-on-cloth"
              >
                {payment}
              </li>
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
      <h2 className={headingClass}>{title}</h2>
      <ul>
        {links.map(({ path, text }) => (
          <li key={path}>
            <a className={linkClass} href={withBasePath(path)}>
              {text}
            </a>
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
    <div className="max-sm:col-span-full">
      <h2 className={headingClass}>
        {lab.name}, {lab.city}
      </h2>
      <p>{lab.address}</p>
      <p className="flex flex-wrap gap-x-6">
        {lab.phones.map((phone) => (
          <a key={phone} className={linkClass} href={`tel:${phone}`}>
            {formatPhone(phone)}
          </a>
        ))}
      </p>
      <p>
        <a className={linkClass} href={`mailto:${lab.email}`}>
          {lab.email}
        </a>
      </p>
    </div>
  );
}
