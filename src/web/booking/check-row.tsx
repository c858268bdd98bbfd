import type { ReactNode } from "react";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import "./check-row.css";

type Props = { icon: IconName; label: string; onEdit?: () => void; children: ReactNode };

/** One known value as text, with its Edit control; a row of a `<dl className="check">`. */
export function CheckRow({ icon, label, onEdit, children }: Props) {
  return (
    <div className="check-row">
      <dt>
        <Icon name={icon} /> <span>{label}</span>
      </dt>
      <dd>{children}</dd>
      {onEdit && (
        <dd className="check-go">
          <button
            className="btn btn-3 btn-s"
            type="button"
            aria-label={words.savedPatients.editWhat(label)}
            onClick={onEdit}
          >
            {words.savedPatients.edit}
          </button>
        </dd>
      )}
    </div>
  );
}
