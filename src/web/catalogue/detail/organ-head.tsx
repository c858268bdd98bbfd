import { useQuery } from "@tanstack/react-query";
import { reportTimeOf, sampleTypeOf } from "#core/catalogue/defaults.ts";
import type { Test } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { categoriesQuery } from "#web/catalogue/queries.ts";
import { Tag } from "#web/ui/cards/tag.tsx";
import { drawingHref } from "#web/ui/organs/drawing.ts";
import "./organ-head.css";

/** A test's name beside what it looks at, what it is for in one sentence, and how it is taken. */
export function OrganHead({ of: test }: { of: Test }) {
  const texts = words.catalogue.test;
  const { data: categories } = useQuery(categoriesQuery());
  const category = categories?.find(({ id }) => id === test.categoryId);
  const facts = [
    [texts.sample, sampleTypeOf(test.sampleType)],
    [texts.reportTime, reportTimeOf(test.reportTime, "detail")],
    [texts.collection, texts.collectionAt],
    [texts.payment, texts.paymentWhen],
  ];
  return (
    <header className="organ-head on-cloth">
      <svg className="organ-art" viewBox="0 0 160 160" role="img" aria-label={words.organDrawings[test.organ]}>
        <use href={drawingHref(test.organ)} />
      </svg>
      <div className="organ-text">
        <div className="row">
          {category && <Tag>{category.name}</Tag>}
          {test.isPopular && <Tag action>{words.testCard.popular}</Tag>}
          <span className="code">{test.code}</span>
        </div>
        <h1>{test.name}</h1>
        <p>{test.description}</p>
      </div>
      <dl className="organ-facts">
        {facts.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
