import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Booking } from "#core/bookings/response-schema.ts";
import { openedFromList } from "#web/admin/components/use-close-detail.ts";
import { useShortcuts } from "#web/admin/layout/shortcuts.tsx";

export type Neighbours = {
  /** Position of the open booking among the rows, from 1; 0 if it is not among them. */
  position: number;
  rowCount: number;
  /** Open the previous or next row; undefined at the ends. */
  openPrevious: (() => void) | undefined;
  openNext: (() => void) | undefined;
  /** Opens the first row. */
  openFirst: (() => void) | undefined;
};

type Options = {
  rows: readonly Booking[];
  openId: number | null;
  /** Returns the address of the list with a booking open. */
  addressOf: (openId: number) => string;
};

/** Neighbouring rows of the open booking, by button and by `k` and `j`, which continue from the last open booking. */
export function useNeighbours({ rows, openId, addressOf }: Options): Neighbours {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [lastId, setLastId] = useState(openId);
  if (openId !== null && openId !== lastId) setLastId(openId);
  const index = rows.findIndex(({ id }) => id === (openId ?? lastId));
  const opener = (row: Booking | undefined) =>
    row &&
    (() =>
      navigate(
        addressOf(row.id),
        openId === null ? { state: openedFromList } : { state, replace: true, preventScrollReset: true },
      ));
  const openPrevious = opener(index < 0 ? undefined : rows[index - 1]);
  const openNext = opener(rows[index + 1]);
  useShortcuts({ k: openPrevious, j: openNext });
  return {
    position: openId === null ? 0 : index + 1,
    rowCount: rows.length,
    openPrevious,
    openNext,
    openFirst: opener(rows[0]),
  };
}
