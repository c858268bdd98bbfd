import { useQuery } from "@tanstack/react-query";
import type { Test } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { categoriesQuery } from "#web/catalogue/queries.ts";
import { Tag } from "#web/ui/cards/tag.tsx";
import { drawingHref } from "#web/ui/organs/drawing.ts";

/** A test's name beside what it looks at, drawn in stitches, and what it is for in one sentence. */
export function OrganHead({ of: test }: { of: Test }) {
  const { data: categories } = useQuery(categoriesQuery());
  const category = categories?.find(({ id }) => id === test.categoryId);
  return (
    <header className="banner on-cloth">
      <div className="banner-art organ-art">
        <svg viewBox="0 0 160 160" role="img" aria-label={words.organs[test.organ]}>
          <use href={drawingHref(test.organ)} />
        </svg>
      </div>
      <div className="banner-text">
        <div className="row">
          {category && <Tag>{category.name}</Tag>}
          {test.isPopular && <Tag action>{words.testCard.popular}</Tag>}
          <span className="code" translate="no">
            {test.code}
          </span>
        </div>
        <h1 translate="no">{test.name}</h1>
        <p>{test.description}</p>
      </div>
    </header>
  );
}
