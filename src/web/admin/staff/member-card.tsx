import { type FormEvent, useId, useState } from "react";
import { type StaffRole, staffRoles } from "#core/access/policy.ts";
import { formatPhone } from "#core/patients/phone.ts";
import type { StaffMember } from "#core/staff/schema.ts";
import { words } from "#texts";
import { labMomentWords } from "#web/admin/layout/lab-time.ts";
import { browserFetch, callApi } from "#web/api-client.ts";
import { Select } from "#web/ui/forms/select.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Sessions } from "./sessions.tsx";
import { useStaffChange } from "./use-staff-change.ts";

const texts = words.desk.staff;
const steps = words.desk.secondStep;

/** What stands over the rows where they are wide; each says it by itself where they are not. */
export function MemberHeads() {
  return (
    <div className="member-heads" aria-hidden="true">
      <span>{texts.columns.name}</span>
      <span>{texts.role}</span>
      <span>{steps.member}</span>
      <span>{texts.columns.seen}</span>
      <span>{texts.columns.sessions}</span>
    </div>
  );
}

type Props = { member: StaffMember; onAskAgain: () => void };

/** Somebody who may enter the desk, was asked to, or may not any more: who, as what, since when, and the ways to change that. */
export function MemberCard({ member, onAskAgain }: Props) {
  const { name, contact, role, state, isSelf } = member;
  const isFixed = isSelf || contact === null || role === null;
  const nameId = useId();
  return (
    <li className={state === "off" ? "member member-off" : "member"} aria-labelledby={nameId}>
      <span className="member-mark" aria-hidden="true" data-mark={initialsOf(name)} />
      <div className="member-who">
        <h3 id={nameId}>
          {name} {isSelf && <small className="member-you">{texts.you}</small>}
        </h3>
        <p className="quiet sm">{contact === null ? texts.byPassword : formatPhone(contact)}</p>
      </div>
      <div className="member-role">
        {isFixed ? role && <b>{texts.roles[role].name}</b> : <RoleForm member={member} role={role} />}
      </div>
      <SecondStep member={member} />
      {member.sessions.length > 0 ? (
        <Sessions member={member} />
      ) : (
        <p className="sm member-seen">{standingOf(member)}</p>
      )}
      <div className="member-acts">
        <MemberActs member={member} onAskAgain={onAskAgain} />
      </div>
    </li>
  );
}

/** Whether a code follows the password; nothing of somebody who cannot sign in yet, or any more. */
function SecondStep({ member: { state, hasSecondStep } }: { member: StaffMember }) {
  if (hasSecondStep) {
    return (
      <p className="sm member-step member-has">
        <Icon name="shield-check" small /> <span className="member-said">{steps.member}</span> {texts.stepOn}
      </p>
    );
  }
  return <p className="sm quiet member-step">{state === "joined" && texts.noStep}</p>;
}

/** "Manpreet Kaur" → "MK" */
function initialsOf(name: string): string {
  const letters = name.split(/\s+/).map((word) => [...word][0] ?? "");
  return `${letters[0]}${letters.length > 1 ? letters.at(-1) : ""}`.toUpperCase();
}

function standingOf({ state, inviteUntil }: StaffMember): string {
  if (state === "invited") return texts.states.invited(inviteUntil ? labMomentWords(inviteUntil) : "");
  return state === "joined" ? texts.notSignedIn : texts.states[state];
}

/** Another role is chosen first and changed then: arrow keys alone give nobody a role. */
function RoleForm({ member: { id, name }, role }: { member: StaffMember; role: StaffRole }) {
  const [chosen, setChosen] = useState(role);
  const { mutate, isPending } = useStaffChange();
  const change = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === role || isPending) return;
    mutate({
      send: () => callApi(browserFetch, "PATCH /api/admin/staff/{id}", { path: { id }, body: { role: chosen } }),
      done: texts.changed(name, texts.roles[chosen].name),
      failed: texts.changeFailed,
    });
  };
  return (
    <form className="member-set" onSubmit={change}>
      <Select
        aria-label={texts.roleOf(name)}
        value={chosen}
        onChange={({ target }) => setChosen(staffRoles.find((one) => one === target.value) ?? role)}
      >
        {staffRoles.map((one) => (
          <option key={one} value={one}>
            {texts.roles[one].name}
          </option>
        ))}
      </Select>
      {chosen !== role && (
        <button className="btn btn-2 btn-s" type="submit" aria-disabled={isPending}>
          {isPending ? texts.changing : texts.change}
        </button>
      )}
    </form>
  );
}

function MemberActs({ member: { id, name, contact, state, isSelf, hasSecondStep }, onAskAgain }: Props) {
  const { mutate, isPending } = useStaffChange();
  const switchOff = () => {
    if (isPending || !window.confirm(texts.switchOffQuestion(name))) return;
    mutate({
      send: () => callApi(browserFetch, "DELETE /api/admin/staff/{id}", { path: { id } }),
      done: texts.switchedOff(name),
      failed: texts.switchOffFailed,
    });
  };
  const reset = () => {
    if (isPending || !window.confirm(steps.resetQuestion(name))) return;
    mutate({
      send: () => callApi(browserFetch, "DELETE /api/admin/staff/{id}/second-step", { path: { id } }),
      done: steps.wasReset(name),
      failed: steps.resetFailed,
    });
  };
  if (isSelf) return null;
  return (
    <>
      {hasSecondStep && (
        <button
          className="btn btn-2 btn-s"
          type="button"
          aria-disabled={isPending}
          aria-label={steps.resetOne(name)}
          onClick={reset}
        >
          {steps.reset}
        </button>
      )}
      {contact !== null && state !== "joined" && (
        <button className="btn btn-2 btn-s" type="button" aria-label={texts.againOne(name)} onClick={onAskAgain}>
          <Icon name="refresh-cw" small /> {texts.again}
        </button>
      )}
      {contact !== null && state !== "off" && (
        <button
          className="btn btn-danger btn-s"
          type="button"
          aria-disabled={isPending}
          aria-label={texts.switchOffOne(name)}
          onClick={switchOff}
        >
          {texts.switchOff}
        </button>
      )}
    </>
  );
}
