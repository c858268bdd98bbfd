import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { ButtonLink } from "#web/components/button.tsx";
import { pageTag } from "#web/i18n/page-language.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { ACCOUNT_PAGE } from "#web/offline/request-kind.ts";
import patientsSheet from "#web/styles/patients.css?url";
import { ErrorState, type RejectionStatus } from "./error-page.tsx";

type Props = {
  /** The lab's helpline, E.164. */
  helpline: string | undefined;
};

/** Returns a whole page without scripts, for a response that must cost next to nothing. */
export function renderErrorDocument({ status, ...props }: Props & { status: RejectionStatus }): string {
  return render(<ErrorDocument {...props} texts={words.site.turnedAway[status]} />);
}

/**
 * Returns the page that a browser shows offline where it has not cached the requested one; it needs nothing but its
 * stylesheet. The worker adds links to the pages that are cached.
 */
export function renderOfflineDocument(props: Props): string {
  const texts = words.offline.none;
  return render(
    <ErrorDocument {...props} texts={texts}>
      <ButtonLink href={withBasePath(ACCOUNT_PAGE)} hidden>
        {texts.bookings}
      </ButtonLink>
      <ButtonLink href={withBasePath("/")} hidden>
        {texts.home}
      </ButtonLink>
    </ErrorDocument>,
  );
}

function render(document: ReactNode): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
}

type ErrorDocumentProps = Props & { texts: { title: string; sentence: string; again: string }; children?: ReactNode };

function ErrorDocument({ texts, helpline, children }: ErrorDocumentProps) {
  return (
    <html lang={pageTag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>{words.site.titleOf(texts.title)}</title>
        <link rel="stylesheet" href={patientsSheet} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <ErrorState title={texts.title} sentence={texts.sentence}>
          <ButtonLink look="primary" href="">
            {texts.again}
          </ButtonLink>
          {helpline && (
            <ButtonLink href={`tel:${helpline}`}>{words.site.header.call(formatPhone(helpline))}</ButtonLink>
          )}
          {children}
        </ErrorState>
      </body>
    </html>
  );
}
