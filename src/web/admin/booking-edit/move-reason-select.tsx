import { type MoveReason, moveReasons } from "#core/bookings/edit/move-reasons.ts";
import { words } from "#texts";
import { Field } from "#web/components/forms/field.tsx";
import { Select } from "#web/components/forms/input.tsx";

type Props = { reason: MoveReason | undefined; onChange: (reason: MoveReason | undefined) => void };

/** Reason for moving a visit, stored in the audit log. */
export function MoveReasonSelect({ reason, onChange }: Props) {
  const texts = words.admin.move;
  return (
    <Field label={texts.why}>
      {(wiring) => (
        <Select
          {...wiring}
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
      )}
    </Field>
  );
}
