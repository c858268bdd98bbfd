import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { canMoveVisit } from "#core/bookings/collection-place.ts";
import { words } from "#texts";
import { bookableDaysQuery } from "#web/admin/bookings/booking-queries.ts";
import { bookingsQuery } from "#web/admin/bookings/queries.ts";
import { parseId } from "#web/admin/components/search-params.ts";
import { AdminPage, PageScroll } from "#web/admin/layout/admin-page.tsx";
import { adminMeta, prefetchForStaff } from "#web/admin/layout/page-route.ts";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { buttonClass } from "#web/components/button.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { SectionError } from "#web/components/section-error.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { skipPrefetch } from "#web/lib/prefetch.ts";
import type { Route } from "./+types/new-booking-page.ts";
import { addCaller, openCaller, removeCaller, updateCaller } from "./caller-drafts.ts";
import { CallersBar } from "./callers-bar.tsx";
import type { BookableCatalogueItem } from "./chosen-items.ts";
import { NewBookingForm } from "./new-booking-form.tsx";
import { useCallers } from "./use-callers.ts";
import { emptyDraft, type JoinedVisit } from "./use-new-booking.ts";

const texts = words.admin.newBooking;

export const meta = () => adminMeta(words.admin.frame.newBooking);

export function loader({ context }: Route.LoaderArgs) {
  return prefetchForStaff(context, (api) => [bookableDaysQuery(api)]);
}

export const clientLoader = skipPrefetch;

/** Booking for a caller: phone, address, items, slot and a summary to read out. */
export default function NewBookingPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <NewBookings />
    </HydratedPage>
  );
}

function NewBookings() {
  const { all, call, formKey, change } = useCallers();
  const [sameTests, setSameTests] = useState<{ person: number; items: readonly BookableCatalogueItem[] }>({
    person: 0,
    items: [],
  });
  const visitId = parseId(useSearchParams()[0], "visit");
  const navigate = useNavigate();
  const addPerson = (atVisit: number, items: readonly BookableCatalogueItem[]) => {
    setSameTests({ person: sameTests.person + 1, items });
    navigate(`/admin/call?visit=${atVisit}`, { replace: visitId !== null });
  };
  if (visitId !== null) {
    const { person, items } = sameTests;
    return (
      <AdminPage name={words.admin.frame.newBooking}>
        <RequireBookingPermission>
          <AdditionalMemberBooking
            key={`${visitId}-${person}`}
            visitId={visitId}
            items={items}
            onAddMember={addPerson}
          />
        </RequireBookingPermission>
      </AdminPage>
    );
  }
  const { openId } = all;
  return (
    <AdminPage
      name={words.admin.frame.newBooking}
      tools={
        <CallersBar
          all={all}
          onOpen={(id) => change((before) => openCaller(before, id))}
          onAnother={() => change(addCaller)}
        />
      }
    >
      <RequireBookingPermission>
        <NewBookingForm
          key={formKey}
          initialDraft={call}
          onDraftChange={(draft) => change((before) => updateCaller(before, openId, draft))}
          onNext={() => change((before) => removeCaller(before, openId))}
          onAddMember={addPerson}
        />
      </RequireBookingPermission>
    </AdminPage>
  );
}

/** Shows the form to users with permission, an error to others. */
function RequireBookingPermission({ children }: { children: ReactNode }) {
  if (usePermissions()("create-staff-booking")) return children;
  return (
    <PageScroll as="section">
      <SectionError sentence={words.states.forbidden} />
    </PageScroll>
  );
}

type AdditionalMemberProps = {
  visitId: number;
  /** Items of the previous member. */
  items: readonly BookableCatalogueItem[];
  onAddMember: (visitId: number, items: readonly BookableCatalogueItem[]) => void;
};

/** Another member of a visit: slot and address are fixed. */
function AdditionalMemberBooking({ visitId, items: catalogueItems, onAddMember }: AdditionalMemberProps) {
  const navigate = useNavigate();
  const query = useQuery(bookingsQuery({ visitId }));
  const loading = (
    <Loading label={texts.address.loading}>
      <Skeleton as="box" />
    </Loading>
  );
  return (
    <QuerySection query={query} loading={loading} failed={texts.address.failed}>
      {({ rows }) => {
        const lastBooking = rows.findLast(canMoveVisit);
        if (!lastBooking) return <VisitPassed />;
        const joinedVisit: JoinedVisit = { ...lastBooking, visitId };
        return (
          <NewBookingForm
            joinedVisit={joinedVisit}
            initialDraft={{ ...emptyDraft, catalogueItems }}
            onNext={() => navigate("/admin/call", { replace: true })}
            onAddMember={onAddMember}
          />
        );
      }}
    </QuerySection>
  );
}

function VisitPassed() {
  return (
    <PageScroll as="section">
      <SectionError sentence={texts.address.passed} />
      <Link className={buttonClass({ className: "mt-4" })} to="/admin/call" replace>
        {texts.address.anew}
      </Link>
    </PageScroll>
  );
}
