import { useQuery } from "@tanstack/react-query";
import { Suspense, useId, useState } from "react";
import { staffRoles } from "#core/access/policy.ts";
import type { StaffMember } from "#core/staff/schema.ts";
import { words } from "#texts";
import { AdminPage } from "#web/admin/layout/admin-page.tsx";
import { adminMeta, prefetchForStaff } from "#web/admin/layout/page-route.ts";
import { Icon } from "#web/components/icon.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { lazyComponent } from "#web/lib/lazy-component.tsx";
import { skipPrefetch } from "#web/lib/prefetch.ts";
import type { Route } from "./+types/team-page.ts";
import { MemberCard, MemberListHeader } from "./member-card.tsx";
import { staffQuery } from "./queries.ts";
import "./team.css";

const texts = words.admin.team;

export const meta = () => adminMeta(words.admin.tabs.team);

export function loader({ context }: Route.LoaderArgs) {
  return prefetchForStaff(context, (api) => [staffQuery(api)]);
}

export const clientLoader = skipPrefetch;

/** Team of the owner: members, roles and sessions (decision 040). */
export default function TeamPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <Team />
    </HydratedPage>
  );
}

/** Loaded when opened. */
const InviteDialog = lazyComponent(() => import("./invite-dialog.tsx"));

/** The member to invite again, or "new". */
type InviteTarget = StaffMember | "new" | null;

function Team() {
  const query = useQuery(staffQuery());
  const [inviteTarget, setInviteTarget] = useState<InviteTarget>(null);
  return (
    <AdminPage
      name={words.admin.tabs.team}
      tools={
        <button
          className="btn btn-1 btn-s tools-new tools-add"
          type="button"
          aria-haspopup="dialog"
          onClick={() => setInviteTarget("new")}
        >
          <Icon name="plus" small /> {texts.invite}
        </button>
      }
    >
      <QuerySection query={query} loading={<TeamSkeleton />} failed={texts.failed}>
        {(members) => (
          <div className="desk-scroll staff">
            <TeamMembers members={members} onReinvite={setInviteTarget} />
            <RoleDescriptions />
          </div>
        )}
      </QuerySection>
      <Suspense>
        {inviteTarget && (
          <InviteDialog
            again={inviteTarget === "new" ? undefined : inviteTarget}
            onClose={() => setInviteTarget(null)}
          />
        )}
      </Suspense>
    </AdminPage>
  );
}

type TeamMembersProps = { members: StaffMember[]; onReinvite: (member: StaffMember) => void };

function TeamMembers({ members, onReinvite }: TeamMembersProps) {
  const titleId = useId();
  const count = (state: StaffMember["state"]) => members.filter((member) => member.state === state).length;
  const waiting = count("invited");
  return (
    <section className="card members" aria-labelledby={titleId}>
      <div className="block-head">
        <h2 id={titleId}>{texts.heading(count("joined"))}</h2>
        <p className="quiet sm">{waiting > 0 ? texts.waiting(waiting) : texts.noInvitations}</p>
      </div>
      <MemberListHeader />
      <ul>
        {members.map((member) => (
          <MemberCard key={`${member.id} ${member.role}`} member={member} onReinvite={() => onReinvite(member)} />
        ))}
      </ul>
    </section>
  );
}

/** Permissions of each role in a sentence. */
function RoleDescriptions() {
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

const skeletonRows = [0, 1, 2];

function TeamSkeleton() {
  return (
    <Loading label={texts.loading} className="desk-scroll staff">
      <div className="card members">
        <Skeleton as="title" width="half" />
        {skeletonRows.map((row) => (
          <div className="member" key={row}>
            <Skeleton width="long" />
            <Skeleton as="field" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
