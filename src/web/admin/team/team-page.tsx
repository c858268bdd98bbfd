import { useQuery } from "@tanstack/react-query";
import { Suspense, useId, useState } from "react";
import { staffRoles } from "#core/access/policy.ts";
import type { StaffMember } from "#core/staff/schema.ts";
import { words } from "#texts";
import { AdminPage, PageScroll, pageScrollClass } from "#web/admin/layout/admin-page.tsx";
import { adminMeta, prefetchForStaff } from "#web/admin/layout/page-route.ts";
import { Button } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { lazyComponent } from "#web/lib/lazy-component.tsx";
import { skipPrefetch } from "#web/lib/prefetch.ts";
import type { Route } from "./+types/team-page.ts";
import { MemberCard, MemberListHeader } from "./member-card.tsx";
import { staffQuery } from "./queries.ts";

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
      action={
        <Button look="primary" size="small" aria-haspopup="dialog" onClick={() => setInviteTarget("new")}>
          <Icon name="plus" small /> {texts.invite}
        </Button>
      }
    >
      <QuerySection query={query} loading={<TeamSkeleton />} failed={texts.failed}>
        {(members) => (
          <PageScroll className="grid content-start gap-4">
            <TeamMembers members={members} onReinvite={setInviteTarget} />
            <RoleDescriptions />
          </PageScroll>
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
    <Card as="section" className="px-4 pt-4 pb-2" aria-labelledby={titleId}>
      <div className="mb-3 grid gap-0.5">
        <h2 id={titleId} className="text-lg">
          {texts.heading(count("joined"))}
        </h2>
        <p className="text-sm text-quiet">{waiting > 0 ? texts.waiting(waiting) : texts.noInvitations}</p>
      </div>
      <MemberListHeader />
      <ul>
        {members.map((member) => (
          <MemberCard key={`${member.id} ${member.role}`} member={member} onReinvite={() => onReinvite(member)} />
        ))}
      </ul>
    </Card>
  );
}

/** Permissions of each role in a sentence. */
function RoleDescriptions() {
  const titleId = useId();
  return (
    <Card as="section" className="p-4" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg">
        {texts.rolesHeading}
      </h2>
      <dl className="mt-3 grid gap-x-5 gap-y-3 @xl/work:grid-cols-5">
        {staffRoles.map((role) => (
          <div key={role} className="border-t border-line pt-3 @md/work:flex @xl/work:block">
            <dt className="font-semibold @md/work:w-36 @md/work:flex-none">{texts.roles[role].name}</dt>
            <dd className="text-soft">{texts.roles[role].may}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const skeletonRows = [0, 1, 2];

function TeamSkeleton() {
  return (
    <Loading label={texts.loading} className={cx(pageScrollClass, "grid content-start gap-4")}>
      <Card className="px-4 pt-4 pb-2">
        <Skeleton as="title" width="half" />
        {skeletonRows.map((row) => (
          <div className="grid gap-1 border-t border-line py-3" key={row}>
            <Skeleton width="long" />
            <Skeleton as="field" />
          </div>
        ))}
      </Card>
    </Loading>
  );
}
