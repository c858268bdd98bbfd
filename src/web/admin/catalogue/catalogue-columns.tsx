import { useSearchParams } from "react-router";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { type Column, type RowLayout, rowLinkClass } from "#web/admin/components/admin-table.tsx";
import { DetailLink } from "#web/admin/components/detail-link.tsx";
import { cx } from "#web/components/classes.ts";
import { struckPriceClass } from "#web/components/price.tsx";
import { Skeleton } from "#web/components/skeleton.tsx";
import { Tag } from "#web/components/tag.tsx";
import { type CatalogueKind, getCataloguePath, parseCatalogueView } from "./catalogue-path.ts";
import type { CatalogueTableRow } from "./catalogue-rows.ts";

const texts = words.admin.catalogue;
const lineSkeleton = <Skeleton width="long" />;

/** Columns a kind does not have. */
const hiddenColumns: Partial<Record<CatalogueKind, string[]>> = {
  faqs: ["code", "price"],
  testimonials: ["price"],
};

/** Returns the columns for a kind; some headings depend on it. */
export function createCatalogueColumns(kind: CatalogueKind): Column<CatalogueTableRow>[] {
  return createAllColumns(kind).filter(({ area }) => !hiddenColumns[kind]?.includes(area));
}

/** Returns the places on a card. Without a price, the stars follow the name, however long the text is. */
export function getCatalogueLayout(kind: CatalogueKind): RowLayout {
  return hiddenColumns[kind]
    ? {
        card: '"name code" "detail detail" / minmax(0, 1fr) auto',
        row: '"name code" "detail detail" / minmax(0, 1fr) 64px',
      }
    : {
        card: '"name price" "detail code" / minmax(0, 1fr) auto',
        row: '"name code price" "detail detail price" / minmax(0, 1fr) 86px 118px',
      };
}

function createAllColumns(kind: CatalogueKind): Column<CatalogueTableRow>[] {
  const { name, code, detail, price, action } = texts.columns;
  return [
    {
      name: name[kind],
      width: "33%",
      area: "name",
      sorted: kind === "tests" ? "ascending" : undefined,
      skeleton: lineSkeleton,
      cell: (row) => <NameCell row={row} />,
    },
    {
      name: code[kind],
      width: "12%",
      area: "code",
      className: "truncate @max-lg/work:text-quiet @max-md/work:justify-self-end",
      skeleton: lineSkeleton,
      cell: (row) => row.code,
    },
    {
      name: detail[kind],
      area: "detail",
      className: "@max-lg/work:text-soft",
      skeleton: lineSkeleton,
      cell: (row) => row.detail,
    },
    {
      name: price,
      width: "14%",
      area: "price",
      look: "amount",
      isNumeric: true,
      skeleton: <Skeleton />,
      cell: (row) => <PriceCell row={row} />,
    },
    {
      name: action,
      width: "7%",
      area: "edit",
      look: "action",
      skeleton: <Skeleton />,
      cell: (row) => <EditLink kind={kind} row={row} />,
    },
  ];
}

function NameCell({ row: { name, isOffered, tags } }: { row: CatalogueTableRow }) {
  return (
    <span className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
      <b className="text-sm font-semibold @max-md/work:text-base">{name}</b>
      {!isOffered && <Tag>{texts.notOffered}</Tag>}
      {tags.map((mark) => (
        <Tag key={mark} look="action">
          {mark}
        </Tag>
      ))}
    </span>
  );
}

function PriceCell({ row: { price, discountPrice } }: { row: CatalogueTableRow }) {
  return (
    <>
      {price && discountPrice && (
        <small className={cx(struckPriceClass, "mr-1.5 text-xs")}>{formatRupees(parseAmount(price))}</small>
      )}
      {price && formatRupees(parseAmount(discountPrice ?? price))}
    </>
  );
}

function EditLink({ kind, row }: { kind: CatalogueKind; row: CatalogueTableRow }) {
  const [parameters] = useSearchParams();
  return (
    <DetailLink
      className={rowLinkClass}
      to={getCataloguePath({ kind, edit: row.edit })}
      isAnyOpen={parseCatalogueView(parameters).edit !== null}
      aria-label={texts.editOne(row.name)}
    >
      {texts.edit}
    </DetailLink>
  );
}
