import { TableHead } from "#web/admin/list/table-head.tsx";
import { en } from "#web/texts/en.ts";
import type { CatalogueKind } from "./catalogue-address.ts";

const { name, code, where, marks, price, action } = en.desk.catalogue.columns;

export function CatalogueHead({ kind }: { kind: CatalogueKind }) {
  const columns = [
    { name },
    { name: code, className: "w-code" },
    { name: where[kind] },
    { name: marks },
    { name: price, className: "w-total num" },
  ];
  return <TableHead columns={columns} action={action} />;
}
