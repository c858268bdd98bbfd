import { Link } from "react-router";
import { formatRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import type { Column } from "#web/admin/list/desk-table.tsx";
import { Tag } from "#web/ui/cards/tag.tsx";
import { Skeleton } from "#web/ui/states/skeleton.tsx";
import { type CatalogueKind, catalogueAddress } from "./catalogue-address.ts";
import type { CatalogueRow } from "./rows.ts";

const texts = words.desk.catalogue;
const line = <Skeleton width="long" />;

/** What is not sold has no price, and a question no code. */
const missing: Partial<Record<CatalogueKind, string[]>> = { faqs: ["c-code", "c-price"], testimonials: ["c-price"] };

/** The columns of what the lab sells and says; what some are called depends on the kind. */
export function catalogueColumns(kind: CatalogueKind): Column<CatalogueRow>[] {
  return columnsOf(kind).filter(({ className = "" }) => !missing[kind]?.includes(className));
}

function columnsOf(kind: CatalogueKind): Column<CatalogueRow>[] {
  const { name, code, where, price, action } = texts.columns;
  return [
    {
      name: name[kind],
      width: "33%",
      place: "title",
      spot: "1 / 1",
      className: "c-name",
      sorted: kind === "tests" ? "ascending" : undefined,
      skeleton: line,
      cell: (row) => <Name row={row} />,
    },
    {
      name: code[kind],
      width: "12%",
      place: "code",
      spot: "1 / 2",
      className: "c-code",
      skeleton: line,
      cell: (row) => row.code,
    },
    {
      name: where[kind],
      place: "line",
      spot: "2 / 1 / auto / span 2",
      className: "c-where",
      skeleton: line,
      cell: (row) => row.where,
    },
    {
      name: price,
      width: "14%",
      place: "sum",
      spot: "1 / 3",
      className: "c-price",
      isNumber: true,
      skeleton: <Skeleton />,
      cell: (row) => <Price row={row} />,
    },
    {
      name: action,
      width: "7%",
      place: "action",
      skeleton: <Skeleton />,
      cell: (row) => <EditRow kind={kind} row={row} />,
    },
  ];
}

function Name({ row: { name, isOffered, marks } }: { row: CatalogueRow }) {
  return (
    <span className="row row-wraps">
      <b>{name}</b>
      {!isOffered && <Tag>{texts.notOffered}</Tag>}
      {marks.map((mark) => (
        <Tag key={mark} action>
          {mark}
        </Tag>
      ))}
    </span>
  );
}

function Price({ row: { price, discountPrice } }: { row: CatalogueRow }) {
  return (
    <>
      {price && discountPrice && <small className="price-was">{formatRupees(fromWire(price))}</small>}
      {price && formatRupees(fromWire(discountPrice ?? price))}
    </>
  );
}

function EditRow({ kind, row }: { kind: CatalogueKind; row: CatalogueRow }) {
  return (
    <Link to={catalogueAddress({ kind, edit: row.edit })} aria-label={texts.editOne(row.name)} preventScrollReset>
      {texts.edit}
    </Link>
  );
}
