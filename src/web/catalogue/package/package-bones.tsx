import { DetailBones } from "#web/catalogue/detail/detail-bones.tsx";
import { en } from "#web/texts/en.ts";

/** The shape of a package's page before the package is there. */
export function PackageBones() {
  return (
    <DetailBones label={en.catalogue.package.loading}>
      <div className="banner">
        <div className="banner-art" />
        <div className="banner-text" />
      </div>
    </DetailBones>
  );
}
