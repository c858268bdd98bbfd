import { parameterCount } from "#core/catalogue/parameters.ts";
import type { PackageTest } from "#core/catalogue/schema.ts";
import { en } from "#web/texts/en.ts";

/** Spec §9: the summary lists at most 5 of the included tests. */
const MOST_LISTED = 5;

export function PackageContents({ tests }: { tests: readonly PackageTest[] }) {
  const more = tests.length - MOST_LISTED;
  return (
    <div className="sum-pad sum-tests">
      <h3 className="sum-count">
        <span>{en.booking.summary.parameters}</span> <span>{parameterCount(tests.length)}</span>
      </h3>
      <ul className="plain-list">
        {tests.slice(0, MOST_LISTED).map(({ id, name, code }) => (
          <li key={id}>
            {name} <span className="code">{code}</span>
          </li>
        ))}
        {more > 0 && <li className="quiet">{en.booking.summary.more(more)}</li>}
      </ul>
    </div>
  );
}
