import type { CashCount, PersonClosing } from "#core/money/closings/schema.ts";
import { parseSignedAmount } from "#core/money/signed-amount.ts";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { CountBar, type CountPlace, countFormClass } from "./count-bar.tsx";
import { CountRows } from "./count-rows.tsx";
import { formatTime } from "./format-time.ts";
import { useAcceptClosing } from "./use-closing-changes.ts";

const texts = words.admin.count;

type Props = { closing: PersonClosing; count: CashCount; place: CountPlace; onCountAgain: () => void };

/** The last step: the cash waits for the one who counts it again. */
export function HandOverStep({ closing, count, place, onCountAgain }: Props) {
  const handed = formatRupees(parseAmount(count.counted) - parseAmount(count.kept));
  return (
    <div className={countFormClass}>
      <div className="grid justify-items-center gap-1 py-4 text-center" role="status">
        <Icon name="banknote" className="size-10 text-action" />
        <h2 className="text-2xl tracking-snug">{texts.giveTo}</h2>
        <p className="text-4xl leading-tight font-bold tracking-tight">{handed}</p>
        <p className="max-w-104 text-balance text-soft">{texts.accepter}</p>
        {parseAmount(count.kept) > 0 && <p>{texts.keptOf(formatRupees(parseAmount(count.kept)))}</p>}
      </div>
      <Progress closing={closing} count={count} />
      {parseSignedAmount(count.difference) !== 0 && (
        <Card className="px-4 py-3">
          <CountRows count={count} />
        </Card>
      )}
      {closing.canAccept && <AcceptOwn closing={closing} handed={handed} />}
      <CountBar place={place}>
        <Button className="w-full" onClick={onCountAgain}>
          {texts.again}
        </Button>
      </CountBar>
    </div>
  );
}

function Progress({ closing: { countedAt }, count }: Pick<Props, "closing" | "count">) {
  const moment = formatTime(countedAt);
  const lines = [
    { time: moment, text: texts.log.counted(formatRupees(parseAmount(count.counted))), mark: "bg-action" },
    { time: texts.log.now, text: texts.log.accepting, mark: "bg-offer", isNow: true },
    { time: texts.log.later, text: texts.log.final, mark: "bg-line-strong" },
  ];
  return (
    <Card className="grid gap-3 px-4 py-3.5">
      {lines.map(({ time, text, mark, isNow }) => (
        <p key={text} className={cx("flex items-center gap-3", isNow && "font-semibold")}>
          <i className={cx("h-5 w-1 flex-none rounded-sm", mark)} aria-hidden="true" />
          <span className="w-20 flex-none whitespace-nowrap">{time}</span>
          <span>{text}</span>
        </p>
      ))}
    </Card>
  );
}

/** For a lab in which no other account may accept. */
function AcceptOwn({ closing, handed }: { closing: PersonClosing; handed: string }) {
  const { mutate, isPending } = useAcceptClosing(closing);
  return (
    <Card className="grid gap-2 p-4">
      <p className="text-soft">{texts.acceptOwnHint}</p>
      <Button look="primary" aria-disabled={isPending} onClick={() => !isPending && mutate(handed)}>
        <Icon name="lock" small /> {texts.acceptOwn(handed)}
      </Button>
    </Card>
  );
}
