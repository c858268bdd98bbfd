import { type Area, answerPin } from "#core/areas/pin-code.ts";
import { words } from "#texts";
import { Field } from "#web/ui/forms/field.tsx";
import { Select } from "#web/ui/forms/select.tsx";

const texts = words.desk.call.door;

type Props = { pinCode: string; areas: readonly Area[] | undefined; onChoose: (pinCode: string) => void };

/** An area by its name, for callers who do not know their PIN code: it fills the code in. */
export function AreaChoice({ pinCode, areas = [], onChoose }: Props) {
  if (areas.length === 0) return null;
  const answer = answerPin(pinCode, areas);
  const byName = areas.toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <Field className="" label={texts.area} need="optional" hint={texts.areaHint}>
      {(wiring) => (
        <Select
          {...wiring}
          value={answer.kind === "served" ? answer.area.pinCode : ""}
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
