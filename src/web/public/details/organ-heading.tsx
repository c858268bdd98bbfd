import { useQuery } from "@tanstack/react-query";
import type { Test } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { getOrganDrawingUrl } from "#web/components/organs/organ-drawing.ts";
import { Tag } from "#web/components/tag.tsx";
import { categoriesQuery } from "#web/public/catalogue/queries.ts";

/** A test's name next to its organ, drawn in stitches, and its purpose in one sentence. */
export function OrganHeading({ of: test }: { of: Test }) {
  const { data: categories } = useQuery(categoriesQuery());
  const category = categories?.find(({ id }) => id === test.categoryId);
  return (
    <header className="banner on-cloth">
      <div className="banner-art organ-art">
        <svg viewBox="0 0 160 160" role="img" aria-label={words.organs[test.organ]}>
          <use href={getOrganDrawingUrl(test.organ)} />
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
