import { useId } from "react";
import { type MoveReason, moveReasons } from "#core/bookings/edit/move-reasons.ts";
import { words } from "#texts";
import { Select } from "#web/components/forms/input.tsx";

type Props = { reason: MoveReason | undefined; onChange: (reason: MoveReason | undefined) => void };

/** Reason for moving a visit, stored in the audit log. */
export function MoveReasonSelect({ reason, onChange }: Props) {
  const id = useId();
  const texts = words.admin.move;
  return (
    <div>
      <label className="label" htmlFor={id}>
        {texts.why}
      </label>
      <Select
        id={id}
        value={reason ?? ""}
        onChange={({ target }) => onChange(moveReasons.find((name) => name === target.value))}
      >
        <option value="">{texts.noReason}</option>
        {moveReasons.map((name) => (
          <option key={name} value={name}>
            {texts.reasons[name]}
          </option>
        ))}
      </Select>
    </div>
  );
}
