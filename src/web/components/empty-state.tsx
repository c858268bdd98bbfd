import type { ReactNode } from "react";
import { Card } from "./card.tsx";
import type { MotifName } from "./motifs/motif.ts";
import { Motif } from "./motifs/patterns.tsx";

const stateClass = "mx-auto grid w-full max-w-144 content-center justify-items-center gap-3 px-5 py-10 text-center";
export const stateSentenceClass = "max-w-104 text-balance text-soft";

type Props = {
  title: string;
  sentence?: string;
  motif?: MotifName;
  /** What to do next, the likeliest first. */
  children?: ReactNode;
  heading?: "h1" | "h2" | "h3";
};

/** Empty state: the unpicked motif, one sentence, one button. */
export function EmptyState({ title, sentence, motif = "phul", children, heading: Heading = "h3" }: Props) {
  return (
    <Card className={stateClass}>
      <Motif name={motif} className="unstitched size-18" />
      <Heading>{title}</Heading>
      {sentence && <p className={stateSentenceClass}>{sentence}</p>}
      {children}
    </Card>
  );
}
