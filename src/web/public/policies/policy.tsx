import { useQuery } from "@tanstack/react-query";
import type { LabProfile } from "#core/lab/schema.ts";
import { words } from "#texts";
import { Disclosure } from "#web/components/disclosure.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { SectionError } from "#web/components/section-error.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";

/** The text of a policy, with the lab's own name, city, address and phones. */
type PolicyText = {
  title: string;
  sentence: string;
  sections: (lab: LabProfile) => readonly { title: string; paragraphs: readonly string[] }[];
};

/** Under a row of stitches; its title is next to its text where there is room. */
const sectionClass =
  "grid gap-x-8 gap-y-3 bg-[repeating-linear-gradient(90deg,var(--stitch-idle)_0_8px,transparent_8px_14px)] bg-size-[100%_2px] bg-no-repeat pt-6 md:flex md:justify-between md:pt-8";

/** One policy. The layout has loaded the lab's profile for the footer. */
export function Policy({ of: { title, sentence, sections } }: { of: PolicyText }) {
  const lab = useQuery(labQuery());
  const sectionTexts = lab.data ? sections(lab.data) : [];
  const map = (
    <ul className="flex flex-col gap-x-6 lg:flex-row lg:flex-wrap">
      {sectionTexts.map(({ title }, index) => (
        <li key={title}>
          <a
            className="flex min-h-target min-w-target items-center text-sm no-underline"
            href={`#${getSectionId(index)}`}
            lang={getTextLanguage(title)}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <article className="page-width grid gap-8 pt-8 pb-section">
      <PageHead title={title}>{sentence}</PageHead>
      {lab.isError && <SectionError sentence={words.policies.failed} onRetry={() => void lab.refetch()} />}
      {sectionTexts.length > 0 && (
        <>
          <Disclosure label={words.policies.map} className="lg:hidden">
            {map}
          </Disclosure>
          <nav className="max-lg:hidden" aria-label={words.policies.map}>
            {map}
          </nav>
        </>
      )}
      {sectionTexts.map((section, index) => (
        <section
          key={section.title}
          id={getSectionId(index)}
          className={sectionClass}
          lang={getTextLanguage(section.title)}
        >
          <h2 className="text-h3 tracking-normal lg:text-2xl lg:tracking-tight">{section.title}</h2>
          <div className="grid content-start gap-3 text-soft md:w-2/3 md:flex-none lg:w-160">
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </article>
  );
}

const getSectionId = (index: number) => `part-${index + 1}`;
