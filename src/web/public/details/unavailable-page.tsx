import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { PageTitle } from "./detail-layout.tsx";

type Props = {
  /** What was not found. */
  sentence: string;
  /** The list of the others. */
  list: { path: string; text: string };
};

/** Replaces a package or a test that the lab does not offer. */
export function NotFoundPage({ sentence, list }: Props) {
  return (
    <div className="wrap section">
      <PageTitle title={words.site.notFound.title} />
      <EmptyState title={words.site.notFound.title} sentence={sentence} motif="nabz" heading="h1">
        <div className="missing-go">
          <a className="btn btn-1" href={withBasePath(list.path)}>
            {list.text}
          </a>
          <a className="btn btn-2" href={withBasePath("/")}>
            {words.site.notFound.home}
          </a>
        </div>
      </EmptyState>
    </div>
  );
}

/** A detail page whose data could not be loaded; offers a call. */
export function FailedPage({ title, sentence }: { title: string; sentence: string }) {
  const { pathname, search } = useLocation();
  const helpline = useQuery(labQuery()).data?.phones[0];
  return (
    <div className="wrap section">
      <PageTitle title={title} />
      <EmptyState title={title} sentence={sentence} motif="nabz" heading="h1">
        <a className="btn btn-1" href={withBasePath(pathname + search)}>
          {words.states.tryAgain}
        </a>
        {helpline && (
          <a className="btn btn-2" href={`tel:${helpline}`}>
            {words.states.call(formatPhone(helpline))}
          </a>
        )}
        <a className="btn btn-2" href={withBasePath("/")}>
          {words.catalogue.detail.backHome}
        </a>
      </EmptyState>
    </div>
  );
}
