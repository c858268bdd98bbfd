import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { OWN_PAGE } from "#web/offline/kinds.ts";
import { to } from "#web/to.ts";
import { ErrorState, type TurnedAway } from "./error-page.tsx";

type Props = {
  /** The lab's helpline, E.164. */
  helpline: string | undefined;
  /** Addresses of the stylesheets that every page has. */
  styles: readonly string[];
};

/** A whole page without scripts, for an answer that must cost next to nothing. */
export function renderErrorDocument({ status, ...props }: Props & { status: TurnedAway }): string {
  return render(<BareDocument {...props} texts={words.site.turnedAway[status]} />);
}

/**
 * What a browser shows without a line where it keeps no such page; it needs nothing but its stylesheet. The worker shows the
 * links to those pages that are kept.
 */
export function renderOfflineDocument(props: Props): string {
  const texts = words.offline.none;
  return render(
    <BareDocument {...props} texts={texts}>
      <a className="btn btn-2" href={to(OWN_PAGE)} hidden>
        {texts.bookings}
      </a>
      <a className="btn btn-2" href={to("/")} hidden>
        {texts.home}
      </a>
    </BareDocument>,
  );
}

function render(document: ReactNode): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
}

type BareProps = Props & { texts: { title: string; sentence: string; again: string }; children?: ReactNode };

function BareDocument({ texts, helpline, styles, children }: BareProps) {
  return (
    <html lang={words.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>{words.site.titleOf(texts.title)}</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <ErrorState title={texts.title} sentence={texts.sentence}>
          {/* biome-ignore lint/a11y/useValidAnchor: the address that was asked, for one page is kept for all addresses */}
          <a className="btn btn-1" href="">
            {texts.again}
          </a>
          {helpline && (
            <a className="btn btn-2" href={`tel:${helpline}`}>
              {words.site.header.call(formatPhone(helpline))}
            </a>
          )}
          {children}
        </ErrorState>
      </body>
    </html>
  );
}
