import type { ReactNode } from "react";
import { Motif } from "#web/ui/cloth.tsx";
import type { MotifName } from "#web/ui/motif-of.ts";

type Props = {
  title: string;
  sentence?: string;
  motif?: MotifName;
  /** What to do next, the likeliest first. */
  children?: ReactNode;
  heading?: "h1" | "h2" | "h3";
};

/** Nothing here: the motif unpicked, one sentence, one button. */
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
