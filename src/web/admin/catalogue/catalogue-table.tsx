import { Link } from "react-router";
import { formatRupees, fromWire } from "#core/pricing/money.ts";
import { en } from "#web/texts/en.ts";
import { Tag } from "#web/ui/marks/tag.tsx";
import { type CatalogueKind, catalogueAddress } from "./catalogue-address.ts";
import { CatalogueHead } from "./catalogue-head.tsx";
import type { CatalogueRow } from "./rows.ts";

type Props = { kind: CatalogueKind; rows: CatalogueRow[]; edit: string | null };

const texts = en.desk.catalogue;

/** What the lab sells; on a phone each row is a card. */
export function CatalogueTable({ kind, rows, edit }: Props) {
  return (
    <div className="card tbl-card">
      <table className="tbl">
        <caption className="sr">{texts.kinds[kind]}</caption>
        <CatalogueHead kind={kind} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.edit} kind={kind} row={row} isOpen={row.edit === edit} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ kind, row, isOpen }: { kind: CatalogueKind; row: CatalogueRow; isOpen: boolean }) {
  const { price, discountPrice } = row;
  const className = [isOpen && "on", !row.isOffered && "is-away"].filter(Boolean).join(" ");
  return (
    <tr className={className || undefined}>
      <td className="c-who">{row.name}</td>
      <td className="c-ref ref-no">{row.code}</td>
      <td className="c-day">{row.where}</td>
      <td className="c-st">
        <span className="row row-wraps">
          {!row.isOffered && <Tag>{texts.notOffered}</Tag>}
          {row.marks.map((mark) => (
            <Tag key={mark} action>
              {mark}
            </Tag>
          ))}
        </span>
      </td>
      <td className="c-sum num">
        {price && formatRupees(fromWire(discountPrice ?? price))}
        {discountPrice && <small className="price-was">{formatRupees(fromWire(price))}</small>}
      </td>
      <td className="c-go num">
        <Link
          className="btn btn-3 btn-s"
          to={catalogueAddress({ kind, edit: row.edit })}
          aria-label={texts.editOne(row.name)}
          preventScrollReset
        >
          {texts.edit}
        </Link>
      </td>
    </tr>
  );
}
