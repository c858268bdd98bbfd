import type { BenchTube } from "#core/round/bench-schema.ts";
import { getTubeCodeEnd } from "#core/round/tube-code.ts";
import { words } from "#texts";
import { DetailLink } from "#web/admin/components/detail-link.tsx";
import { TubeIcon } from "#web/components/tube-icon.tsx";
import { getBenchPath } from "./bench-path.ts";

const texts = words.admin.bench;

type Props = {
  tube: Pick<BenchTube, "code" | "kind">;
  isMissing?: boolean;
  isRejected?: boolean;
  /** Whether its form is open, and which one is. */
  isOpen: boolean;
  openCode: string | null;
};

/** A tube in a list, which opens the form that rejects it, or says that it was. */
export function TubeButton({ tube: { code, kind }, isMissing = false, isRejected = false, isOpen, openCode }: Props) {
  const end = getTubeCodeEnd(code);
  return (
    <DetailLink
      className="inline-flex min-h-target flex-none items-center gap-1.5 rounded-md px-1 text-sm font-medium text-ink no-underline hover:bg-action-soft current:bg-action-soft"
      to={getBenchPath(code)}
      isAnyOpen={openCode !== null}
      aria-current={isOpen || undefined}
      aria-label={(isRejected ? texts.rejectedOne : texts.rejectOne)(end, words.tubeNames[kind])}
    >
      <TubeIcon kind={kind} size="small" isMissing={isMissing || isRejected} />
      <span translate="no">{texts.labelEnd(end)}</span>
    </DetailLink>
  );
}
