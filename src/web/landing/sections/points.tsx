import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-name.ts";

/** A few things worth knowing, each with its icon. */
export function Points({ of: points }: { of: readonly (readonly [IconName, { what: string; how: string }])[] }) {
  return (
    <ul className="offer-points">
      {points.map(([icon, { what, how }]) => (
        <li key={what}>
          <span className="ring">
            <Icon name={icon} />
          </span>
          <div>
            <h3>{what}</h3>
            <p>{how}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
