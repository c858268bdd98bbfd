import { Fragment } from "react";

/** What a message says; the number of a booking, which one reads from it, is not broken in two. */
export function Said({ text }: { text: string }) {
  return text.split(/(BK-\d{8})/).map((piece, place) => {
    const key = `${place} ${piece}`;
    return place % 2 === 0 ? (
      <Fragment key={key}>{piece}</Fragment>
    ) : (
      <span key={key} className="nb">
        {piece}
      </span>
    );
  });
}
