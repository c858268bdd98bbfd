import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { isMovable } from "#core/bookings/places.ts";
import { words } from "#texts";
import { deskDaysQuery } from "#web/admin/booking/queries.ts";
import { bookingsQuery } from "#web/admin/bookings/queries.ts";
import { DeskFrame } from "#web/admin/layout/desk-frame.tsx";
import { deskMeta, prefetchAtDesk } from "#web/admin/layout/desk-page.ts";
import { idIn } from "#web/admin/list/address.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { showAtOnce } from "#web/ui/data/prefetch.ts";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { SectionError } from "#web/ui/states/section-error.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import type { Route } from "./+types/call-page.ts";
import { CallForm } from "./call-form.tsx";
import type { Door } from "./use-call.ts";
import "./call.css";
import "./visit.css";

const texts = words.desk.call;

export const meta = () => deskMeta(words.desk.frame.newBooking);

export function loader({ context }: Route.LoaderArgs) {
  return prefetchAtDesk(context, (api) => [deskDaysQuery(api)]);
}

export const clientLoader = showAtOnce;

/** A booking for who calls: number, door, tests, hour, and what is read aloud of it. */
export default function CallPage({ loaderData }: Route.ComponentProps) {
  const [callers, setCallers] = useState(0);
  const visitId = idIn(useSearchParams()[0], "visit");
  return (
    <HydratedPage data={loaderData}>
      <DeskFrame name={texts.name}>
        {visitId === null ? (
          <CallForm key={callers} onNext={() => setCallers(callers + 1)} />
        ) : (
          <CallAtDoor key={visitId} visitId={visitId} />
        )}
      </DeskFrame>
    </HydratedPage>
  );
}

/** One more person at the door of a visit: its hour and address are shown, and not asked. */
function CallAtDoor({ visitId }: { visitId: number }) {
  const navigate = useNavigate();
  const query = useQuery(bookingsQuery({ visitId }));
  const loading = (
    <Loading label={texts.door.loading}>
      <Skeleton as="box" />
    </Loading>
  );
  return (
    <QuerySection query={query} loading={loading} failed={texts.door.failed}>
      {({ rows }) => {
        const first = rows.findLast(isMovable);
        if (!first) return <Passed />;
        const door: Door = { ...first, visitId };
        return <CallForm door={door} onNext={() => navigate("/admin/call", { replace: true })} />;
      }}
    </QuerySection>
  );
}

function Passed() {
  return (
    <section className="desk-scroll">
      <SectionError sentence={texts.door.passed} />
      <Link className="btn btn-2" to="/admin/call" replace>
        {texts.door.anew}
      </Link>
    </section>
  );
}
