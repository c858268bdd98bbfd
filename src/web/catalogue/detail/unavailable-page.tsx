import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { labQuery } from "#web/catalogue/queries.ts";
import { to } from "#web/to.ts";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { PageTitle } from "./detail.tsx";

type Props = {
  /** What is not there. */
  sentence: string;
  /** Where the others are. */
  list: { path: string; text: string };
};

/** Stands in the place of a package or a test that the lab does not offer. */
export function MissingPage({ sentence, list }: Props) {
  return (
    <div className="wrap section">
      <PageTitle title={words.site.notFound.title} />
      <EmptyState title={words.site.notFound.title} sentence={sentence} motif="nabz" heading="h1">
        <div className="missing-go">
          <a className="btn btn-1" href={to(list.path)}>
            {list.text}
          </a>
          <a className="btn btn-2" href={to("/")}>
            {words.site.notFound.home}
          </a>
        </div>
      </EmptyState>
    </div>
  );
}

/** Row 8.5: a detail page whose data could not be loaded; who cannot wait can call. */
export function FailedPage({ title, sentence }: { title: string; sentence: string }) {
  const { pathname, search } = useLocation();
  const helpline = useQuery(labQuery()).data?.phones[0];
  return (
    <div className="wrap section">
      <PageTitle title={title} />
      <EmptyState title={title} sentence={sentence} motif="nabz" heading="h1">
        <a className="btn btn-1" href={to(pathname + search)}>
          {words.states.tryAgain}
        </a>
        {helpline && (
          <a className="btn btn-2" href={`tel:${helpline}`}>
            {words.states.call(formatPhone(helpline))}
          </a>
        )}
        <a className="btn btn-2" href={to("/")}>
          {words.catalogue.detail.backHome}
        </a>
      </EmptyState>
    </div>
  );
}
