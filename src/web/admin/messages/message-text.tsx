import { Fragment } from "react";

/** Text of a message; booking codes do not wrap, because they are read out. */
export function MessageText({ text }: { text: string }) {
  return text.split(/(BK-\d{8})/).map((piece, index) => {
    const key = `${index} ${piece}`;
    return index % 2 === 0 ? (
      <Fragment key={key}>{piece}</Fragment>
    ) : (
      <span key={key} className="whitespace-nowrap">
        {piece}
      </span>
    );
  });
}
