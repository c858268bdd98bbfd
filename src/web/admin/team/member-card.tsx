import { type FormEvent, useId, useState } from "react";
import { type StaffRole, staffRoles } from "#core/access/policy.ts";
import { formatPhone } from "#core/patients/phone.ts";
import type { StaffMember } from "#core/staff/schema.ts";
import { words } from "#texts";
import { formatLabDateTime } from "#web/admin/layout/lab-time.ts";
import { Icon } from "#web/components/icon.tsx";
import { Select } from "#web/components/input.tsx";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { MemberSessions } from "./member-sessions.tsx";
import { useStaffChange } from "./use-staff-change.ts";

const texts = words.admin.team;
const steps = words.admin.secondStep;

/** Column headings of wide rows; narrow rows are labelled individually. */
export function MemberListHeader() {
  return (
    <div className="member-heads" aria-hidden="true">
      <span>{texts.columns.name}</span>
      <span>{texts.role}</span>
      <span>{steps.member}</span>
      <span>{texts.columns.lastSeen}</span>
      <span>{texts.columns.sessions}</span>
    </div>
  );
}

type Props = { member: StaffMember; onReinvite: () => void };

/** A member of staff: invited, active or switched off. Shows contact, role and state, and the ways to change them. */
export function MemberCard({ member, onReinvite }: Props) {
  const { name, contact, role, state, isSelf } = member;
  const isFixed = isSelf || contact === null || role === null;
  const nameId = useId();
  return (
    <li className={state === "off" ? "member member-off" : "member"} aria-labelledby={nameId}>
      <span className="member-mark" aria-hidden="true" data-mark={getInitials(name)} />
      <div className="member-who">
        <h3 id={nameId}>
          {name} {isSelf && <small className="member-you">{texts.you}</small>}
        </h3>
        <p className="quiet sm">{contact === null ? texts.byPassword : formatPhone(contact)}</p>
      </div>
      <div className="member-role">
        {isFixed ? role && <b>{texts.roles[role].name}</b> : <RoleForm member={member} role={role} />}
      </div>
      <SecondStepState member={member} />
      {member.sessions.length > 0 ? (
        <MemberSessions member={member} />
      ) : (
        <p className="sm member-seen">{formatMemberState(member)}</p>
      )}
      <div className="member-acts">
        <MemberActions member={member} onReinvite={onReinvite} />
      </div>
    </li>
  );
}

/** State of the second step; empty for someone who cannot sign in. */
function SecondStepState({ member: { state, hasSecondStep } }: { member: StaffMember }) {
  if (hasSecondStep) {
    return (
      <p className="sm member-step member-has">
        <Icon name="shield-check" small /> <span className="member-said">{steps.member}</span> {texts.stepOn}
      </p>
    );
  }
  return <p className="sm quiet member-step">{state === "joined" && texts.noStep}</p>;
}

/** "Manpreet Kaur" → "MK". */
function getInitials(name: string): string {
  const letters = name.split(/\s+/).map((word) => [...word][0] ?? "");
  return `${letters[0]}${letters.length > 1 ? letters.at(-1) : ""}`.toUpperCase();
}

function formatMemberState({ state, inviteUntil }: StaffMember): string {
  if (state === "invited") return texts.states.invited(inviteUntil ? formatLabDateTime(inviteUntil) : "");
  return state === "joined" ? texts.notSignedIn : texts.states[state];
}

/** Selecting and saving a role are separate, so that arrow keys alone change nothing. */
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
        onChange={({ target }) => setChosen(staffRoles.find((staffRole) => staffRole === target.value) ?? role)}
      >
        {staffRoles.map((staffRole) => (
          <option key={staffRole} value={staffRole}>
            {texts.roles[staffRole].name}
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

function MemberActions({ member: { id, name, contact, state, isSelf, hasSecondStep }, onReinvite }: Props) {
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
        <button className="btn btn-2 btn-s" type="button" aria-label={texts.againOne(name)} onClick={onReinvite}>
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
