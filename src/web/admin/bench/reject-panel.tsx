import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { BenchTube, RedrawPlan } from "#core/round/bench-schema.ts";
import { getTubeCodeEnd } from "#core/round/tube-code.ts";
import { words } from "#texts";
import { useCloseDetail } from "#web/admin/components/use-close-detail.ts";
import { LinesSkeleton } from "#web/admin/layout/panel-skeletons.tsx";
import { KeyHint, useShortcuts } from "#web/admin/layout/shortcuts.tsx";
import { PanelBody, PanelHeader, PanelSection, SidePanel } from "#web/admin/layout/side-panel.tsx";
import { useNotificationHint } from "#web/admin/layout/use-notification-hint.ts";
import { Button } from "#web/components/button.tsx";
import { FieldGroup } from "#web/components/forms/field.tsx";
import { FormError } from "#web/components/forms/form-error.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { TubeIcon } from "#web/components/tube-icon.tsx";
import { formatWeekdayDate } from "#web/lib/format-date.ts";
import { formatShortPerson } from "#web/lib/format-person.ts";
import { formatTubeTime } from "#web/lib/format-tube-time.ts";
import { getBenchPath } from "./bench-path.ts";
import { redrawQuery } from "./queries.ts";
import { SlotChoice } from "./slot-choice.tsx";
import { reasons, useRejection } from "./use-rejection.ts";

const texts = words.admin.bench.rejection;
const reasonTexts = words.admin.bench.reasons;

type Props = {
  code: string;
  onRejected: (tube: BenchTube) => void;
  /** Gives the focus back to the scanner's field. */
  onClosed: () => void;
};

/** Rejects a tube beside the list: why, what is drawn again, and when. */
export default function RejectPanel({ code, onRejected, onClosed }: Props) {
  const titleId = useId();
  const closeDetail = useCloseDetail(code, getBenchPath());
  const query = useQuery(redrawQuery(code));
  const close = () => {
    closeDetail();
    onClosed();
  };
  return (
    <SidePanel labelledBy={titleId} onClose={close}>
      <PanelHeader
        title={query.data?.tube.rejectedAt ? texts.wasTitle : texts.title}
        titleId={titleId}
        onClose={close}
        navigation={query.data && <span className="mr-auto text-xs text-quiet">{formatTube(query.data.tube)}</span>}
      />
      <PanelBody>
        <QuerySection query={query} loading={<LinesSkeleton label={texts.loading} />} failed={texts.failed}>
          {(plan) =>
            plan.tube.rejectedAt ? (
              <RejectedTube tube={plan.tube} rejectedAt={plan.tube.rejectedAt} />
            ) : (
              <RejectForm
                plan={plan}
                onKeep={close}
                onRejected={(tube) => {
                  onRejected(tube);
                  close();
                }}
              />
            )
          }
        </QuerySection>
      </PanelBody>
    </SidePanel>
  );
}

function formatTube({ code, kind, bookingCode }: BenchTube): string {
  const end = words.admin.bench.labelEnd(getTubeCodeEnd(code));
  return texts.of(`${end} · ${words.tubeNames[kind]}`, bookingCode);
}

function RejectedTube({ tube: { reason, redraw }, rejectedAt }: { tube: BenchTube; rejectedAt: string }) {
  return (
    <PanelSection>
      <p>{texts.was(formatTubeTime(rejectedAt), reason && reasonTexts[reason])}</p>
      {redraw && <p>{texts.visit(formatWeekdayDate(redraw.bookingDate), redraw.bookingTime)}</p>}
    </PanelSection>
  );
}

type RejectFormProps = { plan: RedrawPlan; onKeep: () => void; onRejected: (tube: BenchTube) => void };

function RejectForm({ plan, onKeep, onRejected }: RejectFormProps) {
  const rejection = useRejection(plan, onRejected);
  const withNotificationHint = useNotificationHint();
  const digits = reasons.map((reason, index) => [String(index + 1), () => rejection.choose(reason)]);
  useShortcuts({ ...Object.fromEntries(digits), r: rejection.send });
  const { tube, itemNames } = plan;
  return (
    <>
      <PanelSection>
        <p className="flex items-center gap-3">
          <TubeIcon kind={tube.kind} />
          {texts.drawn(
            `${tube.patientName}, ${formatShortPerson(tube)}`,
            formatTubeTime(tube.collectedAt ?? tube.labelledAt),
            tube.collectedBy,
          )}
        </p>
        <ReasonRows rejection={rejection} />
      </PanelSection>
      <PanelSection title={texts.again}>
        <p className="text-soft">{words.bookedNames(itemNames)}</p>
        <SlotChoice slot={rejection.slot} onChoose={rejection.chooseSlot} />
        <p className="text-sm text-soft">{withNotificationHint(texts.notify)}</p>
        <FormError>{rejection.error}</FormError>
        <Button look="primary" width="full" aria-disabled={rejection.isSending} onClick={rejection.send}>
          {rejection.isSending ? texts.sending : texts.send} <KeyHint isOnAction>r</KeyHint>
        </Button>
        <Button width="full" size="small" onClick={onKeep}>
          {texts.keep}
        </Button>
        <p className="text-xs text-quiet">{texts.money}</p>
      </PanelSection>
    </>
  );
}

function ReasonRows({ rejection: { reason, choose, isTried } }: { rejection: ReturnType<typeof useRejection> }) {
  return (
    <FieldGroup legend={texts.why} error={isTried && reason === null ? texts.missingReason : undefined}>
      <div className="grid gap-2">
        {reasons.map((name, index) => (
          <label
            key={name}
            className="flex min-h-control cursor-pointer items-center gap-3 rounded-md border border-line-control bg-card px-3 py-1 has-checked:border-action has-checked:bg-action-soft has-checked:font-medium"
          >
            <input
              type="radio"
              name="reason"
              className="m-0 size-5 flex-none accent-action"
              checked={reason === name}
              onChange={() => choose(name)}
            />
            <span className="mr-auto">{reasonTexts[name]}</span>
            <KeyHint>{String(index + 1)}</KeyHint>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
