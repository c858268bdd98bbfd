import { useQuery } from "@tanstack/react-query";
import type { Test } from "#core/catalogue/schema.ts";
import { categoriesQuery } from "#web/catalogue/queries.ts";
import { en } from "#web/texts/en.ts";
import { Tag } from "#web/ui/marks/tag.tsx";

/** A test's name, and what it is for in one sentence. */
export function TestHead({ of: test }: { of: Test }) {
  const { data: categories } = useQuery(categoriesQuery());
  const category = categories?.find(({ id }) => id === test.categoryId);
  return (
    <header className="test-head">
      <div className="row">
        {category && <Tag>{category.name}</Tag>}
        {test.isPopular && <Tag action>{en.testCard.popular}</Tag>}
        <span className="code">{test.code}</span>
      </div>
      <h1>{test.name}</h1>
      <p className="test-lead">{test.description}</p>
    </header>
  );
}
