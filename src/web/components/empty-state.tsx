import type { ReactNode } from "react";
import type { MotifName } from "./motif.ts";
import { Motif } from "./patterns.tsx";

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
    <div className="card state">
      <Motif name={motif} className="big unpicked" />
      <Heading>{title}</Heading>
      {sentence && <p>{sentence}</p>}
      {children}
    </div>
  );
}
