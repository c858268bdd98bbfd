import { useQuery } from "@tanstack/react-query";
import { sortPackages } from "#core/catalogue/sorting.ts";
import { packagesQuery } from "#web/site/queries.ts";
import { pageMeta } from "#web/site/search-engines/page-meta.ts";
import { en } from "#web/texts/en.ts";
import { PackageCard } from "#web/ui/cards/package-card.tsx";
import { PackageCardBones } from "#web/ui/cards/package-card-bones.tsx";
import { Loading } from "#web/ui/states/loading.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import "./catalogue.css";

const texts = en.catalogue.packages;

export const meta = () => pageMeta({ title: en.site.titleOf(texts.title), description: texts.description });

/** Spec §9: four placeholders. */
const skeleton = (
  <Loading label={en.loading.packages} className="grid grid-4">
    <PackageCardBones />
    <PackageCardBones />
    <PackageCardBones />
    <PackageCardBones />
  </Loading>
);

/** Spec §2 "/test-packages": all packages. The layout has loaded them for the header. */
export default function PackagesPage() {
  const packages = useQuery(packagesQuery());
  return (
    <div className="wrap page">
      <div className="head">
        <h1>{texts.title}</h1>
        <p>{texts.sentence}</p>
      </div>
      <h2 className="sr">{texts.list}</h2>
      <QuerySection query={packages} loading={skeleton} failed={en.failed.packages}>
        {(list) => (
          <div className="grid grid-4">
            {sortPackages(list).map((item) => (
              <PackageCard key={item.id} of={item} more={texts.more} />
            ))}
          </div>
        )}
      </QuerySection>
    </div>
  );
}
