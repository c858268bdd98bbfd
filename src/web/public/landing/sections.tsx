import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getOrgan } from "#core/catalogue/organs.ts";
import type { Package, Testimonial } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { Card } from "#web/components/card.tsx";
import { ItemCode } from "#web/components/item-code.tsx";
import { OrganMark } from "#web/components/organs/organ-mark.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";
import type { TestGroup } from "./group-by-category.ts";
import { OfferCard, type OfferCounts } from "./offer-hero.tsx";
import { OfferSection } from "./offer-section.tsx";

/** The number of tests, parameters and categories, counted from the catalogue. */
export function OfferCountsSection({ of: { tests, parameters, categories } }: { of: OfferCounts }) {
  const facts = [
    [words.landing.counts.tests, tests],
    [words.landing.counts.parameters, parameters],
    [words.landing.counts.categories, categories],
    [words.landing.counts.report, words.landing.counts.reportHours],
  ] as const;
  return (
    <OfferSection
      id="tests-parameters"
      title={words.landing.counts.title}
      sentence={words.landing.counts.sentence}
      isSplit
    >
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-4">
        {facts.map(([what, value]) => (
          <div key={what} className="flex flex-col-reverse justify-end bg-card p-5">
            <dt className="text-sm text-soft">{what}</dt>
            <dd className="text-2xl leading-snug font-semibold tracking-tight wrap-normal">{value}</dd>
          </div>
        ))}
      </dl>
    </OfferSection>
  );
}

/** What the package is, and how the visit goes. */
export function Overview({ of: { code, description } }: { of: Package }) {
  return (
    <OfferSection
      id="package-overview"
      title={words.landing.overview.title}
      sentence={
        <>
          <span lang={getTextLanguage(description)}>{description}</span> <ItemCode>{code}</ItemCode>
        </>
      }
      isSplit
    >
      <ol className="grid gap-6 lg:grid-cols-3">
        {words.landing.overview.steps.map(({ step, how }, index) => (
          <li key={step} className="flex gap-4">
            <span
              className="grid size-11 flex-none place-items-center rounded-full border border-line-strong bg-card text-xl font-semibold"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <div>
              <h3>{step}</h3>
              <p className="text-soft">{how}</p>
            </div>
          </li>
        ))}
      </ol>
    </OfferSection>
  );
}

/** Every test of the package, by category. */
export function TestsByCategory({ groups }: { groups: readonly TestGroup[] }) {
  return (
    <OfferSection id="tests-included" title={words.landing.included.title} isSunken>
      <div className="grid gap-px overflow-clip rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {groups.map(({ name, icon, tests }) => (
          <section key={name} className="bg-card px-5 py-4">
            <div className="flex min-h-15.5 items-center gap-3 border-b border-line pb-3">
              <OrganMark name={getOrgan(null, icon)} className="size-11 flex-none rounded-md bg-sunken p-1" />
              <h3 className="mr-auto" lang={name ? getTextLanguage(name) : undefined}>
                {name ?? words.landing.included.other}
              </h3>
              <span className="flex-none text-xs leading-normal text-quiet">{words.testList.count(tests.length)}</span>
            </div>
            <ul className="divide-y divide-line">
              {tests.map((test) => (
                <li key={test.id} className="flex items-baseline justify-between gap-4 py-2.5 leading-normal last:pb-0">
                  <span>{test.name}</span> <ItemCode>{test.code}</ItemCode>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </OfferSection>
  );
}

/** The lab's own testimonials, so that a real lab never shows made-up ones. */
export function TestimonialsSection({ of: voices }: { of: readonly Testimonial[] }) {
  return (
    <OfferSection title={words.landing.testimonials.title} isSunken>
      <div className="grid gap-4 md:grid-cols-3 md:gap-5">
        {voices.map(({ id, testimonial, patientName, serviceName }) => (
          <Card as="figure" key={id} className="grid content-between gap-4 p-5">
            <blockquote className="text-lg leading-normal" lang={getTextLanguage(testimonial)}>
              {testimonial}
            </blockquote>
            <figcaption className="grid gap-0.5 border-t border-line pt-3 text-sm">
              <span className="font-semibold">{patientName}</span> <span className="text-quiet">{serviceName}</span>
            </figcaption>
          </Card>
        ))}
      </div>
    </OfferSection>
  );
}

const policies = [
  ["/privacy", words.landing.end.privacy],
  ["/terms", words.landing.end.terms],
  ["/refunds", words.landing.end.refunds],
] as const;

/** The price once more, and the lab. */
export function ClosingSection({ children }: { children: ReactNode }) {
  const { data: lab } = useQuery(labQuery());
  return (
    <section className="on-cloth bg-cloth pb-room text-on-cloth">
      <div className="page-width grid gap-6 py-12 lg:grid-cols-2 lg:items-center lg:gap-x-10">
        <h2>{words.landing.end.title}</h2>
        <OfferCard>{children}</OfferCard>
        <div className="grid gap-2 border-t border-line-on-cloth pt-6 text-sm text-on-cloth-soft lg:col-span-full">
          {lab && (
            <p>
              {lab.name}, {lab.address}
            </p>
          )}
          <p className="flex flex-wrap gap-x-4">
            {policies.map(([path, name]) => (
              <a
                key={path}
                className="inline-flex min-h-target items-center text-inherit hover:text-on-cloth"
                href={withBasePath(path)}
              >
                {name}
              </a>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}
