import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { whatsappLink } from "#core/messages/whatsapp-link.ts";
import { labQuery } from "#web/catalogue/queries.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { WhatsAppMark } from "./whatsapp-mark.tsx";

/** Spec §2: neither where one logs in, nor where one is; and nothing floats over the form and the money of a booking. */
const without = /^\/(?:login|patient-dashboard|book|booking|test-review)(?:\/|$)/;

/** Spec §2: the floating login and messaging buttons, in the corner across from the chatbot's. */
export function FloatingButtons() {
  const { pathname } = useLocation();
  const { data: lab } = useQuery(labQuery());
  const texts = en.site.floating;
  if (without.test(pathname)) return null;
  return (
    <nav className="floats" aria-label={texts.label}>
      {lab && (
        <a
          className="float"
          href={whatsappLink(lab.whatsappPhone, texts.whatsAppText)}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.whatsApp}
        >
          <WhatsAppMark />
        </a>
      )}
      <a className="float" href="/login" aria-label={texts.login}>
        <Icon name="user" />
      </a>
    </nav>
  );
}
