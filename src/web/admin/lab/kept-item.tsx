import { useRemoval } from "#web/admin/editing/use-removal.ts";
import { labKey } from "./queries.ts";

type Props = {
  name: string;
  note: string;
  /** The API's address of it. */
  path: string;
  /** What taking it away is called: in short, and read aloud. */
  remove: { label: string; spoken: string };
};

/** A closed day or a served area, and the way to take it off the list. */
export function KeptItem({ name, note, path, remove }: Props) {
  const { mutate, isPending } = useRemoval({ path, stale: labKey });
  return (
    <li>
      <span>
        {name} <small>{note}</small>
      </span>
      <button
        className="btn btn-3 btn-s"
        type="button"
        aria-disabled={isPending}
        aria-label={remove.spoken}
        onClick={() => !isPending && mutate()}
      >
        {remove.label}
      </button>
    </li>
  );
}
