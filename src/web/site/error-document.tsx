import { renderToStaticMarkup } from "react-dom/server";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { ErrorState, type TurnedAway } from "./error-page.tsx";

type Props = {
  status: TurnedAway;
  /** The lab's helpline, E.164. */
  helpline: string | undefined;
  /** Addresses of the stylesheets that every page has. */
  styles: readonly string[];
};

/** A whole page without scripts, for an answer that must cost next to nothing. */
export function renderErrorDocument(props: Props): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<ErrorDocument {...props} />)}`;
}

function ErrorDocument({ status, helpline, styles }: Props) {
  const texts = words.site.turnedAway[status];
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
        </ErrorState>
      </body>
    </html>
  );
}
