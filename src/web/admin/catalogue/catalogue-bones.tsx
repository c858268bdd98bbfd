import { TableBones } from "#web/admin/list/table-bones.tsx";
import { en } from "#web/texts/en.ts";
import { Bone } from "#web/ui/states/bone.tsx";
import type { CatalogueKind } from "./catalogue-address.ts";
import { CatalogueHead } from "./catalogue-head.tsx";

const text = <Bone width="long" />;
const badge = <Bone as="title" width="half" />;
const cells = { "c-who": text, "c-ref": text, "c-day": text, "c-st": badge, "c-sum": <Bone />, "c-go": <Bone /> };

export function CatalogueBones({ kind }: { kind: CatalogueKind }) {
  return <TableBones label={en.admin.catalogue.loading} head={<CatalogueHead kind={kind} />} cells={cells} />;
}
