import type { ReactNode } from "react";
import { Card } from "#web/components/card.tsx";

/** As wide as the page, or half as wide where there is much room. */
export const wideChartClass = "@xl/work:col-span-full @2xl/work:col-span-2";

/** A card with a chart and, beside it, the same numbers as a table; below it where the card is narrow. */
export function ChartAndTable({ chart, table }: { chart: ReactNode; table: ReactNode }) {
  return (
    <Card as="section" className={`min-w-0 @xl/work:grid @xl/work:grid-cols-aside ${wideChartClass}`}>
      <div className="min-w-0 p-4">{chart}</div>
      <div className="min-w-0 overflow-x-auto border-line py-2 @max-xl/work:border-t @xl/work:border-l">{table}</div>
    </Card>
  );
}

/** The heading of a chart, with its main number, and a line that says what is shown. */
export function ChartHead({ heading, title }: { heading: string; title: string }) {
  return (
    <>
      <h2 className="text-base tracking-snug @max-md/work:text-lg">{heading}</h2>
      <p className="pt-0.5 pb-2 text-xs text-quiet @max-md/work:text-sm">{title}</p>
    </>
  );
}
