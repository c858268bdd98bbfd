import { type Area, checkPinCode } from "#core/areas/pin-code.ts";
import { words } from "#texts";
import { Field } from "#web/components/forms/field.tsx";
import { Select } from "#web/components/forms/input.tsx";

const texts = words.admin.newBooking.address;

type Props = { pinCode: string; areas: readonly Area[] | undefined; onChoose: (pinCode: string) => void };

/** Area by name, for callers who do not know their PIN code; fills in the PIN code. */
export function AreaSelect({ pinCode, areas = [], onChoose }: Props) {
  if (areas.length === 0) return null;
  const result = checkPinCode(pinCode, areas);
  const byName = areas.toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <Field label={texts.area} need="optional" hint={texts.areaHint}>
      {(wiring) => (
        <Select
          {...wiring}
          value={result.kind === "served" ? result.area.pinCode : ""}
          onChange={({ target }) => onChoose(target.value)}
        >
          <option value="">{texts.noArea}</option>
          {byName.map((area) => (
            <option key={area.pinCode} value={area.pinCode}>
              {texts.areaOption(area)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
