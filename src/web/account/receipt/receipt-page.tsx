import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { redirect, useNavigate } from "react-router";
import { parseCatalogueId } from "#core/catalogue/catalogue-id.ts";
import { words } from "#texts";
import { isSignedOut, receiptQuery } from "#web/account/queries.ts";
import { ButtonLink } from "#web/components/button.tsx";
import { ErrorLinks, PageErrorState } from "#web/components/page-error-state.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { callApi } from "#web/lib/api-client.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { getErrorStatus } from "#web/lib/error-status.ts";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { createNotFoundPage, prefetch, skipPrefetch } from "#web/lib/prefetch.ts";
import { apiFetchContext } from "#web/lib/request-context.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { createPageMeta, noIndexMeta } from "#web/public/seo/page-meta.ts";
import type { Route } from "./+types/receipt-page.ts";
import { ReceiptView } from "./receipt-view.tsx";

const texts = words.receipt;

export const meta = () => [
  ...createPageMeta({ title: words.site.titleOf(texts.titles.receipt), description: texts.description }),
  noIndexMeta,
];

export const headers = () => ({ "Cache-Control": "no-store" });

/** For staff, and for the phones of the receipt's bookings; for all others it does not exist. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = parseCatalogueId(params.id);
  if (id === null) return createNotFoundPage();
  const api = context.get(apiFetchContext);
  try {
    await callApi(api, "GET /api/receipts/{id}", { path: { id } });
  } catch (failure) {
    if (isSignedOut(failure)) throw redirect("/login");
    if (isHidden(failure)) return createNotFoundPage();
  }
  return prefetch(context, (inner) => [receiptQuery(id, inner)]);
}

export const clientLoader = skipPrefetch;

/** A receipt as it is printed, with the bookings that its reader may see. */
export default function ReceiptPage({ loaderData, params }: Route.ComponentProps) {
  const id = parseCatalogueId(params.id);
  return (
    <main id="main" tabIndex={-1}>
      {id === null || ("isMissing" in loaderData && loaderData.isMissing) ? (
        <NoReceipt {...texts.missing} />
      ) : (
        <HydratedPage data={loaderData}>
          <LoadedReceipt key={id} id={id} />
        </HydratedPage>
      )}
    </main>
  );
}

function LoadedReceipt({ id }: { id: number }) {
  const { data: receipt, error } = useQuery(receiptQuery(id));
  const lab = useQuery(labQuery());
  const navigate = useNavigate();
  const isOut = isSignedOut(error);
  useEffect(() => {
    if (isOut) void navigate("/login", { replace: true });
  }, [isOut, navigate]);
  if (receipt && lab.data) return <ReceiptView receipt={receipt} lab={lab.data} />;
  if (isHidden(error)) return <NoReceipt {...texts.missing} />;
  if ((error && !isOut) || lab.error) return <NoReceipt title={texts.failed} sentence={texts.failedSentence} />;
  return (
    <Loading label={texts.loading} className="page-width py-section">
      <Skeleton as="title" width="long" />
      <Skeleton as="box" />
    </Loading>
  );
}

/** The answer does not tell whether a receipt exists. */
function isHidden(failure: unknown): boolean {
  return [403, 404].includes(getErrorStatus(failure) ?? 0);
}

function NoReceipt({ title, sentence }: { title: string; sentence: string }) {
  return (
    <div className="page-width max-w-prose py-section">
      <PageErrorState title={title} sentence={sentence}>
        <ErrorLinks>
          <ButtonLink look="primary" href={withBasePath("/patient-dashboard")}>
            {texts.toBookings}
          </ButtonLink>
        </ErrorLinks>
      </PageErrorState>
    </div>
  );
}
