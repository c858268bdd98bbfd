import type { ReactNode } from "react";
import { Cloth } from "#web/ui/cloth.tsx";

type Props = { title: string; sentence: string; children: ReactNode };

/** The body of a page that cannot be shown: a band of cloth, what is wrong, and the ways on in a `.lost-go`. */
export function LostState({ title, sentence, children }: Props) {
  return (
    <div className="card state lost">
      <div className="lost-band on-cloth">
        <Cloth motif="nabz" />
      </div>
      <h1>{title}</h1>
      <p>{sentence}</p>
      {children}
    </div>
  );
}
