import { useQuery } from "@tanstack/react-query";
import { Suspense, useId, useState } from "react";
import { staffRoles } from "#core/access/policy.ts";
import type { StaffMember } from "#core/staff/schema.ts";
import { words } from "#texts";
import { DeskFrame } from "#web/admin/layout/desk-frame.tsx";
import { deskMeta, prefetchAtDesk } from "#web/admin/layout/desk-page.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { later } from "#web/ui/data/later.tsx";
import { showAtOnce } from "#web/ui/data/prefetch.ts";
import { Icon } from "#web/ui/icon.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import type { Route } from "./+types/staff-page.ts";
import { MemberCard, MemberHeads } from "./member-card.tsx";
import { staffQuery } from "./queries.ts";
import "./staff.css";

const texts = words.desk.staff;

export const meta = () => deskMeta(words.desk.tabs.staff);

export function loader({ context }: Route.LoaderArgs) {
  return prefetchAtDesk(context, (api) => [staffQuery(api)]);
}

export const clientLoader = showAtOnce;

/** Decision 040: whom the owner lets in, as what, and where they are signed in. */
export default function StaffPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <Staff />
    </HydratedPage>
  );
}

/** Comes when it is asked for. */
const InviteDialog = later(() => import("./invite-dialog.tsx"));

/** Who is asked: somebody new, or somebody on the list once more. */
type Asked = StaffMember | "new" | null;

function Staff() {
  const query = useQuery(staffQuery());
  const [asked, setAsked] = useState<Asked>(null);
  return (
    <DeskFrame
      name={words.desk.tabs.staff}
      tools={
        <button
          className="btn btn-1 btn-s tools-new tools-add"
          type="button"
          aria-haspopup="dialog"
          onClick={() => setAsked("new")}
        >
          <Icon name="plus" small /> {texts.invite}
        </button>
      }
    >
      <QuerySection query={query} loading={<StaffSkeleton />} failed={texts.failed}>
        {(members) => (
          <div className="desk-scroll staff">
            <Members members={members} onAskAgain={setAsked} />
            <Roles />
          </div>
        )}
      </QuerySection>
      <Suspense>
        {asked && <InviteDialog again={asked === "new" ? undefined : asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </DeskFrame>
  );
}

type MembersProps = { members: StaffMember[]; onAskAgain: (member: StaffMember) => void };

function Members({ members, onAskAgain }: MembersProps) {
  const titleId = useId();
  const count = (state: StaffMember["state"]) => members.filter((member) => member.state === state).length;
  const waiting = count("invited");
  return (
    <section className="card members" aria-labelledby={titleId}>
      <div className="block-head">
        <h2 id={titleId}>{texts.heading(count("joined"))}</h2>
        <p className="quiet sm">{waiting > 0 ? texts.waiting(waiting) : texts.nobodyWaits}</p>
      </div>
      <MemberHeads />
      <ul>
        {members.map((member) => (
          <MemberCard key={`${member.id} ${member.role}`} member={member} onAskAgain={() => onAskAgain(member)} />
        ))}
      </ul>
    </section>
  );
}

/** The table of rights in a sentence a role, under those who have them. */
function Roles() {
  const titleId = useId();
  return (
    <section className="card roles" aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.rolesHeading}</h2>
      <dl>
        {staffRoles.map((role) => (
          <div key={role}>
            <dt>{texts.roles[role].name}</dt>
            <dd>{texts.roles[role].may}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const rows = [0, 1, 2];

function StaffSkeleton() {
  return (
    <Loading label={texts.loading} className="desk-scroll staff">
      <div className="card members">
        <Skeleton as="title" width="half" />
        {rows.map((row) => (
          <div className="member" key={row}>
            <Skeleton width="long" />
            <Skeleton as="field" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
