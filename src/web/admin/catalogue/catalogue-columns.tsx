import { Link } from "react-router";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import type { Column } from "#web/admin/components/admin-table.tsx";
import { struckPriceClass } from "#web/components/price.tsx";
import { Skeleton } from "#web/components/skeleton.tsx";
import { Tag } from "#web/components/tag.tsx";
import { type CatalogueKind, getCataloguePath } from "./catalogue-path.ts";
import type { CatalogueTableRow } from "./catalogue-rows.ts";

const texts = words.admin.catalogue;
const lineSkeleton = <Skeleton width="long" />;

/** Columns a kind does not have. */
const hiddenColumns: Partial<Record<CatalogueKind, string[]>> = {
  faqs: ["c-code", "c-price"],
  testimonials: ["c-price"],
};

/** Returns the columns for a kind; some headings depend on it. */
export function createCatalogueColumns(kind: CatalogueKind): Column<CatalogueTableRow>[] {
  return createAllColumns(kind).filter(({ className = "" }) => !hiddenColumns[kind]?.includes(className));
}

function createAllColumns(kind: CatalogueKind): Column<CatalogueTableRow>[] {
  const { name, code, detail, price, action } = texts.columns;
  return [
    {
      name: name[kind],
      width: "33%",
      cardArea: "title",
      gridArea: "1 / 1",
      className: "c-name",
      sorted: kind === "tests" ? "ascending" : undefined,
      skeleton: lineSkeleton,
      cell: (row) => <NameCell row={row} />,
    },
    {
      name: code[kind],
      width: "12%",
      cardArea: "code",
      gridArea: "1 / 2",
      className: "c-code",
      skeleton: lineSkeleton,
      cell: (row) => row.code,
    },
    {
      name: detail[kind],
      cardArea: "line",
      gridArea: "2 / 1 / auto / span 2",
      className: "c-where",
      skeleton: lineSkeleton,
      cell: (row) => row.detail,
    },
    {
      name: price,
      width: "14%",
      cardArea: "sum",
      gridArea: "1 / 3",
      className: "c-price",
      isNumeric: true,
      skeleton: <Skeleton />,
      cell: (row) => <PriceCell row={row} />,
    },
    {
      name: action,
      width: "7%",
      cardArea: "action",
      skeleton: <Skeleton />,
      cell: (row) => <EditLink kind={kind} row={row} />,
    },
  ];
}

function NameCell({ row: { name, isOffered, tags } }: { row: CatalogueTableRow }) {
  return (
    <span className="row row-wraps">
      <b>{name}</b>
      {!isOffered && <Tag>{texts.notOffered}</Tag>}
      {tags.map((mark) => (
        <Tag key={mark} action>
          {mark}
        </Tag>
      ))}
    </span>
  );
}

function PriceCell({ row: { price, discountPrice } }: { row: CatalogueTableRow }) {
  return (
    <>
      {price && discountPrice && <small className={struckPriceClass}>{formatRupees(parseAmount(price))}</small>}
      {price && formatRupees(parseAmount(discountPrice ?? price))}
    </>
  );
}

function EditLink({ kind, row }: { kind: CatalogueKind; row: CatalogueTableRow }) {
  return (
    <Link to={getCataloguePath({ kind, edit: row.edit })} aria-label={texts.editOne(row.name)} preventScrollReset>
      {texts.edit}
    </Link>
  );
}
