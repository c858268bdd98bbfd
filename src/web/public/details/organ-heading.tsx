import { useQuery } from "@tanstack/react-query";
import type { Test } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { CatalogueText } from "#web/components/catalogue-text.tsx";
import { getOrganDrawingUrl } from "#web/components/organs/organ-drawing.ts";
import { Tag } from "#web/components/tag.tsx";
import { categoriesQuery } from "#web/public/catalogue/queries.ts";
import { DetailBanner } from "./detail-banner.tsx";

/** A test's name next to its organ, drawn in stitches, and its purpose in one sentence. */
export function OrganHeading({ of: test }: { of: Test }) {
  const { data: categories } = useQuery(categoriesQuery());
  const category = categories?.find(({ id }) => id === test.categoryId);
  return (
    <DetailBanner
      of={test}
      isOnCloth
      artPlace="beside"
      art={
        <svg
          className="absolute inset-0 size-full"
          viewBox="0 0 160 160"
          role="img"
          aria-label={words.organs[test.organ]}
        >
          <use href={getOrganDrawingUrl(test.organ)} />
        </svg>
      }
      tags={
        <>
          {category && (
            <Tag look="on-cloth">
              <CatalogueText of={category} field="name" />
            </Tag>
          )}
          {test.isPopular && <Tag look="on-cloth">{words.testCard.popular}</Tag>}
        </>
      }
    />
  );
}
