import type { PackageTest } from "#core/catalogue/schema.ts";
import { Icon } from "#web/ui/icon.tsx";

/** Tests of a package, each a way to its own page. */
export function TestLinks({ tests }: { tests: readonly PackageTest[] }) {
  return (
    <ul className="tests-in">
      {tests.map(({ id, name, code }) => (
        <li key={id}>
          <a href={`/tests/${id}`}>
            <span>{name}</span>
            <span className="code">{code}</span>
            <Icon name="chevron-right" small />
          </a>
        </li>
      ))}
    </ul>
  );
}
