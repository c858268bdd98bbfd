import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { isMovable } from "#core/bookings/places.ts";
import { words } from "#texts";
import { deskDaysQuery } from "#web/admin/booking/queries.ts";
import { bookingsQuery } from "#web/admin/bookings/queries.ts";
import { CallersBar } from "#web/admin/callers/callers-bar.tsx";
import { opening, withAnother, withCall, withoutCaller } from "#web/admin/callers/drafts.ts";
import { useCallers } from "#web/admin/callers/use-callers.ts";
import { DeskFrame } from "#web/admin/layout/desk-frame.tsx";
import { deskMeta, prefetchAtDesk } from "#web/admin/layout/desk-page.ts";
import { useActs } from "#web/admin/layout/use-acts.ts";
import { idIn } from "#web/admin/list/address.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { showAtOnce } from "#web/ui/data/prefetch.ts";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { SectionError } from "#web/ui/states/section-error.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import type { Route } from "./+types/call-page.ts";
import { CallForm } from "./call-form.tsx";
import type { Thing } from "./call-items.ts";
import { type Door, newCall } from "./use-call.ts";
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
  return (
    <HydratedPage data={loaderData}>
      <Calls />
    </HydratedPage>
  );
}

function Calls() {
  const { all, call, formKey, change } = useCallers();
  const [sameTests, setSameTests] = useState<{ person: number; things: readonly Thing[] }>({ person: 0, things: [] });
  const visitId = idIn(useSearchParams()[0], "visit");
  const navigate = useNavigate();
  const addPerson = (atVisit: number, things: readonly Thing[]) => {
    setSameTests({ person: sameTests.person + 1, things });
    navigate(`/admin/call?visit=${atVisit}`, { replace: visitId !== null });
  };
  if (visitId !== null) {
    const { person, things } = sameTests;
    return (
      <DeskFrame name={texts.name}>
        <ForWhoBooks>
          <CallAtDoor key={`${visitId}-${person}`} visitId={visitId} things={things} onOneMore={addPerson} />
        </ForWhoBooks>
      </DeskFrame>
    );
  }
  const { openId } = all;
  return (
    <DeskFrame
      name={texts.name}
      tools={
        <CallersBar
          all={all}
          onOpen={(id) => change((before) => opening(before, id))}
          onAnother={() => change(withAnother)}
        />
      }
    >
      <ForWhoBooks>
        <CallForm
          key={formKey}
          begun={call}
          onTell={(told) => change((before) => withCall(before, openId, told))}
          onNext={() => change((before) => withoutCaller(before, openId))}
          onOneMore={addPerson}
        />
      </ForWhoBooks>
    </DeskFrame>
  );
}

/** The form, for who may book for a caller; to others the page says that they may not. */
function ForWhoBooks({ children }: { children: ReactNode }) {
  if (useActs()("book-for-caller")) return children;
  return (
    <section className="desk-scroll">
      <SectionError sentence={words.states.forbidden} />
    </section>
  );
}

type AtDoorProps = {
  visitId: number;
  /** What the person before at this door was booked for. */
  things: readonly Thing[];
  onOneMore: (visitId: number, things: readonly Thing[]) => void;
};

/** One more person at the door of a visit: its hour and address are shown, and not asked. */
function CallAtDoor({ visitId, things, onOneMore }: AtDoorProps) {
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
        return (
          <CallForm
            door={door}
            begun={{ ...newCall, things }}
            onNext={() => navigate("/admin/call", { replace: true })}
            onOneMore={onOneMore}
          />
        );
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
