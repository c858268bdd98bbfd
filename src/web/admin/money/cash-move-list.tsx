import type { CashMove } from "#core/money/closings/schema.ts";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { formatTime } from "./format-time.ts";
import { useAnswerMove } from "./use-closing-changes.ts";

const texts = words.admin.cashMoves;

/** Cash that changed hands without a receipt; what is on its way first. */
export function CashMoveList({ moves }: { moves: CashMove[] }) {
  if (moves.length === 0) return <p className="px-edge pb-3 text-quiet">{texts.none}</p>;
  const isSettled = (move: CashMove) => Number(move.status !== "under-way");
  const sorted = moves.toSorted((one, other) => isSettled(one) - isSettled(other) || other.id - one.id);
  return (
    <ul className="border-t border-line *:not-last:border-b">
      {sorted.map((move) => (
        <li
          key={move.id}
          className={cx(
            "grid gap-2 border-line px-edge py-2.5",
            move.status === "under-way" && "bg-selected",
            move.status === "refused" && "text-quiet",
          )}
        >
          <MoveLine move={move} />
          <MoveAnswers move={move} />
        </li>
      ))}
    </ul>
  );
}

/** Cash that changed hands: how much, from whom to whom, and when. */
export function MoveLine({ move }: { move: CashMove }) {
  const { kind, amount, reason, at, status } = move;
  const facts = [formatEnds(move), formatTime(at), formatState(move), reason];
  return (
    <div className="flex items-baseline justify-between gap-3">
      <p className="min-w-0">
        <b className="font-semibold">{texts.kinds[kind]}</b>
        <small className="block text-xs text-quiet">{facts.filter(Boolean).join(" · ")}</small>
      </p>
      <b className={cx("font-semibold whitespace-nowrap", status === "refused" && "line-through")}>
        {formatRupees(parseAmount(amount))}
      </b>
    </div>
  );
}

/** From whom to whom; the kind's own name says the rest. */
function formatEnds({ kind, from, to }: CashMove): string {
  if (kind === "added") return texts.fromOnly(texts.outside);
  const giver = from?.name ?? texts.drawer;
  return hasReceiver(kind) ? texts.line(giver, to?.name ?? texts.drawer) : texts.fromOnly(giver);
}

/** What counts at once has no state. */
function formatState({ kind, status }: CashMove): string {
  return hasReceiver(kind) ? texts.states[status] : "";
}

function hasReceiver(kind: CashMove["kind"]): boolean {
  return kind === "float" || kind === "handover";
}

/** Accept and refuse for the receiver, take back for the giver; nothing for others. */
export function MoveAnswers({ move }: { move: CashMove }) {
  const { mutate, isPending } = useAnswerMove(move);
  if (!(move.canAccept || move.canRefuse)) return null;
  const sum = formatRupees(parseAmount(move.amount));
  const refuse = move.canAccept ? texts.refuse : texts.takeBack;
  const answer = (given: "acceptance" | "refusal") => {
    if (!isPending) mutate(given);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {move.canAccept && (
        <Button
          size="small"
          look="primary"
          aria-disabled={isPending}
          aria-label={texts.actionOf(texts.accept, sum)}
          onClick={() => answer("acceptance")}
        >
          {texts.accept}
        </Button>
      )}
      {move.canRefuse && (
        <Button
          size="small"
          aria-disabled={isPending}
          aria-label={texts.actionOf(refuse, sum)}
          onClick={() => answer("refusal")}
        >
          {refuse}
        </Button>
      )}
    </div>
  );
}
