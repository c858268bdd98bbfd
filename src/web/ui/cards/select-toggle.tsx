import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

type Props = { name: string; selected: boolean; onToggle: () => void };

/** Select or Selected: a checkbox that looks like the button it is. */
export function SelectToggle({ name, selected, onToggle }: Props) {
  return (
    <label className="select">
      <input type="checkbox" checked={selected} onChange={onToggle} />
      <span>
        <Icon name={selected ? "check" : "plus"} small />
        {selected ? en.testCard.selected : en.testCard.select}
        <span className="sr"> {name}</span>
      </span>
    </label>
  );
}
