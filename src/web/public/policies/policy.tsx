import { useQuery } from "@tanstack/react-query";
import type { LabProfile } from "#core/lab/schema.ts";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import { SectionError } from "#web/components/section-error.tsx";
import { labQuery } from "#web/public/catalogue/queries.ts";
import "#web/styles/disclosure.css";
import "./policies.css";

/** The text of a policy, with the lab's own name, city, address and phones. */
type PolicyText = {
  title: string;
  sentence: string;
  sections: (lab: LabProfile) => readonly { title: string; paragraphs: readonly string[] }[];
};

/** One policy. The layout has loaded the lab's profile for the footer. */
export function Policy({ of: { title, sentence, sections } }: { of: PolicyText }) {
  const lab = useQuery(labQuery());
  const sectionTexts = lab.data ? sections(lab.data) : [];
  const map = (
    <ul>
      {sectionTexts.map(({ title }, index) => (
        <li key={title}>
          <a href={`#${getSectionId(index)}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <article className="wrap policy">
      <div className="head">
        <h1>{title}</h1>
        <p>{sentence}</p>
      </div>
      {lab.isError && <SectionError sentence={words.policies.failed} onRetry={() => void lab.refetch()} />}
      {sectionTexts.length > 0 && (
        <>
          <details className="unfold policy-fold only-stacked">
            <summary>
              {words.policies.map} <Icon name="chevron-down" small />
            </summary>
            {map}
          </details>
          <nav className="policy-map" aria-label={words.policies.map}>
            {map}
          </nav>
        </>
      )}
      {sectionTexts.map((section, index) => (
        <section key={section.title} id={getSectionId(index)}>
          <h2>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}

const getSectionId = (index: number) => `part-${index + 1}`;
