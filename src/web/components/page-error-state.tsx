import type { ReactNode } from "react";
import { PatternStrip } from "./patterns.tsx";

type Props = { title: string; sentence: string; children: ReactNode };

/** The body of an error page: a strip of pattern, what is wrong, and links in a `.lost-go`. */
export function PageErrorState({ title, sentence, children }: Props) {
  return (
    <div className="card state lost">
      <div className="lost-band on-cloth">
        <PatternStrip motif="nabz" />
      </div>
      <h1>{title}</h1>
      <p>{sentence}</p>
      {children}
    </div>
  );
}
