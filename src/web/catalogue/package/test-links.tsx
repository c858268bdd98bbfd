import type { PackageTest } from "#core/catalogue/schema.ts";
import { Icon } from "#web/ui/icon.tsx";

/** Tests of a package, each a way to its own page; what is sold in packages alone has none. */
export function TestLinks({ tests }: { tests: readonly PackageTest[] }) {
  return (
    <ul className="tests-in">
      {tests.map(({ id, name, code, isOffered }) => (
        <li key={id}>
          <a href={isOffered ? `/tests/${id}` : undefined}>
            <span>{name}</span>
            <span className="code">{code}</span>
            {isOffered && <Icon name="chevron-right" small />}
          </a>
        </li>
      ))}
    </ul>
  );
}
