import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

/** Phones are shared: whose form it is must be able to leave nothing behind. */
export function KeptHere({ onClear }: { onClear: () => void }) {
  return (
    <p className="kept-here sm soft">
      <Icon name="lock" small />
      <span>{en.booking.kept.sentence}</span>
      <button className="btn btn-2 btn-s" type="button" onClick={onClear}>
        {en.booking.kept.clear}
      </button>
    </p>
  );
}
