import { useId } from "react";
import { type MoveReason, moveReasons } from "#core/bookings/changing/move-reasons.ts";
import { words } from "#texts";
import { Select } from "#web/ui/forms/select.tsx";

type Props = { reason: MoveReason | undefined; onChange: (reason: MoveReason | undefined) => void };

/** Why a visit is moved, for its history. */
export function MoveReasonChoice({ reason, onChange }: Props) {
  const id = useId();
  const texts = words.desk.move;
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
