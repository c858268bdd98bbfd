import { preparationOf } from "#core/catalogue/defaults.ts";
import type { Test } from "#core/catalogue/schema.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

/** Spec §2 "/tests/{id}": four sections that open and close; what the test is and how to prepare stand open. */
export function TestSections({ of: test }: { of: Test }) {
  const texts = en.catalogue.test;
  return (
    <div className="acc">
      <TestSection title={texts.about} text={test.about} open />
      <TestSection title={texts.preparation} text={preparationOf(test.preparation)} open />
      <TestSection title={texts.importance} text={test.clinicalImportance} />
      <TestSection title={texts.process} text={test.testingProcess} />
    </div>
  );
}

function TestSection({ title, text, open = false }: { title: string; text: string; open?: boolean }) {
  return (
    <details open={open}>
      <summary>
        <h2>{title}</h2> <Icon name="plus" />
      </summary>
      <p>{text}</p>
    </details>
  );
}
