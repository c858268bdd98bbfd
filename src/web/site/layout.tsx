import { useQuery } from "@tanstack/react-query";
import { Outlet, useLocation } from "react-router";
import { whatsappLink } from "#core/messages/whatsapp-link.ts";
import { words } from "#texts";
import { labQuery, packagesDigestQuery } from "#web/catalogue/queries.ts";
import { ChatCorner } from "#web/chatbot/chat-corner.tsx";
import { to } from "#web/to.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { prefetch, showAtOnce } from "#web/ui/data/prefetch.ts";
import { QueryProvider } from "#web/ui/data/query-provider.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Toaster } from "#web/ui/overlays/toaster.tsx";
import { symbolHref } from "#web/ui/sprite.ts";
import type { Route } from "./+types/layout.ts";
import { Footer } from "./footer.tsx";
import { Header, Promo } from "./header.tsx";
import { WaitingCorner } from "./waiting-corner.tsx";
import "./header.css";
import "./drawer.css";
import "./footer.css";
import "./layout.css";

/** Every page below may read the lab and the packages' digest without asking for them again. */
export function loader({ context }: Route.LoaderArgs) {
  return prefetch(context, (api) => [labQuery(api), packagesDigestQuery(api)]);
}

export const clientLoader = showAtOnce;

/** The public pages: banner, header, page, footer. */
export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <QueryProvider>
      <HydratedPage data={loaderData}>
        <WaitingCorner />
        <Promo />
        <Header />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
        <FloatingButtons />
        <ChatCorner />
        <Toaster />
      </HydratedPage>
    </QueryProvider>
  );
}

/** Row 2.21: neither where one logs in, nor where one is; and nothing floats over the form and the money of a booking. */
const without = /^\/(?:login|patient-dashboard|book|booking|test-review)(?:\/|$)/;

/** Row 2.21: the floating login and messaging buttons, in the corner across from the chatbot's. */
function FloatingButtons() {
  const { pathname } = useLocation();
  const { data: lab } = useQuery(labQuery());
  const texts = words.site.floating;
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
      <a className="float" href={to("/login")} aria-label={texts.login}>
        <Icon name="user" />
      </a>
    </nav>
  );
}

/** A telephone in a speech bubble, from the two icons of the sprite. */
function WhatsAppMark() {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <use href={symbolHref("i-message-circle")} width="24" height="24" />
      <use href={symbolHref("i-phone")} x="7.2" y="7" width="9.6" height="9.6" strokeWidth="3" />
    </svg>
  );
}
