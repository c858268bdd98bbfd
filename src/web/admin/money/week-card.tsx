import type { EveningFigures } from "#core/admin/money/schema.ts";
import { formatSignedRupees, parseSignedAmount } from "#core/money/signed-amount.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { formatDayMonth, formatShortWeekday, formatWeekday } from "#web/lib/format-date.ts";
import { CardSection } from "./card-section.tsx";

const texts = words.admin.evening;

/** What was taken on the day and the six before: the heading compares it with the open day before. */
export function WeekCard({ week }: Pick<EveningFigures, "week">) {
  const days = week.map(({ day, total, closed }) => ({ day, closed, paise: parseSignedAmount(total) }));
  const mostPaise = Math.max(1, ...days.map(({ paise }) => paise));
  return (
    <CardSection title={formatComparison(days)} aside={<span className="text-sm text-quiet">{texts.week.title}</span>}>
      <table className="mb-2 w-full border-collapse text-sm">
        <caption className="sr-only">{texts.week.title}</caption>
        <tbody>
          {days.map(({ day, closed, paise }, index) => {
            const isShown = index === days.length - 1;
            return (
              <tr key={day} className={isShown ? "*:font-semibold" : "*:font-normal"}>
                <th scope="row" className="w-24 py-1.5 pl-edge text-left whitespace-nowrap">
                  {formatShortWeekday(day)} {formatDayMonth(day)}
                </th>
                <td className="px-2">
                  {closed !== null && paise === 0 ? (
                    <span className="text-quiet">{closed}</span>
                  ) : (
                    <i
                      className={cx(
                        "block h-3.5 rounded-r-sm forced-colors:bg-canvas-text",
                        isShown ? "bg-action" : "bg-plot-soft",
                      )}
                      style={{ width: `${(Math.max(0, paise) / mostPaise) * 100}%` }}
                      aria-hidden="true"
                    />
                  )}
                </td>
                <td className="w-px pr-edge text-right whitespace-nowrap">
                  {closed !== null && paise === 0 ? texts.nothing : formatSignedRupees(paise)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </CardSection>
  );
}

type WeekDay = { day: string; closed: string | null; paise: number };

/** Returns "₹1,603 more than on Thursday"; a day on which the lab was closed is no measure. */
export function formatComparison(days: readonly WeekDay[]): string {
  const shown = days.at(-1);
  const before = days.slice(0, -1).findLast(({ closed }) => closed === null);
  if (!(shown && before)) return texts.week.title;
  const morePaise = shown.paise - before.paise;
  const day = formatWeekday(before.day);
  if (morePaise === 0) return texts.week.same(day);
  const sum = formatRupees(Math.abs(morePaise));
  return morePaise > 0 ? texts.week.more(sum, day) : texts.week.less(sum, day);
}
