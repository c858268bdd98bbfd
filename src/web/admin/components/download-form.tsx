import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";

type Props = {
  /** URL that returns the file. */
  action: string;
  /** Accessible label. */
  label: string;
  text: string;
};

/**
 * Button that downloads an export. A POST form, because exports are recorded in the audit log and a link could be
 * followed by accident.
 */
export function DownloadForm({ action, label, text }: Props) {
  return (
    <form method="post" action={action}>
      <Button size="small" type="submit">
        <Icon name="download" small /> <span className="sr-only">{label}</span>
        <span aria-hidden="true">{text}</span>
      </Button>
    </form>
  );
}
