import { useId } from "react";
import { type StaffRole, staffRoles } from "#core/access/policy.ts";
import { formatPhone } from "#core/patients/phone.ts";
import type { StaffMember } from "#core/staff/schema.ts";
import { words } from "#texts";
import { withConfirmations } from "#web/admin/components/api-errors.ts";
import { Button } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { Select } from "#web/components/forms/input.tsx";
import { Icon } from "#web/components/icon.tsx";
import { Tag } from "#web/components/tag.tsx";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { formatLabDateTime } from "#web/lib/lab-clock.ts";
import { useActionForm } from "#web/lib/use-action-form.ts";
import { MemberSessions, saidByHeadingClass } from "./member-sessions.tsx";
import { useStaffChange } from "./use-staff-change.ts";

const texts = words.admin.team;
const steps = words.admin.secondStep;

/** Below each other, or in columns where there is room. */
const columnsClass =
  "grid min-w-0 flex-1 gap-x-3 gap-y-1 @md/work:grid-cols-2 @xl/work:grid-cols-member @xl/work:items-center";
/** Column headings of wide rows; narrow rows are labelled individually. */
export function MemberListHeader() {
  return (
    <div
      className={cx(columnsClass, "py-2 pl-12 text-xs font-medium text-quiet @max-xl/work:hidden")}
      aria-hidden="true"
    >
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
  const isOff = state === "off";
  const isFixed = isSelf || contact === null || role === null;
  const nameId = useId();
  return (
    <li className="flex gap-3 border-t border-line py-3" aria-labelledby={nameId}>
      <span
        className={cx(
          "grid size-9 flex-none place-items-center rounded-full font-semibold before:content-[attr(data-mark)]",
          isOff ? "bg-sunken text-quiet" : "bg-selected text-action-hover",
        )}
        aria-hidden="true"
        data-mark={getInitials(name)}
      />
      <div className={columnsClass}>
        <div>
          <h3 id={nameId} className={cx("text-base wrap-anywhere", isOff && "text-quiet")}>
            {name} {isSelf && <small className="ml-1 font-medium text-quiet">{texts.you}</small>}
          </h3>
          <p className="text-sm text-quiet">{contact === null ? texts.byPassword : formatPhone(contact)}</p>
        </div>
        <div className="@max-xl/work:empty:hidden">
          {isFixed ? role && <Tag>{texts.roles[role].name}</Tag> : <RoleForm member={member} role={role} />}
        </div>
        <SecondStepState member={member} />
        {member.sessions.length > 0 ? (
          <MemberSessions member={member} />
        ) : (
          <p className="text-sm">{formatMemberState(member)}</p>
        )}
        <div className="flex flex-wrap gap-2 @max-xl/work:empty:hidden @xl/work:justify-end">
          <MemberActions member={member} onReinvite={onReinvite} />
        </div>
      </div>
    </li>
  );
}

/** State of the second step; empty for someone who cannot sign in. */
function SecondStepState({ member: { state, hasSecondStep } }: { member: StaffMember }) {
  if (hasSecondStep) {
    return (
      <p className="flex items-center gap-1 text-sm text-action">
        <Icon name="shield-check" small /> <span className={saidByHeadingClass}>{steps.member}</span> {texts.stepOn}
      </p>
    );
  }
  return <p className="text-sm text-quiet @max-xl/work:empty:hidden">{state === "joined" && texts.noStep}</p>;
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
  const { mutateAsync } = useStaffChange();
  const form = useActionForm({
    defaultValues: { role },
    send: async (body) => {
      if (body.role === role) return;
      await mutateAsync({
        send: () =>
          withConfirmations((answers) =>
            callApi(browserFetch, "PATCH /api/admin/staff/{id}", { path: { id }, body: { ...body, ...answers } }),
          ),
        done: texts.changed(name, texts.roles[body.role].name),
        failed: texts.changeFailed,
      });
    },
  });
  return (
    <form className="flex flex-wrap gap-2" {...form.props}>
      <Select aria-label={texts.roleOf(name)} defaultValue={role} {...form.register("role")}>
        {staffRoles.map((staffRole) => (
          <option key={staffRole} value={staffRole}>
            {texts.roles[staffRole].name}
          </option>
        ))}
      </Select>
      {form.watch("role") !== role && (
        <Button size="small" type="submit" aria-disabled={form.isSubmitting}>
          {form.isSubmitting ? texts.changing : texts.change}
        </Button>
      )}
    </form>
  );
}

function MemberActions({ member: { id, name, contact, state, isSelf, hasSecondStep }, onReinvite }: Props) {
  const { mutate, isPending } = useStaffChange();
  const switchOff = () => {
    if (isPending || !window.confirm(texts.switchOffQuestion(name))) return;
    mutate({
      send: () =>
        withConfirmations(({ confirmed }) =>
          callApi(browserFetch, "DELETE /api/admin/staff/{id}", {
            path: { id },
            query: confirmed ? { confirmed: "true" } : {},
          }),
        ),
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
        <Button size="small" aria-disabled={isPending} aria-label={steps.resetOne(name)} onClick={reset}>
          {steps.reset}
        </Button>
      )}
      {contact !== null && state !== "joined" && (
        <Button size="small" aria-label={texts.againOne(name)} onClick={onReinvite}>
          <Icon name="refresh-cw" small /> {texts.again}
        </Button>
      )}
      {contact !== null && state !== "off" && (
        <Button
          look="danger"
          size="small"
          aria-disabled={isPending}
          aria-label={texts.switchOffOne(name)}
          onClick={switchOff}
        >
          {texts.switchOff}
        </Button>
      )}
    </>
  );
}
