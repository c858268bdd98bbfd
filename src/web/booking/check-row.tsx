import type { ReactNode } from "react";
import { words } from "#texts";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-name.ts";
import "./check-row.css";

type Props = { icon: IconName; label: string; onEdit?: () => void; children: ReactNode };

/** One thing that is known, in words, with the way to change it; a row of a `<dl className="check">`. */
export function CheckRow({ icon, label, onEdit, children }: Props) {
  return (
    <div className="check-row">
      <dt>
        <Icon name={icon} /> <span>{label}</span>
      </dt>
      <dd>{children}</dd>
      {onEdit && (
        <dd className="check-go">
          <button className="btn btn-3 btn-s" type="button" aria-label={words.known.editWhat(label)} onClick={onEdit}>
            {words.known.edit}
          </button>
        </dd>
      )}
    </div>
  );
}
