import type { ReactNode } from "react";
import { Card } from "./card.tsx";
import { stateSentenceClass } from "./empty-state.tsx";
import { PatternStrip } from "./motifs/patterns.tsx";

type Props = { title: string; sentence: string; children: ReactNode };

/** The body of an error page: a strip of pattern, what is wrong, and links on. */
export function PageErrorState({ title, sentence, children }: Props) {
  return (
    <Card className="mx-auto w-full max-w-144 overflow-hidden text-center">
      <div className="on-cloth aspect-5/1 bg-cloth">
        <PatternStrip motif="nabz" />
      </div>
      <div className="grid grid-cols-1 justify-items-center gap-3 p-4 sm:p-10">
        <h1>{title}</h1>
        <p className={stateSentenceClass}>{sentence}</p>
        {children}
      </div>
    </Card>
  );
}

/** The links on, side by side where there is room. */
export function ErrorLinks({ children }: { children: ReactNode }) {
  return <div className="mt-3 grid w-full gap-3 sm:auto-cols-fr sm:grid-flow-col">{children}</div>;
}
