import { Icon } from "#web/ui/icon.tsx";

type Props = {
  /** The call that answers the file. */
  action: string;
  /** What the file holds, read aloud. */
  label: string;
  shown: string;
};

/** Asks for a file of the lab's data. A form, because the audit trail keeps who took it: a link could be followed by accident. */
export function FileForm({ action, label, shown }: Props) {
  return (
    <form method="post" action={action}>
      <button className="btn btn-2 btn-s" type="submit">
        <Icon name="download" small /> <span className="sr">{label}</span>
        <span aria-hidden="true">{shown}</span>
      </button>
    </form>
  );
}
