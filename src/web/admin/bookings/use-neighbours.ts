import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Booking } from "#core/bookings/schema.ts";
import { useKeys } from "#web/admin/layout/keys.tsx";
import { overList } from "#web/admin/list/use-close-once.ts";

export type Neighbours = {
  /** The open booking's place among the rows, from 1 on; 0 where it is not among them. */
  place: number;
  rows: number;
  /** Open the row above and the row below; undefined at an end. */
  above: (() => void) | undefined;
  below: (() => void) | undefined;
  /** Opens the first row. */
  first: (() => void) | undefined;
};

type Options = {
  rows: readonly Booking[];
  openId: number | null;
  /** The address of the list with a booking beside it. */
  addressOf: (openId: number) => string;
};

/** The rows beside the open one, by their buttons and by `k` and `j`, which go on from the last one that was open, or begin. */
export function useNeighbours({ rows, openId, addressOf }: Options): Neighbours {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [lastId, setLastId] = useState(openId);
  if (openId !== null && openId !== lastId) setLastId(openId);
  const at = rows.findIndex(({ id }) => id === (openId ?? lastId));
  const opener = (row: Booking | undefined) =>
    row &&
    (() =>
      navigate(
        addressOf(row.id),
        openId === null ? { state: overList } : { state, replace: true, preventScrollReset: true },
      ));
  const above = opener(at < 0 ? undefined : rows[at - 1]);
  const below = opener(rows[at + 1]);
  useKeys({ k: above, j: below });
  return { place: openId === null ? 0 : at + 1, rows: rows.length, above, below, first: opener(rows[0]) };
}
