import { useQuery } from "@tanstack/react-query";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import { Logo } from "#web/components/logo.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";

const texts = words.landing.nav;

const anchors = [
  ["#tests-included", texts.tests],
  ["#benefits", texts.benefits],
  ["#package-overview", texts.overview],
  ["#preparation", texts.preparation],
] as const;

/** The landing page's own header, with a call link. */
export function SlimHeader() {
  const { data: lab } = useQuery(labQuery());
  const phone = lab?.phones[0];
  return (
    <header className="top slim">
      <div className="wrap">
        <a className="top-logo" href={withBasePath("/")} aria-label={words.site.header.logo}>
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
