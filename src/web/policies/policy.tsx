import { useQuery } from "@tanstack/react-query";
import type { LabProfile } from "#core/lab/schema.ts";
import { words } from "#texts";
import { labQuery } from "#web/catalogue/queries.ts";
import { Icon } from "#web/ui/icon.tsx";
import { SectionError } from "#web/ui/states/section-error.tsx";
import "#web/ui/unfold.css";
import "./policies.css";

/** What a policy says, told with the lab's own name, city, address and phones. */
type PolicyText = {
  title: string;
  sentence: string;
  sections: (lab: LabProfile) => readonly { title: string; paragraphs: readonly string[] }[];
};

/** One policy to read. The layout has loaded the lab for the footer. */
export function Policy({ of: { title, sentence, sections } }: { of: PolicyText }) {
  const lab = useQuery(labQuery());
  const told = lab.data ? sections(lab.data) : [];
  const map = (
    <ul>
      {told.map(({ title }, place) => (
        <li key={title}>
          <a href={`#${idOf(place)}`}>{title}</a>
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
      {told.length > 0 && (
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
      {told.map((section, place) => (
        <section key={section.title} id={idOf(place)}>
          <h2>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}

const idOf = (place: number) => `part-${place + 1}`;
