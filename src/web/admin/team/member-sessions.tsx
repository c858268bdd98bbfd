import type { StaffMember, StaffSession } from "#core/staff/schema.ts";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { formatLabDateTime } from "#web/lib/lab-clock.ts";
import { formatDevice } from "./format-device.ts";
import { useStaffChange } from "./use-staff-change.ts";

const texts = words.admin.team;

/** Of words that the column's heading says where there is one. */
export const saidByHeadingClass = "@xl/work:sr-only";

/** Sessions of a member, each of which can be ended, e.g. after a phone was lost. */
export function MemberSessions({ member }: { member: StaffMember }) {
  const { sessions } = member;
  return (
    <details className="group text-sm">
      <summary className="no-marker flex min-h-control cursor-pointer flex-wrap items-center gap-x-1.5 text-quiet">
        <span>
          <span className={saidByHeadingClass}>{texts.columns.lastSeen} </span>
          {sessions[0] && formatLastSeen(sessions[0])}
        </span>
        <b className="inline-flex items-center gap-1 font-medium text-action">
          {texts.sessions(sessions.length)} <Icon name="chevron-down" small className="group-open:rotate-180" />
        </b>
      </summary>
      <ul>
        {sessions.map((session) => (
          <MemberSession key={session.id} session={session} member={member} />
        ))}
      </ul>
    </details>
  );
}

/** The server stores full hours: in this browser it is now, in others up to an hour later. */
function formatLastSeen({ isThis, seenAt }: StaffSession): string {
  return isThis ? texts.lastSeenNow : texts.lastSeenAbout(formatLabDateTime(seenAt));
}

function MemberSession({ session, member }: { session: StaffSession; member: StaffMember }) {
  const { mutate, isPending } = useStaffChange();
  const { id: sessionId, device, since, isThis } = session;
  const { id, name } = member;
  const deviceText = formatDevice(device ?? "");
  const end = () => {
    if (isPending) return;
    const path = { id, sessionId };
    mutate({
      send: () => callApi(browserFetch, "DELETE /api/admin/staff/{id}/sessions/{sessionId}", { path }),
      done: texts.ended,
      failed: texts.endFailed,
    });
  };
  return (
    <li className="flex min-h-control items-center justify-between gap-3 border-t border-line">
      <span>
        {deviceText} {isThis && <b>({texts.thisBrowser})</b>}
        <small className="block text-quiet">
          {texts.seen(formatLastSeen(session))}, {texts.since(formatLabDateTime(since))}
        </small>
      </span>
      {!isThis && (
        <Button
          look="quiet"
          size="small"
          aria-disabled={isPending}
          aria-label={texts.endOne(deviceText, name)}
          onClick={end}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}
