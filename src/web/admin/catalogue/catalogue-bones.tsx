import { TableBones } from "#web/admin/list/table-bones.tsx";
import { en } from "#web/texts/en.ts";
import { Skeleton } from "#web/ui/states/skeleton.tsx";
import type { CatalogueKind } from "./catalogue-address.ts";
import { CatalogueHead } from "./catalogue-head.tsx";

const text = <Skeleton width="long" />;
const badge = <Skeleton as="title" width="half" />;
const cells = {
  "c-who": text,
  "c-ref": text,
  "c-day": text,
  "c-st": badge,
  "c-sum": <Skeleton />,
  "c-go": <Skeleton />,
};

export function CatalogueBones({ kind }: { kind: CatalogueKind }) {
  return <TableBones label={en.desk.catalogue.loading} head={<CatalogueHead kind={kind} />} cells={cells} />;
}
