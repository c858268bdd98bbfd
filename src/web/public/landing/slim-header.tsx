import { useQuery } from "@tanstack/react-query";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { ButtonLink } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { BareHeader } from "./bare-header.tsx";

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
    <BareHeader>
      <nav className="flex max-md:hidden" aria-label={texts.label}>
        {anchors.map(([href, text]) => (
          <a
            key={href}
            className="inline-flex min-h-target items-center rounded-md px-3 text-sm font-medium text-soft no-underline hover:bg-sunken hover:text-ink"
            href={href}
          >
            {text}
          </a>
        ))}
      </nav>
      {phone && (
        <ButtonLink
          size="small"
          className="max-w-full"
          href={`tel:${phone}`}
          aria-label={texts.call(formatPhone(phone))}
        >
          <Icon name="phone" small /> <span>{formatPhone(phone)}</span>
        </ButtonLink>
      )}
    </BareHeader>
  );
}
