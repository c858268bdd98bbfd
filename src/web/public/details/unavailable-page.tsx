import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { ButtonLink } from "#web/components/button.tsx";
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
    <div className="page-width py-section">
      <PageTitle title={words.site.notFound.title} />
      <EmptyState title={words.site.notFound.title} sentence={sentence} motif="nabz" heading="h1">
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink look="primary" href={withBasePath(list.path)}>
            {list.text}
          </ButtonLink>
          <ButtonLink href={withBasePath("/")}>{words.site.notFound.home}</ButtonLink>
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
    <div className="page-width py-section">
      <PageTitle title={title} />
      <EmptyState title={title} sentence={sentence} motif="nabz" heading="h1">
        <ButtonLink look="primary" href={withBasePath(pathname + search)}>
          {words.states.tryAgain}
        </ButtonLink>
        {helpline && <ButtonLink href={`tel:${helpline}`}>{words.states.call(formatPhone(helpline))}</ButtonLink>}
        <ButtonLink href={withBasePath("/")}>{words.catalogue.detail.backHome}</ButtonLink>
      </EmptyState>
    </div>
  );
}
