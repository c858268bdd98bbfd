import type { DeskSession, StaffMember } from "#core/staff/schema.ts";
import { words } from "#texts";
import { labMomentWords } from "#web/admin/layout/lab-time.ts";
import { browserFetch, callApi } from "#web/api-client.ts";
import { Icon } from "#web/ui/icon.tsx";
import { deviceWords } from "./device-words.ts";
import { useStaffChange } from "./use-staff-change.ts";

const texts = words.desk.staff;

/** Where somebody is signed in, and the way to end it there: a phone was lost, a browser is not the lab's. */
export function Sessions({ member }: { member: StaffMember }) {
  const { sessions } = member;
  return (
    <details className="member-seen member-sessions sm">
      <summary>
        <span>
          <span className="member-said">{texts.columns.seen} </span>
          {sessions[0] && seenWords(sessions[0])}
        </span>
        <b>
          {texts.sessions(sessions.length)} <Icon name="chevron-down" small />
        </b>
      </summary>
      <ul>
        {sessions.map((session) => (
          <Session key={session.id} session={session} member={member} />
        ))}
      </ul>
    </details>
  );
}

/** The server keeps it to the hour: of this browser it is now, of another one that moment or up to an hour later. */
function seenWords({ isThis, seenAt }: DeskSession): string {
  return isThis ? texts.seenNow : texts.seenAbout(labMomentWords(seenAt));
}

function Session({ session, member }: { session: DeskSession; member: StaffMember }) {
  const { mutate, isPending } = useStaffChange();
  const { id: sessionId, device, since, isThis } = session;
  const { id, name } = member;
  const said = deviceWords(device ?? "");
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
    <li>
      <span>
        {said} {isThis && <b>({texts.thisBrowser})</b>}
        <small>
          {texts.seen(seenWords(session))}, {texts.since(labMomentWords(since))}
        </small>
      </span>
      {!isThis && (
        <button
          className="btn btn-3 btn-s"
          type="button"
          aria-disabled={isPending}
          aria-label={texts.endOne(said, name)}
          onClick={end}
        >
          {texts.end}
        </button>
      )}
    </li>
  );
}
