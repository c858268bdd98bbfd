import { words } from "#texts";
import { type Column, type RowLayout, rowLinkClass, TwoLines } from "#web/admin/components/admin-table.tsx";
import { DetailLink } from "#web/admin/components/detail-link.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { Skeleton } from "#web/components/skeleton.tsx";
import type { CallOutput } from "#web/lib/api-client.ts";
import {
  getTranslationsPath,
  type TextLanguage,
  type TextState,
  type TranslationsView,
  textLanguages,
  textStates,
} from "./translations-path.ts";

export type TranslationRow = CallOutput<"GET /api/admin/catalogue-texts">[number];

const texts = words.admin.translations;
const lineSkeleton = <Skeleton width="long" />;

export const translationsLayout: RowLayout = {
  card: '"name kind" "pa pa" "hi hi" / minmax(0, 1fr) auto',
  row: '"name pa" "kind hi" / minmax(0, 1fr) minmax(0, 1fr)',
  slim: '"name" "pa" "hi" / minmax(0, 1fr)',
};

/** What is translated, and the states of its texts in each language. */
export function createTranslationColumns(view: TranslationsView): Column<TranslationRow>[] {
  return [
    {
      name: texts.columns.name,
      area: "name",
      skeleton: lineSkeleton,
      cell: ({ name, code }) => <TwoLines title={name}>{code}</TwoLines>,
    },
    {
      name: texts.columns.kind,
      area: "kind",
      width: "12%",
      hiddenIn: ["slim"],
      className: "text-quiet",
      skeleton: lineSkeleton,
      cell: ({ kind }) => texts.kinds[kind],
    },
    ...textLanguages.map((language) => createStateColumn(language)),
    {
      name: texts.columns.action,
      area: "open",
      look: "action",
      width: "8%",
      skeleton: <Skeleton />,
      cell: ({ kind, id, name }) => (
        <DetailLink
          className={rowLinkClass}
          to={getTranslationsPath({ ...view, open: { kind, id, into: view.open?.into ?? view.language ?? "pa" } })}
          isAnyOpen={view.open !== null}
          aria-label={texts.openOne(name)}
        >
          {texts.open}
        </DetailLink>
      ),
    },
  ];
}

function createStateColumn(language: TextLanguage): Column<TranslationRow> {
  return {
    name: texts.languages[language],
    area: language,
    width: "24%",
    skeleton: lineSkeleton,
    cell: ({ states }) => (
      <>
        <span className="text-quiet @lg/work:hidden">{texts.languages[language]}: </span>
        <StateCounts counts={states[language]} />
      </>
    ),
  };
}

const stateClasses: Record<TextState, string> = {
  missing: "text-error",
  older: "text-error",
  draft: "text-underway",
  approved: "text-action-hover",
};

/** How many texts are in which state; one word if all are approved. */
function StateCounts({ counts }: { counts: Record<TextState, number> }) {
  const present = textStates.filter((state) => counts[state] > 0);
  const isDone = present.every((state) => state === "approved");
  return isDone ? (
    <span className={cx("inline-flex items-center gap-1 font-medium", stateClasses.approved)}>
      <Icon name="check" small /> {texts.allApproved}
    </span>
  ) : (
    <span className="inline-flex flex-wrap gap-x-2">
      {present.map((state) => (
        <span key={state} className={cx("font-medium", stateClasses[state])}>
          {texts.counts[state](counts[state])}
        </span>
      ))}
    </span>
  );
}

/** The state of one text. */
export function StateLabel({ state }: { state: TextState }) {
  return <span className={cx("text-xs font-medium", stateClasses[state])}>{texts.states[state]}</span>;
}
