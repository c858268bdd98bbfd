import { getTubeCodeEnd } from "#core/round/tube-code.ts";
import { words } from "#texts";
import { DetailLink } from "#web/admin/components/detail-link.tsx";
import { KeyHint } from "#web/admin/layout/shortcuts.tsx";
import { buttonClass } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import { TubeIcon } from "#web/components/tube-icon.tsx";
import { formatWeekdayDate } from "#web/lib/format-date.ts";
import { formatShortPerson } from "#web/lib/format-person.ts";
import { formatTubeTime } from "#web/lib/format-tube-time.ts";
import { getBenchPath } from "./bench-path.ts";
import type { ScanAnswer as Answer } from "./use-scans.ts";

const texts = words.admin.bench;

const icons = {
  received: "check",
  repeated: "history",
  rejected: "x",
  failed: "circle-alert",
} as const satisfies Record<Answer["kind"], IconName>;

const boxClasses: Record<Answer["kind"], string> = {
  received: "border-action bg-selected",
  repeated: "border-line-strong bg-card",
  rejected: "border-error bg-error-soft",
  failed: "border-error bg-error-soft",
};

type Props = { answer: Answer | null; isPanelOpen: boolean };

/** What the last scan was, large: whose tube, which cap, when. Screen readers say it. */
export function ScanAnswer({ answer, isPanelOpen }: Props) {
  return (
    <div role="status">
      {answer && (
        <div
          className={cx("flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border-2 p-4", boxClasses[answer.kind])}
        >
          {answer.kind === "failed" ? <Failed answer={answer} /> : <Found answer={answer} isPanelOpen={isPanelOpen} />}
        </div>
      )}
    </div>
  );
}

function Failed({ answer: { label, sentence } }: { answer: Extract<Answer, { kind: "failed" }> }) {
  return (
    <>
      <Icon name={icons.failed} className="size-8 text-error" />
      <p className="min-w-0 flex-1">
        <b className="block text-2xl leading-snug font-semibold wrap-anywhere" translate="no">
          {label}
        </b>
        <span className="text-lg font-medium text-error">{sentence}</span>
      </p>
    </>
  );
}

type FoundProps = { answer: Exclude<Answer, { kind: "failed" }>; isPanelOpen: boolean };

function Found({ answer, isPanelOpen }: FoundProps) {
  const { kind, tube } = answer;
  return (
    <>
      <TubeIcon kind={tube.kind} size="large" />
      <div className="min-w-50 flex-1">
        <p className="text-2xl leading-snug font-semibold tracking-snug">
          {tube.patientName}, {formatShortPerson(tube)}
        </p>
        <p className="text-lg">
          <b className="font-semibold" translate="no">
            {texts.labelEnd(getTubeCodeEnd(tube.code))}
          </b>{" "}
          {words.tubeNames[tube.kind]}
        </p>
        <p className={cx("flex items-center gap-2 font-medium", kind === "rejected" ? "text-error" : "text-action")}>
          <Icon name={icons[kind]} small /> {formatAnswer(answer)}
        </p>
        {tube.redraw && (
          <p>{texts.arrived.redraw(formatWeekdayDate(tube.redraw.bookingDate), tube.redraw.bookingTime)}</p>
        )}
      </div>
      {tube.rejectedAt === null && (
        <DetailLink
          className={buttonClass({ look: "danger", size: "small" })}
          to={getBenchPath(tube.code)}
          isAnyOpen={isPanelOpen}
        >
          {texts.reject} <KeyHint>r</KeyHint>
        </DetailLink>
      )}
    </>
  );
}

function formatAnswer({ kind, tube }: FoundProps["answer"]): string {
  if (kind === "rejected") return texts.answers.rejected(tube.reason ? texts.reasons[tube.reason] : "");
  return texts.answers[kind](tube.receivedAt ? formatTubeTime(tube.receivedAt) : "");
}
