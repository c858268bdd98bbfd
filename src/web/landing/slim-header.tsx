import { useQuery } from "@tanstack/react-query";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { labQuery } from "#web/catalogue/queries.ts";
import { to } from "#web/to.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Logo } from "#web/ui/logo.tsx";

const texts = words.landing.nav;

const anchors = [
  ["#tests-included", texts.tests],
  ["#benefits", texts.benefits],
  ["#package-overview", texts.overview],
  ["#preparation", texts.preparation],
] as const;

/** Row 2.139: the landing page's own header, with a call link. */
export function SlimHeader() {
  const { data: lab } = useQuery(labQuery());
  const phone = lab?.phones[0];
  return (
    <header className="top slim">
      <div className="wrap">
        <a className="top-logo" href={to("/")} aria-label={words.site.header.logo}>
          <Logo />
        </a>
        <nav className="top-links" aria-label={texts.label}>
          {anchors.map(([href, text]) => (
            <a key={href} href={href}>
              {text}
            </a>
          ))}
        </nav>
        {phone && (
          <a className="btn btn-2 btn-s" href={`tel:${phone}`} aria-label={texts.call(formatPhone(phone))}>
            <Icon name="phone" small /> <span>{formatPhone(phone)}</span>
          </a>
        )}
      </div>
    </header>
  );
}
